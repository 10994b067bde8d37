; What the installer says beyond NSIS's own texts, in each language of the program.

LangString description ${LANG_ENGLISH} "A card table for trick-taking games"
LangString description ${LANG_ITALIAN} "Un tavolo da carte per i giochi di presa"
LangString description ${LANG_NORWEGIAN} "Et kortbord for stikkspill"
LangString description ${LANG_KOREAN} "트릭 테이킹 게임을 위한 카드 테이블"

LangString welcome ${LANG_ENGLISH} "Cardtable is installed for you alone; no administrator is needed.$\r$\n$\r$\nIf you have an older version, it is replaced. Your matches and settings stay as they are."
LangString welcome ${LANG_ITALIAN} "Cardtable viene installato solo per te: non serve un amministratore.$\r$\n$\r$\nUna versione precedente viene sostituita. Le tue partite e impostazioni restano come sono."
LangString welcome ${LANG_NORWEGIAN} "Cardtable installeres bare for deg. Det trengs ingen administrator.$\r$\n$\r$\nEn eldre versjon blir erstattet. Spillene og innstillingene dine blir som de er."
LangString welcome ${LANG_KOREAN} "Cardtable은 현재 사용자용으로만 설치되며, 관리자 권한이 필요하지 않습니다.$\r$\n$\r$\n이전 버전이 있으면 새 버전으로 바뀝니다. 게임과 설정은 그대로 남습니다."

LangString record ${LANG_ENGLISH} "Cardtable match"
LangString record ${LANG_ITALIAN} "Partita di Cardtable"
LangString record ${LANG_NORWEGIAN} "Cardtable-spill"
LangString record ${LANG_KOREAN} "Cardtable 게임 기록"

LangString close_first ${LANG_ENGLISH} "Cardtable is open. Please close it, then try again. The match is kept."
LangString close_first ${LANG_ITALIAN} "Cardtable è aperto. Chiudilo e riprova. La partita resta salvata."
LangString close_first ${LANG_NORWEGIAN} "Cardtable er åpent. Lukk det, og prøv igjen. Spillet er lagret."
LangString close_first ${LANG_KOREAN} "Cardtable이 열려 있습니다. 닫은 다음 다시 시도해 주세요. 게임은 저장되어 있습니다."

LangString could_not_write ${LANG_ENGLISH} "Cardtable could not be written to this folder. Is there room on the disk, and may you write there?"
LangString could_not_write ${LANG_ITALIAN} "Impossibile scrivere Cardtable in questa cartella. C'è spazio sul disco? Hai il permesso di scrivere qui?"
LangString could_not_write ${LANG_NORWEGIAN} "Cardtable kunne ikke skrives til denne mappen. Er det plass på disken, og har du lov til å skrive der?"
LangString could_not_write ${LANG_KOREAN} "이 폴더에 Cardtable을 쓸 수 없습니다. 디스크에 공간이 있는지, 쓰기 권한이 있는지 확인해 주세요."

LangString needs_64_bit ${LANG_ENGLISH} "Cardtable needs a 64-bit Windows."
LangString needs_64_bit ${LANG_ITALIAN} "Cardtable richiede Windows a 64 bit."
LangString needs_64_bit ${LANG_NORWEGIAN} "Cardtable krever 64-biters Windows."
LangString needs_64_bit ${LANG_KOREAN} "Cardtable에는 64비트 Windows가 필요합니다."

LangString matches_and_settings ${LANG_ENGLISH} "Delete my matches and settings too"
LangString matches_and_settings ${LANG_ITALIAN} "Elimina anche le mie partite e impostazioni"
LangString matches_and_settings ${LANG_NORWEGIAN} "Slett også spillene og innstillingene mine"
LangString matches_and_settings ${LANG_KOREAN} "내 게임과 설정도 삭제"

LangString uninstall_top ${LANG_ENGLISH} "Your matches and settings stay unless you tick their line."
LangString uninstall_top ${LANG_ITALIAN} "Le partite e le impostazioni restano, se non selezioni la loro riga."
LangString uninstall_top ${LANG_NORWEGIAN} "Spillene og innstillingene dine blir værende hvis du ikke krysser av for dem."
LangString uninstall_top ${LANG_KOREAN} "해당 항목을 선택하지 않으면 게임과 설정은 그대로 남습니다."
