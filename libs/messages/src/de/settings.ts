import type { ExportStage, NotificationTopic } from '@simmer/contracts';
import { message } from './language';

export const title = 'Einstellungen';
export const overview = 'Übersicht';
export const sections = {
  'signing-in': 'Anmelden',
  devices: 'Geräte',
  voice: 'Sprachassistent',
  notifications: 'Mitteilungen',
  look: 'Aussehen',
  plan: 'Tarif',
  data: 'Deine Daten',
};

export const wellLocked = 'Gut abgeschlossen';
export const barelyLocked = 'Nur ein Passwort';
export const passwordLock = 'Passwort';
export const authenticatorLock = 'Authenticator';
export const passkeysLock = 'Passkeys';
export const codesLock = 'Ersatzcodes';
export const lockIsOn = 'an';
export const lockIsOff = 'nicht eingerichtet';
export const staffNeedFactor =
  'Das Team braucht die Anmeldung in zwei Schritten. Füg einen Authenticator hinzu, dann öffnen sich die Seiten fürs Team.';

export const save = 'Speichern';
export const remove = 'Entfernen';
export const rename = 'Umbenennen';
export const done = 'Fertig';
export const removeNamed = message('{name} entfernen');
export const renameNamed = message('{name} umbenennen');
export const added = message('Hinzugefügt am {at, date, ::MMMMd}');
export const addedAndUsed = message('Hinzugefügt am {added, date, ::MMMMd}, benutzt am {used, date, ::MMMMd}');

export const email = 'E-Mail';
export const confirmed = 'Bestätigt';
export const notConfirmed = 'Nicht bestätigt';
export const confirmNow = 'Jetzt bestätigen';
export const newEmail = 'Neue E-Mail';
export const newEmailHint = 'Wir schreiben zuerst an die neue Adresse. Die alte gilt, bis du diese Mail öffnest.';
export const sendMail = 'Mail schicken';
export const mailSent = message('Wir haben an {email} geschrieben. Öffne den Link in der Mail, dann gehört die neue Adresse dir.');

export const password = 'Passwort';
export const passwordChanged = message('Geändert am {at, date, ::yMMMMd}');
export const passwordSet = 'Gesetzt';
export const change = 'Ändern';

export const secondFactor = 'Zweiter Schritt';
export const none = 'Keiner';
export const authenticatorSince = message(
  '{count, plural, one {Authenticator-App} other {# Authenticator-Apps}}, seit dem {at, date, ::yMMMMd}',
);
export const secondFactorText =
  'Eine App auf deinem Telefon zeigt sechs Ziffern, die sich alle 30 Sekunden ändern. Beim Anmelden fragen wir dann auch danach.';
export const addAuthenticator = 'Authenticator hinzufügen';
export const authenticatorRemoved = message('{name} ist entfernt.');
export const scan = 'Scann das mit der Authenticator-App auf deinem Telefon.';
export const qrCode = 'QR-Code für deine Authenticator-App';
export const openHere = 'Auf diesem Telefon öffnen';
export const orType = 'Oder tipp den Schlüssel ein';
export const copyKey = 'Schlüssel kopieren';
export const copied = 'Kopiert.';
export const copyFailed = 'Das Kopieren hat nicht geklappt. Markier es und kopier es selbst.';
export const digitsNow = 'Die sechs Ziffern, die sie jetzt zeigt';
export const callIt = 'Name';
export const myPhone = 'Mein Telefon';
export const turnOn = 'Einschalten';
export const turnedOn = 'Die Anmeldung in zwei Schritten ist an.';
export const nameMissing = 'Gib ihm einen Namen.';

export const passkeys = 'Passkeys';
export const passkeyCount = message('{count, plural, =0 {Keine} other {#}}');
export const passkeyText =
  'Ein Passkey ist dein Fingerabdruck, dein Gesicht oder die Bildschirmsperre statt des Passworts. Er verlässt das Gerät nie.';
export const addPasskey = 'Passkey hinzufügen';
export const passkeyAdded = message('Mit {name} kannst du dich ab jetzt anmelden.');
export const passkeyRemoved = message('Mit {name} kannst du dich nicht mehr anmelden.');
export const noPasskeysHere = 'Dieser Browser kann keine Passkeys anlegen.';
export const passkeyName = 'Name des Passkeys';

export const recoveryCodes = 'Ersatzcodes';
export const codesLeft = message('Noch {left, number} von {made, number}');
export const codesText =
  'Jeder gilt einmal, falls das Telefon auf dem Grund des Sees liegt. Wir haben keine lesbare Kopie und können sie nicht noch einmal zeigen.';
