<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb_NO" sourcelanguage="en">
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Lukk fane</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>About %1</source>
        <translation>Om %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Skjul %1</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>Skjul andre</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Innstillinger …</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>Avslutt %1</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Tjenester</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Vis alle</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Merk alt</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>Et trinn &amp;opp</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Et trinn &amp;ned</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>Reduser</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Reduser verdien</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Går til forrige side</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Går til neste side</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Øk</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Øk verdien</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Neste side</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Trykk</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Forrige side</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Rull ned</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Rull til venstre</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Rull til høyre</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Rull opp</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Ruller ned</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Ruller til venstre</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Ruller til høyre</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Ruller opp</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Sett fokus</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Setter fokus</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Vis meny</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Viser menyen</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Slå av/på</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Bytter tilstand</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Utløser handlingen</translation>
    </message>
</context>
<context>
    <name>QCocoaMenuItem</name>
    <message>
        <source>About</source>
        <translation>Om</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Om Qt</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>Konfigurer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopier</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Klipp ut</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Avslutt</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Valg</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Lim inn</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Avslutt</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Merk alt</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Innstilling</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Oppsett</translation>
    </message>
</context>
<context>
    <name>QCocoaTheme</name>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Ikke lagre</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>False</source>
        <translation>Usann</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Åpne listen over valg</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Sann</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Hva er dette?</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Show this message again</source>
        <translation>&amp;Vis denne meldingen igjen</translation>
    </message>
    <message>
        <source>An error occurred</source>
        <translation>Det oppsto en feil</translation>
    </message>
    <message>
        <source>Critical Error:</source>
        <translation>Kritisk feil:</translation>
    </message>
    <message>
        <source>Debug Message:</source>
        <translation>Feilsøkingsmelding:</translation>
    </message>
    <message>
        <source>Fatal Error:</source>
        <translation>Uopprettelig feil:</translation>
    </message>
    <message>
        <source>Information:</source>
        <translation>Informasjon:</translation>
    </message>
    <message>
        <source>Warning:</source>
        <translation>Advarsel:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Fant ikke mappen.
Kontroller at du har oppgitt riktig mappenavn.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Fant ikke filen.
Kontroller at du har oppgitt riktig filnavn.</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1-fil</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 finnes fra før.
Vil du erstatte den?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Velg</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Slett</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Se i:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Ny mappe</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Åpne</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Gi nytt navn</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lagre</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>«%1» er skrivebeskyttet.
Vil du slette den likevel?</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Er du sikker på at du vil slette «%1»?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Bytt til detaljvisning</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Bytt til listevisning</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Kunne ikke slette mappen.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Opprett ny mappe</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Opprett en ny mappe</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slett</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detaljvisning</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Mapper</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Mappe:</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Stasjon</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Fil&amp;navn:</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Filmappe</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Filer av &amp;typen:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Filer av typen:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Finn mappe</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mappe</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Frem</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Gå tilbake</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Gå frem</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Gå til overordnet mappe</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Listevisning</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Liste over steder og bokmerker</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Se i:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Min datamaskin</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Ny mappe</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Overordnet mappe</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Nylig brukte steder</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Lagre som</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Snarvei</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Vis </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Vis s&amp;kjulte filer</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Sidestolpe</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Ukjent</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; can not be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuations marks.</source>
        <translation>&lt;b&gt;Navnet «%1» kan ikke brukes.&lt;/b&gt;&lt;p&gt;Prøv et annet navn, med færre tegn eller uten skilletegn.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Navnet «%1» kan ikke brukes.&lt;/b&gt;&lt;p&gt;Prøv et annet navn, med færre tegn eller uten skilletegn.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Datamaskin</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Sist endret</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Ugyldig filnavn</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Min datamaskin</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Størrelse</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Avbryt</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lukk</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lagre</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Lukk uten å lagre</translation>
    </message>
