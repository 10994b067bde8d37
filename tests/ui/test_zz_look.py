from .desk import *
def test_d(window):
    desk=window()
    desk.press(desk.window.start.tiles["tallyho"].together_button)
    p=desk.window.overlay
    L=p.body.layout()
    for _ in range(3):
        QApplication.processEvents()
        print("body",p.body.size(),"vp",p.scroller.viewport().size(),"hfw",L.heightForWidth(p.body.width()),L.totalHeightForWidth(p.body.width()),"min",L.totalMinimumSize(), p.panel.geometry())
    for i in range(L.count()):
        it=L.itemAt(i)
        print(i,it.widget() or it.layout(),it.geometry(),it.hasHeightForWidth(),it.heightForWidth(578) if it.hasHeightForWidth() else it.sizeHint(), it.minimumSize())
    g=L.itemAt(1).layout()
    for i in range(g.count()):
        it=g.itemAt(i); print(it.widget(),it.geometry(),it.hasHeightForWidth(), it.heightForWidth(it.geometry().width()))