export const codesMade = message('Gemacht am {at, date, ::yMMMMd}.');
export const makeCodes = 'Neue Codes machen';
export const makeCodesHint = 'Die alten gelten dann sofort nicht mehr.';
export const keepCodes = 'Bewahr diese Codes auf';
export const codesOnce = 'Du siehst sie nur dieses eine Mal. Jeder gilt einmal, auch ohne Telefon. Bewahr sie auf Papier auf.';
export const codesFor = message('Simmer, {email}, gemacht am {at, date, ::yMMMMd}');
export const print = 'Drucken';
export const copy = 'Kopieren';
export const download = 'Herunterladen';
export const codesFile = 'simmer-ersatzcodes.txt';

export const apiTokens = 'API-Token';
export const apiTokensValue = 'Für deine eigenen Programme';
export const apiTokensText = 'Mit einem Token nutzt ein Programm von dir die API von Simmer in deinem Namen, so weit du es erlaubst.';
export const apiReference = 'Zur API-Referenz';
export const makeToken = 'Token erstellen';
export const cancelToken = 'Abbrechen';
export const tokenName = 'Name des Tokens';
export const tokenNameHint = 'Zum Beispiel „Küchendisplay“.';
export const tokenMay = 'Was der Token darf';
export const tokenAreas = {
  recipes: 'Rezepte, Importe und Fotos',
  'meal-plan': 'Wochenplan',
  'shopping-list': 'Einkaufslisten',
  household: 'Für wen du kochst',
  profile: 'Profil und Einstellungen',
};
export const tokenReach = { none: 'Kein Zugriff', read: 'Lesen', write: 'Lesen und ändern' };
export const scopes = {
  'recipes:read': 'Rezepte lesen',
  'recipes:write': 'Rezepte ändern',
  'meal-plan:read': 'Wochenplan lesen',
  'meal-plan:write': 'Wochenplan ändern',
  'shopping-list:read': 'Einkaufslisten lesen',
  'shopping-list:add': 'Auf die Einkaufsliste setzen',
  'shopping-list:write': 'Einkaufslisten ändern',
  'household:read': 'Lesen, für wen du kochst',
  'household:write': 'Ändern, für wen du kochst',
  'profile:read': 'Profil lesen',
  'profile:write': 'Profil ändern',
};
export const scopesMissing = 'Wähl mindestens eine Sache aus, die der Token darf.';
export const tokenLife = 'Gültig für';
export const tokenDays = message('{days, plural, one {# Tag} =365 {1 Jahr} other {# Tage}}');
export const yourToken = 'Dein neuer Token';
export const tokenOnce = 'Du siehst ihn nur jetzt. Kopier ihn dorthin, wo dein Programm ihn liest, und behandle ihn wie ein Passwort.';
export const tokenUsed = message('Zuletzt benutzt am {at, date, ::MMMMd}');
export const tokenNeverUsed = 'Nie benutzt';
export const tokenExpires = message('läuft am {at, date, ::yMMMMd} ab');
export const tokenExpired = message('am {at, date, ::yMMMMd} abgelaufen');
export const revoke = 'Widerrufen';
export const revokeNamed = message('{name} widerrufen');
export const tokenRevoked = message('{name} öffnet nichts mehr.');

export const devices = 'Angemeldete Geräte';
export const signOutElsewhere = 'Überall sonst abmelden';
export const signedOutElsewhere = 'Du bist überall sonst abgemeldet.';
export const thisDevice = 'Dieses Gerät';
export const browserOn = message('{browser} auf {system}');
export const unknownDevice = 'Unbekanntes Gerät';
export const since = message('Angemeldet am {at, date, ::yMMMMd}');
export const now = 'jetzt';
export const usedOn = message('{at, date, ::MMMd}, {at, time, ::Hmm}');
export const signOut = 'Abmelden';
export const signOutNamed = message('{name} abmelden');
export const signedOut = 'abgemeldet';
export const isSignedOut = message('{name} ist abgemeldet.');