</context>
<context>
    <name>QGuiApplication</name>
    <message>
        <source>QT_LAYOUT_DIRECTION</source>
        <translation>LTR</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>Skriv inn en verdi:</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>%1, ...</source>
        <translation>%1, …</translation>
    </message>
    <message>
        <source>Press shortcut</source>
        <translation>Trykk hurtigtast</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lim inn</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gjør om</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Angre</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Klipp &amp;ut</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slett</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Merk alt</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Om Qt&lt;/h3&gt;&lt;p&gt;Dette programmet bruker Qt versjon %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Om Qt</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjelp</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Skjul detaljer …</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Vis detaljer …</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nei</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Bruk</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Forkast</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjelp</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Nei til a&amp;lt</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Nullstill</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Gjenopprett standard</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Prøv på nytt</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lagre</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Lagre alt</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ja til &amp;alt</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Nederst</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Venstre kant</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Side ned</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Side til venstre</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Side til høyre</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Side opp</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Høyre kant</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Rull ned</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Rull hit</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Rull til venstre</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Rull til høyre</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Rull opp</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Øverst</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Add Favorite</source>
        <translation>Legg til favoritt</translation>
    </message>
    <message>
        <source>Adjust Brightness</source>
        <translation>Juster lysstyrke</translation>
    </message>
    <message>
        <source>Adjust contrast</source>
        <translation>Juster kontrast</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Application Left</source>
        <translation>Program venstre</translation>
    </message>
    <message>
        <source>Application Right</source>
        <translation>Program høyre</translation>
    </message>
    <message>
        <source>Audio Cycle Track</source>
        <translation>Bytt lydspor</translation>
    </message>
    <message>
        <source>Audio Random Play</source>
        <translation>Tilfeldig rekkefølge</translation>
    </message>
    <message>
        <source>Audio Repeat</source>
        <translation>Gjenta lyd</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Borte</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Back Forward</source>
        <translation>Tilbake/frem</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Tilbaketast</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Tilbake-tab</translation>
    </message>
    <message>
        <source>Bass Boost</source>
        <translation>Bassforsterkning</translation>
    </message>
    <message>
        <source>Bass Down</source>
        <translation>Mindre bass</translation>
    </message>
    <message>
        <source>Bass Up</source>
        <translation>Mer bass</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Batteri</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>Bluetooth</source>
        <translation>Bluetooth</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Bok</translation>
    </message>
    <message>
        <source>Browser</source>
        <translation>Nettleser</translation>
    </message>
    <message>
        <source>CD</source>
        <translation>CD</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Kalkulator</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Camera Focus</source>
        <translation>Kamerafokus</translation>
    </message>
    <message>
        <source>Camera Shutter</source>
        <translation>Kamerautløser</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Caps Lock</source>
        <translation>Caps Lock</translation>
    </message>
    <message>
        <source>CapsLock</source>
        <translation>Caps Lock</translation>
    </message>
    <message>
        <source>Channel Down</source>
        <translation>Kanal ned</translation>
    </message>
    <message>
        <source>Channel Up</source>
        <translation>Kanal opp</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Tøm</translation>
    </message>
    <message>
        <source>Clear Grab</source>
        <translation>Clear Grab</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Code input</source>
        <translation>Kodeinntasting</translation>
    </message>
    <message>
        <source>Community</source>
        <translation>Fellesskap</translation>
    </message>
    <message>
        <source>Context1</source>
        <translation>Kontekst 1</translation>
    </message>
    <message>
        <source>Context2</source>
        <translation>Kontekst 2</translation>
    </message>
    <message>
        <source>Context3</source>
        <translation>Kontekst 3</translation>
    </message>
    <message>
        <source>Context4</source>
        <translation>Kontekst 4</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Control</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopier</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Klipp ut</translation>
    </message>
    <message>
        <source>DOS</source>
        <translation>DOS</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Skjerm</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumenter</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Pil ned</translation>
    </message>
    <message>
        <source>Eisu Shift</source>
        <translation>Eisu Shift</translation>
    </message>
    <message>
        <source>Eisu toggle</source>
        <translation>Eisu av/på</translation>
    </message>
    <message>
        <source>Eject</source>
        <translation>Løs ut</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Execute</source>
        <translation>Kjør</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Avslutt</translation>
    </message>
    <message>
        <source>F%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Favorites</source>
        <translation>Favoritter</translation>
    </message>
    <message>
        <source>Finance</source>
        <translation>Økonomi</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Finn</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Vend</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Frem</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Gå til</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grønn</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Veiledning</translation>
    </message>
    <message>
        <source>Hangul</source>
        <translation>Hangul</translation>
    </message>
    <message>
        <source>Hangul Banja</source>
        <translation>Hangul banja</translation>
    </message>
    <message>
        <source>Hangul End</source>
        <translation>Hangul slutt</translation>
    </message>
    <message>
        <source>Hangul Hanja</source>
        <translation>Hangul hanja</translation>
    </message>
    <message>
        <source>Hangul Jamo</source>
        <translation>Hangul jamo</translation>
    </message>
    <message>
        <source>Hangul Jeonja</source>
        <translation>Hangul jeonja</translation>
    </message>
    <message>
        <source>Hangul PostHanja</source>
        <translation>Hangul posthanja</translation>
    </message>
    <message>
        <source>Hangul PreHanja</source>
        <translation>Hangul prehanja</translation>
    </message>
    <message>
        <source>Hangul Romaja</source>
        <translation>Hangul romaja</translation>
    </message>
    <message>
        <source>Hangul Special</source>
        <translation>Hangul spesial</translation>
    </message>
    <message>
        <source>Hangul Start</source>
        <translation>Hangul start</translation>
    </message>
    <message>
        <source>Hangup</source>
        <translation>Legg på</translation>
    </message>
    <message>
        <source>Hankaku</source>
        <translation>Hankaku</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjelp</translation>
    </message>
    <message>
        <source>Henkan</source>
        <translation>Henkan</translation>
    </message>
    <message>
        <source>Hibernate</source>
        <translation>Dvalemodus</translation>
    </message>
    <message>
        <source>Hiragana</source>
        <translation>Hiragana</translation>
    </message>
    <message>
        <source>Hiragana Katakana</source>
        <translation>Hiragana katakana</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historikk</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Home Office</source>
        <translation>Hjemmekontor</translation>
    </message>
    <message>
        <source>Home Page</source>
        <translation>Hjemmeside</translation>
    </message>
    <message>
        <source>Hot Links</source>
        <translation>Hurtiglenker</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Kana Lock</source>
        <translation>Kana Lock</translation>
    </message>
    <message>
        <source>Kana Shift</source>
        <translation>Kana Shift</translation>
    </message>
    <message>
        <source>Kanji</source>
        <translation>Kanji</translation>
    </message>
    <message>
        <source>Katakana</source>
        <translation>Katakana</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Keyboard Brightness Down</source>
        <translation>Svakere tastaturlys</translation>
    </message>
    <message>
        <source>Keyboard Brightness Up</source>
        <translation>Sterkere tastaturlys</translation>
    </message>
    <message>
        <source>Keyboard Light On/Off</source>
        <translation>Tastaturlys av/på</translation>
    </message>
    <message>
        <source>Keyboard Menu</source>
        <translation>Tastaturmeny</translation>
    </message>
    <message>
        <source>Last Number Redial</source>
        <translation>Ring siste nummer</translation>
    </message>
    <message>
        <source>Launch (0)</source>
        <translation>Start (0)</translation>
    </message>
    <message>
        <source>Launch (1)</source>
        <translation>Start (1)</translation>
    </message>
    <message>
        <source>Launch (2)</source>
        <translation>Start (2)</translation>
    </message>
    <message>
        <source>Launch (3)</source>
        <translation>Start (3)</translation>
    </message>
    <message>
        <source>Launch (4)</source>
        <translation>Start (4)</translation>
    </message>
    <message>
        <source>Launch (5)</source>
        <translation>Start (5)</translation>
    </message>
    <message>
        <source>Launch (6)</source>
        <translation>Start (6)</translation>
    </message>
    <message>
        <source>Launch (7)</source>
        <translation>Start (7)</translation>
    </message>
    <message>
        <source>Launch (8)</source>
        <translation>Start (8)</translation>
    </message>
    <message>
        <source>Launch (9)</source>
        <translation>Start (9)</translation>
    </message>
    <message>
        <source>Launch (A)</source>
        <translation>Start (A)</translation>
    </message>
    <message>
        <source>Launch (B)</source>
        <translation>Start (B)</translation>
    </message>
    <message>
        <source>Launch (C)</source>
        <translation>Start (C)</translation>
    </message>
    <message>
        <source>Launch (D)</source>
        <translation>Start (D)</translation>
    </message>
    <message>
        <source>Launch (E)</source>
        <translation>Start (E)</translation>
    </message>
    <message>
        <source>Launch (F)</source>
        <translation>Start (F)</translation>
    </message>
    <message>
        <source>Launch (G)</source>
        <translation>Start (G)</translation>
    </message>
    <message>
        <source>Launch (H)</source>
        <translation>Start (H)</translation>
    </message>
    <message>
        <source>Launch Mail</source>
        <translation>Start e-post</translation>
    </message>
    <message>
        <source>Launch Media</source>
        <translation>Start mediespiller</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Pil venstre</translation>
    </message>
    <message>
        <source>LightBulb</source>
        <translation>Lyspære</translation>
    </message>
    <message>
        <source>Logoff</source>
        <translation>Logg av</translation>
    </message>
    <message>
        <source>Mail Forward</source>
        <translation>Videresend e-post</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Marked</translation>
    </message>
    <message>
        <source>Massyo</source>
        <translation>Massyo</translation>
    </message>
    <message>
        <source>Media Fast Forward</source>
        <translation>Spol fremover</translation>
    </message>
    <message>
        <source>Media Next</source>
        <translation>Neste spor</translation>
    </message>
    <message>
        <source>Media Pause</source>
        <translation>Pause i avspilling</translation>
    </message>
    <message>
        <source>Media Play</source>
        <translation>Spill av medier</translation>
    </message>
    <message>
        <source>Media Previous</source>
        <translation>Forrige spor</translation>
    </message>
    <message>
        <source>Media Record</source>
        <translation>Ta opp</translation>
    </message>
    <message>
        <source>Media Rewind</source>
        <translation>Spol tilbake</translation>
    </message>
    <message>
        <source>Media Stop</source>
        <translation>Stopp avspilling</translation>
    </message>
    <message>
        <source>Meeting</source>
        <translation>Møte</translation>
    </message>
    <message>
        <source>Memo</source>
        <translation>Notat</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meny</translation>
    </message>
    <message>
        <source>Menu PB</source>
        <translation>Meny PB</translation>
    </message>
    <message>
        <source>Messenger</source>
        <translation>Meldinger</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Microphone Mute</source>
        <translation>Demp mikrofon</translation>
    </message>
    <message>
        <source>Microphone Volume Down</source>
        <translation>Lavere mikrofonlyd</translation>
    </message>
    <message>
        <source>Microphone Volume Up</source>
        <translation>Høyere mikrofonlyd</translation>
    </message>
    <message>
        <source>Monitor Brightness Down</source>
        <translation>Mørkere skjerm</translation>
    </message>
    <message>
        <source>Monitor Brightness Up</source>
        <translation>Lysere skjerm</translation>
    </message>
    <message>
        <source>Muhenkan</source>
        <translation>Muhenkan</translation>
    </message>
    <message>
        <source>Multiple Candidate</source>
        <translation>Flere kandidater</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musikk</translation>
    </message>
    <message>
        <source>My Sites</source>
        <translation>Mine nettsteder</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Ny</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Nyheter</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nei</translation>
    </message>
    <message>
        <source>Num</source>
        <translation>Num</translation>
    </message>
    <message>
        <source>Num Lock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>NumLock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>Number Lock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>Open URL</source>
        <translation>Åpne adresse</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Alternativ</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Lim inn</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spill av</translation>
    </message>
    <message>
        <source>Power Down</source>
        <translation>Slå av</translation>
    </message>
    <message>
        <source>Power Off</source>
        <translation>Slå av strømmen</translation>
    </message>
    <message>
        <source>Previous Candidate</source>
        <translation>Forrige kandidat</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Print Screen</source>
        <translation>Print Screen</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Skriver</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rød</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gjør om</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Oppdater</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Last inn på nytt</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Pil høyre</translation>
    </message>
    <message>
        <source>Romaji</source>
        <translation>Romaji</translation>
    </message>
    <message>
        <source>Rotate Windows</source>
        <translation>Roter vinduer</translation>
    </message>
    <message>
        <source>Rotation KB</source>
        <translation>Rotasjon KB</translation>
    </message>
    <message>
        <source>Rotation PB</source>
        <translation>Rotasjon PB</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lagre</translation>
    </message>
    <message>
        <source>Screensaver</source>
        <translation>Skjermsparer</translation>
    </message>
    <message>
        <source>Scroll Lock</source>
        <translation>Scroll Lock</translation>
    </message>
    <message>
        <source>ScrollLock</source>
        <translation>Scroll Lock</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søk</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Velg</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Send</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Butikk</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>Hvilemodus</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellomrom</translation>
    </message>
    <message>
        <source>Spellchecker</source>
        <translation>Stavekontroll</translation>
    </message>
    <message>
        <source>Split Screen</source>
        <translation>Delt skjerm</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Regneark</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Ventemodus</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Undertekst</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Brukerstøtte</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>Stans midlertidig</translation>
    </message>
    <message>
        <source>SysReq</source>
        <translation>SysRq</translation>
    </message>
    <message>
        <source>System Request</source>
        <translation>System Request</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Task Panel</source>
        <translation>Oppgavelinje</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>To-do list</source>
        <translation>Oppgaveliste</translation>
    </message>
    <message>
        <source>Toggle Call/Hangup</source>
        <translation>Ring / legg på</translation>
    </message>
    <message>
        <source>Toggle Media Play/Pause</source>
        <translation>Spill av / pause</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Verktøy</translation>
    </message>
    <message>
        <source>Top Menu</source>
        <translation>Toppmeny</translation>
    </message>
    <message>
        <source>Touchpad Off</source>
        <translation>Styreflate av</translation>
    </message>
    <message>
        <source>Touchpad On</source>
        <translation>Styreflate på</translation>
    </message>
    <message>
        <source>Touchpad Toggle</source>
        <translation>Styreflate av/på</translation>
    </message>
    <message>
        <source>Touroku</source>
        <translation>Touroku</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>Treble Down</source>
        <translation>Mindre diskant</translation>
    </message>
    <message>
        <source>Treble Up</source>
        <translation>Mer diskant</translation>
    </message>
    <message>
        <source>Ultra Wide Band</source>
        <translation>Ultra Wide Band</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Pil opp</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Voice Dial</source>
        <translation>Taleoppringing</translation>
    </message>
    <message>
        <source>Volume Down</source>
        <translation>Lavere lyd</translation>
    </message>
    <message>
        <source>Volume Mute</source>
        <translation>Demp lyden</translation>
    </message>
    <message>
        <source>Volume Up</source>
        <translation>Høyere lyd</translation>
    </message>
    <message>
        <source>WWW</source>
        <translation>WWW</translation>
    </message>
    <message>
        <source>Wake Up</source>
        <translation>Vekk</translation>
    </message>
    <message>
        <source>WebCam</source>
        <translation>Webkamera</translation>
    </message>
    <message>
        <source>Wireless</source>
        <translation>Trådløst</translation>
    </message>
    <message>
        <source>Word Processor</source>
        <translation>Tekstbehandler</translation>
    </message>
    <message>
        <source>XFer</source>
        <translation>XFer</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gul</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Zenkaku</source>
        <translation>Zenkaku</translation>
    </message>
    <message>
        <source>Zenkaku Hankaku</source>
        <translation>Zenkaku hankaku</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>Zoom inn</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>Zoom ut</translation>
    </message>
    <message>
        <source>iTouch</source>
        <translation>iTouch</translation>
    </message>
</context>
<context>
    <name>QSpiAccessibleBridge</name>
    <message>
        <source>alert message</source>
        <translation>varselmelding</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>animasjon</translation>
    </message>
    <message>
        <source>application</source>
        <translation>program</translation>
    </message>
    <message>
        <source>assistant</source>
        <translation>assistent</translation>
    </message>
    <message>
        <source>block quote</source>
        <translation>blokksitat</translation>
    </message>
    <message>
        <source>button menu</source>
        <translation>menyknapp</translation>
    </message>
    <message>
        <source>button with drop down</source>
        <translation>nedtrekksknapp</translation>
    </message>
    <message>
        <source>button with drop down grid</source>
        <translation>knapp med nedtrekksrutenett</translation>
    </message>
    <message>
        <source>canvas</source>
        <translation>lerret</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>celle</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>diagram</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>avkryssingsboks</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>klokke</translation>
    </message>
    <message>
        <source>color chooser</source>
        <translation>fargevelger</translation>
    </message>
    <message>
        <source>column</source>
        <translation>kolonne</translation>
    </message>
    <message>
        <source>column header</source>
        <translation>kolonneoverskrift</translation>
    </message>
    <message>
        <source>combo box</source>
        <translation>kombinasjonsboks</translation>
    </message>
    <message>
        <source>complementary content</source>
        <translation>tilleggsinnhold</translation>
    </message>
    <message>
        <source>cursor</source>
        <translation>peker</translation>
    </message>
    <message>
        <source>desktop</source>
        <translation>skrivebord</translation>
    </message>
    <message>
        <source>dial</source>
        <translation>dreieknapp</translation>
    </message>
    <message>
        <source>dialog</source>
        <translation>dialogboks</translation>
    </message>
    <message>
        <source>document</source>
        <translation>dokument</translation>
    </message>
    <message>
        <source>equation</source>
        <translation>formel</translation>
    </message>
    <message>
        <source>filler</source>
        <translation>fyllobjekt</translation>
    </message>
    <message>
        <source>footer</source>
        <translation>bunntekst</translation>
    </message>
    <message>
        <source>form</source>
        <translation>skjema</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>ramme</translation>
    </message>
    <message>
        <source>graphic</source>
        <translation>bilde</translation>
    </message>
    <message>
        <source>grip</source>
        <translation>håndtak</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>overskrift</translation>
    </message>
    <message>
        <source>help balloon</source>
        <translation>hjelpeboble</translation>
    </message>
    <message>
        <source>hotkey field</source>
        <translation>hurtigtastfelt</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>indikator</translation>
    </message>
    <message>
        <source>invalid role</source>
        <translation>ugyldig rolle</translation>
    </message>
    <message>
        <source>label</source>
        <translation>etikett</translation>
    </message>
    <message>
        <source>layered pane</source>
        <translation>lagdelt rute</translation>
    </message>
    <message>
        <source>link</source>
        <translation>lenke</translation>
    </message>
    <message>
        <source>list</source>
        <translation>liste</translation>
    </message>
    <message>
        <source>list item</source>
        <translation>listeelement</translation>
    </message>
    <message>
        <source>menu bar</source>
        <translation>menylinje</translation>
    </message>
    <message>
        <source>menu item</source>
        <translation>menyvalg</translation>
    </message>
    <message>
        <source>note</source>
        <translation>merknad</translation>
    </message>
    <message>
        <source>notification</source>
        <translation>varsel</translation>
    </message>
    <message>
        <source>page tab</source>
        <translation>fane</translation>
    </message>
    <message>
        <source>page tab list</source>
        <translation>faneliste</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>panel</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>avsnitt</translation>
    </message>
    <message>
        <source>popup menu</source>
        <translation>hurtigmeny</translation>
    </message>
    <message>
        <source>progress bar</source>
        <translation>fremdriftslinje</translation>
    </message>
    <message>
        <source>property page</source>
        <translation>egenskapsside</translation>
    </message>
    <message>
        <source>push button</source>
        <translation>knapp</translation>
    </message>
    <message>
        <source>radio button</source>
        <translation>radioknapp</translation>
    </message>
    <message>
        <source>row</source>
        <translation>rad</translation>
    </message>
    <message>
        <source>row header</source>
        <translation>radoverskrift</translation>
    </message>
    <message>
        <source>scroll bar</source>
        <translation>rullefelt</translation>
    </message>
    <message>
        <source>section</source>
        <translation>seksjon</translation>
    </message>
    <message>
        <source>separator</source>
        <translation>skillelinje</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>glidebryter</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>lyd</translation>
    </message>
    <message>
        <source>space</source>
        <translation>mellomrom</translation>
    </message>
    <message>
        <source>spin box</source>
        <translation>tallboks</translation>
    </message>
    <message>
        <source>splitter</source>
        <translation>deler</translation>
    </message>
    <message>
        <source>status bar</source>
        <translation>statuslinje</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>bryter</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabell</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>terminal</translation>
    </message>
    <message>
        <source>text</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>text caret</source>
        <translation>tekstmarkør</translation>
    </message>
    <message>
        <source>title bar</source>
        <translation>tittellinje</translation>
    </message>
    <message>
        <source>tool bar</source>
        <translation>verktøylinje</translation>
    </message>
    <message>
        <source>tool tip</source>
        <translation>verktøytips</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>tree item</source>
        <translation>treelement</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>ukjent</translation>
    </message>
    <message>
        <source>web document</source>
        <translation>nettdokument</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Rull til venstre</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Rull til høyre</translation>
    </message>