export const theme = 'Farben';
export const themes = { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' };
export const reading = 'Lesekomfort';
export const readingSizes = { standard: 'Normal', large: 'Größer', largest: 'Am größten' };
export const spacious = 'Mehr Platz zwischen Zeilen und Buchstaben';
export const readingHint = 'Wie Zutaten und Schritte in Rezepten geschrieben sind.';
export const onThisDeviceOnly = 'Nur auf diesem Gerät gemerkt: Wir konnten dein Konto nicht erreichen.';
export const readingSample = 'Die Walnüsse rösten, bis sie nach Herbst duften.';
export const language = 'Sprache';
export const languageHint = 'Rezepte bleiben in der Sprache, in der sie kamen.';

export const deletedRecipes = 'Gelöschte Rezepte';
export const deletedRecipesText = 'Bleiben 30 Tage';
export const see = 'Ansehen';

export const what = 'Was';
export const here = 'Hier';
export const byEmail = 'E-Mail';
export const always = 'Immer';
export const tellHere = message('{topic}, hier');
export const tellByEmail = message('{topic}, per E-Mail');
export const topics = {
  timers: 'Timer',
  'shared-list': 'Die geteilte Liste ändert sich',
  'start-tonight': 'Heute Abend anfangen',
  'your-week': 'Deine Woche',
  'saves-and-ratings': 'Gemerkt und bewertet',
  followers: 'Jemand folgt dir',
  'new-sign-in': 'Neue Anmeldung',
  letters: 'Post aus unserer Küche',
} satisfies Record<NotificationTopic, string>;
export const topicNotes = {
  timers: 'Klingeln und vibrieren, während du kochst',
  'shared-list': 'Während jemand einkauft',
  'start-tonight': 'Was die Gerichte von morgen heute schon brauchen, um 18 Uhr',
  'your-week': 'Sonntag um 17:00, wenn nichts geplant ist',
  'saves-and-ratings': 'Von Rezepten, die du teilst, einmal am Tag',
  followers: 'Einmal am Tag',
  'new-sign-in': 'Von einem Gerät, das wir nicht kennen',
  letters: 'Neue Rezepte und Neues von uns, ab und zu',
} satisfies Record<NotificationTopic, string>;
export const whenClosed = 'Wenn Simmer zu ist';
export const pushOff =
  'Dieses Gerät kann bei Timern klingeln und dir sagen, was neu auf einer gemeinsamen Liste steht und was du heute Abend anfangen solltest. Das geht verschlüsselt über den Push-Dienst des Herstellers deines Browsers.';
export const pushOn = 'Auf diesem Gerät an. Was du erfährst, wählst du unter „Hier“.';
export const pushRefused = 'Dein Browser erlaubt Simmer keine Mitteilungen. Ändern kannst du das in seinen Einstellungen für diese Seite.';
export const pushFailed = 'Der Push-Dienst deines Browsers ist nicht erreichbar. Versuch es später noch einmal.';
export const pushUnknown = 'Dieser Browser kann das nicht. Auf iPhone und iPad leg Simmer zuerst auf den Home-Bildschirm.';
export const switchOn = 'Einschalten';
export const switchOff = 'Ausschalten';
export const turnPushOn = 'Mitteilungen auf diesem Gerät einschalten';
export const turnPushOff = 'Mitteilungen auf diesem Gerät ausschalten';
export const quietHours = 'Ruhezeit';
export const noQuietHours = 'Keine';
export const quietFromTo = message('{from} bis {until}, Timer klingeln trotzdem');
export const from = 'Von';
export const until = 'Bis';
export const endQuietHours = 'Keine Ruhezeit';

export const everything = 'Alles, was du hier hast';
export const oneFile = 'Eine Datei mit Rezepten, Fotos, Plänen und Listen';
export const makeFile = 'Datei machen';
export const makeNewFile = 'Neue machen';
export const exportElsewhere = 'Für eine andere App exportieren';
export const makingFile = 'Die Datei wird gemacht';
export const exportStages = {
  recipes: 'Rezepte',
  pictures: 'Fotos',
  'plans-and-lists': 'Pläne und Listen',
  account: 'Dein Konto',
} satisfies Record<ExportStage, string>;
export const doneOf = message('{done, number} von {total, number}');
export const youCanLeave = message('Du kannst gehen. Wir schreiben dir, wenn sie fertig ist; sie bleibt {days, number} Tage.');
export const fileReady = message('Deine Datei ist fertig. Sie bleibt bis zum {until, date, ::yMMMMd}.');
export const takenIn = message(
  'Simmer importiert bis zu {megabytes} MB auf einmal. Ist deine Datei größer, exportier deine Rezepte zusätzlich in Teilen, damit du sie später zurückholen kannst.',
);
export const downloadFile = 'Datei herunterladen';
export const fileFailed = 'Wir konnten die Datei nicht machen. Versuch es bitte noch einmal.';

export const deleteAccount = 'Konto löschen';
export const forGood = 'Alles, für immer';
export const deleteText = 'Das räumt den Schrank für immer leer. Niemand kann es zurückholen, auch wir nicht.';
export const lost = {
  recipes: message('{count, plural, one {Rezept mit seinen Notizen} other {Rezepte mit ihren Notizen}}'),
  pictures: message('{count, plural, one {Foto} other {Fotos}}'),
  gallery: message('{count, plural, one {Eintrag in der Community} other {Einträge in der Community}}'),
  'meal-plans': message('{count, plural, one {Seite deines Wochenplans} other {Seiten deines Wochenplans}}'),
  'shopping-lists': message('{count, plural, one {Einkaufsliste} other {Einkaufslisten}}'),
};
export const householdStays = message('{count, plural, one {{names} behält} other {{names} behalten}}, was euer Haushalt teilt.');
export const premiumEnds = 'Premium endet mit dem Konto. Es wird nichts mehr abgebucht.';
export const takeFirst = 'Nimm zuerst deine Rezepte mit';
export const sharedRecipes = 'Rezepte, die du mit der Community teilst';
export const sharedChoices = { remove: 'Entfernen', anonymous: 'Ohne meinen Namen stehen lassen' };
export const typeEmail = 'Tipp deine E-Mail-Adresse ein, um es zu tun';
export const keepAccount = 'Konto behalten';