</context>
<context>
    <name>QUndoGroup</name>
    <message>
        <source>Redo</source>
        <translation>Gjør om</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Gjør om %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Angre %1</translation>
    </message>
</context>
<context>
    <name>QUndoModel</name>
    <message>
        <source>&lt;empty&gt;</source>
        <translation>&lt;tom&gt;</translation>
    </message>
</context>
<context>
    <name>QUndoStack</name>
    <message>
        <source>Redo</source>
        <translation>Gjør om</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Gjør om %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Angre %1</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI Isolering etter første sterke tegn</translation>
    </message>
    <message>
        <source>Insert Unicode control character</source>
        <translation>Sett inn Unicode-kontrolltegn</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE Start på innfelt tekst fra venstre mot høyre</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI Isolert tekst fra venstre mot høyre</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM Merke for venstre mot høyre</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO Start på overstyring fra venstre mot høyre</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF Slutt på retningsformatering</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI Slutt på retningsisolering</translation>
    </message>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE Start på innfelt tekst fra høyre mot venstre</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI Isolert tekst fra høyre mot venstre</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM Merke for høyre mot venstre</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO Start på overstyring fra høyre mot venstre</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ Bindetegn uten bredde</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ Skilletegn uten bredde</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP Mellomrom uten bredde</translation>
    </message>
</context>
<context>
    <name>QWhatsThisAction</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Hva er dette?</translation>
    </message>
</context>
<context>
    <name>QWidget</name>
    <message>
        <source>*</source>
        <translation>*</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lim inn</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gjør om</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Angre</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Kopier l&amp;enkeadresse</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Klipp &amp;ut</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slett</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Merk alt</translation>
    </message>
</context>
</TS>
