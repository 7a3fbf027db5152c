import { offered, offerAnswered, outcomes } from './feed';
import { message } from './language';

export const footer = message('Simmer, {address}');
export const why = 'Diese E-Mail kommt, weil mit deinem Konto etwas passiert ist. Abbestellen musst du nichts.';
export const orCopy = 'Der Knopf geht nicht? Kopier diese Adresse in deinen Browser:';
export const codeLabel = 'Oder tipp diesen Code ein';
export const seeDevices = 'Geräte ansehen';
export const openSettings = 'Einstellungen öffnen';

export const verifyEmail = {
  subject: 'Bestätige deine E-Mail-Adresse',
  preview: message('Öffne den Link, oder tipp den Code {code} ein.'),
  title: 'Willkommen in der Küche',
  text: 'Drück auf den Knopf und bestätige damit, dass diese Adresse dir gehört.',
  button: 'E-Mail bestätigen',
  small:
    'Der Link gilt 24 Stunden, der Code 30 Minuten. Wenn du kein Konto bei Simmer erstellt hast, beachte diese E-Mail nicht: Es passiert nichts.',
};

export const newEmail = {
  subject: 'Bestätige deine neue E-Mail-Adresse',
  preview: 'Deine alte Adresse gilt, bis du den Link öffnest.',
  title: 'Ist das deine neue Adresse?',
  text: message('Drück auf den Knopf, und du meldest dich von da an mit {email} bei Simmer an.'),
  button: 'Diese Adresse nehmen',
  small: 'Der Link gilt 24 Stunden. Wenn du das nicht warst, beachte diese E-Mail nicht: Es ändert sich nichts.',
};

export const emailTaken = {
  subject: 'Zu dieser Adresse gibt es schon ein Konto',
  preview: 'Jemand wollte sie für ein anderes Simmer-Konto.',
  title: 'Zu dieser Adresse gibt es schon dein Konto',
  text: 'Jemand wollte ein anderes Simmer-Konto auf diese Adresse umstellen. Sie kann nur zu einem Konto gehören, deshalb wurde nichts geändert.',
};

export const resetPassword = {
  subject: 'Wähl ein neues Passwort',
  preview: 'Der Link gilt 30 Minuten.',
  title: 'Passwort vergessen?',
  text: 'Drück auf den Knopf und wähl ein neues. Danach bist du überall abgemeldet.',
  button: 'Passwort wählen',
  small: 'Der Link gilt 30 Minuten und nur einmal. Wenn du das nicht warst, beachte diese E-Mail nicht: Dein Passwort bleibt, wie es ist.',
};

export const passwordChanged = {
  subject: 'Dein Passwort wurde geändert',
  preview: 'Wenn du das nicht warst, wähl jetzt ein neues.',
  title: 'Dein Passwort wurde geändert',
  text: message('Es wurde am {at} geändert. Wenn du das warst, musst du nichts tun.'),
  small: 'Wenn du das nicht warst, wähl jetzt ein neues Passwort: Öffne Simmer, Anmelden, Passwort vergessen?',
  waysIn: message('Zum Anmelden weiter eingerichtet: {ways}. Kennst du etwas davon nicht, entferne es in deinen Einstellungen.'),
  passkey: message('der Passkey „{name}“'),
  authenticator: message('die Authenticator-App „{name}“'),
  apiToken: message('der API-Token „{name}“'),
  voice: 'deine Sprachverknüpfung',
};

export const emailChanged = {
  subject: 'Deine E-Mail-Adresse wurde geändert',
  preview: 'Dein Konto hat jetzt eine andere Adresse.',
  title: 'Deine E-Mail-Adresse wurde geändert',
  text: message('Seit dem {at} hat dein Simmer-Konto eine andere Adresse. Das ist die letzte E-Mail an diese.'),
  small: 'Wenn du das nicht warst, schreib uns gleich über die Kontaktseite.',
};

export const newSignIn = {
  subject: 'Neue Anmeldung bei deinem Konto',
  preview: message('{browser} auf {system}'),
  title: 'Neue Anmeldung',
  text: message(
    'Jemand hat sich am {at} mit {browser} auf {system} bei deinem Konto angemeldet. Diesen Browser kannten wir noch nicht. Wenn du das warst, musst du nichts tun.',
  ),
  small: 'Wenn du das nicht warst, melde das Gerät ab und ändere dein Passwort.',
};

export const secondFactorOn = {
  subject: 'Die Anmeldung in zwei Schritten ist an',
  preview: 'Von jetzt an brauchst du zum Anmelden auch deine Authenticator-App.',
  title: 'Die Anmeldung in zwei Schritten ist an',
  text: message('Am {at} kam ein Authenticator dazu: {name}. Bewahr deine Ersatzcodes auf Papier auf.'),
  small: 'Wenn du das nicht warst, ändere dein Passwort und entfern den Authenticator in den Einstellungen.',
};

export const secondFactorOff = {
  subject: 'Die Anmeldung in zwei Schritten ist aus',
  preview: 'Zum Anmelden genügt wieder dein Passwort.',
  title: 'Die Anmeldung in zwei Schritten ist aus',
  text: message('Am {at} wurde der letzte Authenticator entfernt.'),
  small: 'Wenn du das nicht warst, ändere jetzt dein Passwort und richte wieder einen Authenticator ein.',
};

export const recoveryCodeUsed = {
  subject: 'Ein Ersatzcode wurde benutzt',
  preview: message('{left, plural, =0 {Keiner übrig} one {# übrig} other {# übrig}}'),
  title: 'Ein Ersatzcode wurde benutzt',
  text: message(
    'Jemand hat sich am {at} mit einem deiner Ersatzcodes angemeldet. {left, plural, =0 {Es ist keiner mehr übrig: Mach in den Einstellungen neue.} one {Es ist noch # übrig.} other {Es sind noch # übrig.}}',
  ),
  small: 'Wenn du das nicht warst, ändere dein Passwort und mach neue Codes.',
};

export const passkeyAdded = {
  subject: 'Ein Passkey kam dazu',
  preview: message('{name}'),
  title: 'Ein Passkey kam dazu',
  text: message('„{name}“ kam am {at} dazu. Wer dieses Gerät entsperren kann, kann sich bei deinem Konto anmelden.'),
  small: 'Wenn du das nicht warst, entfern ihn in den Einstellungen und ändere dein Passwort.',
};

export const apiTokenCreated = {
  subject: 'Ein API-Token wurde erstellt',
  preview: message('{name}'),
  title: 'Ein API-Token wurde erstellt',
  text: message('„{name}“ wurde am {at} erstellt. Wer den Token hat, kann in deinem Konto tun, was du dafür ausgewählt hast.'),
  small: 'Wenn du das nicht warst, widerruf ihn in den Einstellungen und ändere dein Passwort.',
};

export const exportReady = {
  subject: 'Deine Datei ist fertig',
  preview: 'Alles, was du bei Simmer hast, in einer Datei.',
  title: 'Deine Datei ist fertig',
  text: 'Alles, was du bei Simmer hast, liegt jetzt in einer Datei. Du kannst sie 7 Tage lang herunterladen.',
  button: 'Datei holen',
};

/** Eine Zahlung für Premium schlug fehl: am selben Tag, drei Tage später und nach einer Woche, wenn Premium pausiert. */
export const paymentFailed = {
  preview: 'Deine Rezepte sind sicher, was auch passiert.',
  onDay: {
    0: {
      subject: 'Deine Zahlung hat nicht geklappt',
      text: message('Deine Karte wurde abgelehnt. Schau sie dir bitte an: Ohne Zahlung pausiert Premium am {at}.'),
    },
    3: {
      subject: 'Deine Zahlung ist noch offen',
      text: message('Deine Karte wurde wieder abgelehnt. Wähl eine andere, wenn du Premium behalten willst: Es pausiert am {at}.'),
    },
    7: {
      subject: 'Premium pausiert',
      text: message('Deine Zahlung ist seit einer Woche offen, deshalb pausiert Premium seit {at}. Sobald sie klappt, ist es wieder da.'),
    },
  },
  button: 'Karte ansehen',
  small:
    'Es wird nichts gelöscht: Du behältst jedes Rezept. Was über den kostenlosen Plan hinausgeht, kannst du lesen und exportieren, aber nicht ändern.',
};

export const paymentUnclaimed = {
  subject: 'Dein Premium wartet auf dich',
  preview: 'Es fehlt nur noch dein Konto.',
  text: message(
    'Du hast Premium bezahlt, aber es gibt noch kein Konto dafür. Leg eins mit {email} an und bestätige die Adresse: Dann gehört Premium dazu.',
  ),
  button: 'Konto anlegen',
  small: message('Wenn das bis {at} niemand tut, beenden wir Premium und zahlen alles zurück.'),
};

export const moderationDecision = {
  titles: {
    recipe: message('{title}'),
    cook: message('{title}'),
    made: message('Nachgekocht: {title}'),
    comment: message('Kommentar zu {title}'),
  },
  subjects: {
    hidden: message('Wir haben „{title}“ ausgeblendet'),
    warned: message('Eine Verwarnung: Wir haben „{title}“ ausgeblendet'),
    banned: message('Du kannst vorerst nichts veröffentlichen: „{title}“'),
    restored: message('„{title}“ ist wieder da'),
    kept: message('„{title}“ bleibt ausgeblendet'),
  },
  bannedUntil: message(
    'Bis {until} kannst du nichts veröffentlichen, kommentieren oder bewerten. Deine eigenen Rezepte, dein Plan und deine Liste gehen weiter.',
  ),
  bannedForGood:
    'Du kannst nichts mehr veröffentlichen, kommentieren oder bewerten. Deine eigenen Rezepte, dein Plan und deine Liste gehen weiter.',
  appeal: message('Wenn du das anders siehst, leg bis {until} Einspruch ein. Jemand, der das nicht entschieden hat, liest ihn.'),
  button: 'Entscheidung ansehen',
};

export const feedNews = {
  subject: 'Neues von deinen Köchen',
  title: 'Neues von deinen Köchen',
  text: 'Das kam seit deiner letzten E-Mail, und du hast es noch nicht gesehen.',
  parts: { recipes: 'Neue Rezepte', answers: 'Antworten an dich', notices: 'Hinweise' },
  recipe: message('{title}, von {cook}'),
  answer: {
    made: message('{cook} hat dein Rezept „{title}“ gekocht'),
    comment: message('{cook} hat dein Rezept „{title}“ kommentiert'),
    answer: message('{cook} hat dir unter „{title}“ geantwortet'),
  },
  someone: 'Jemand',
  outcomes,
  offered,
  offerAnswered,
  more: 'Und noch mehr, in Simmer.',
  button: 'Alles ansehen',
  why: 'Du bekommst diese E-Mail, weil du per E-Mail erfahren wolltest, was es von deinen Köchen Neues gibt.',
  stop: 'Diese E-Mails abbestellen',
};

export const contactReceived = {
  subject: message('Deine Nachricht ist da (Nummer {number})'),
  preview: 'Du hörst an Werktagen innerhalb von 24-48 Stunden von uns.',
  title: 'Sie ist bei uns',
  text: message(
    'Deine Nachricht hat die Nummer {number}: {topic}. Ein Mensch liest sie, und du hörst an Werktagen innerhalb von 24-48 Stunden von uns, also spätestens am {by}.',
  ),
  small: 'Wenn du uns nicht geschrieben hast, hat sich jemand bei der Adresse vertippt. Dann kannst du diese E-Mail ignorieren.',
  why: 'Du bekommst diese E-Mail, weil uns jemand über die Kontaktseite mit dieser Adresse geschrieben hat. Es gibt nichts abzubestellen.',
  topics: {
    broken: 'etwas funktioniert nicht',
    question: 'eine Frage',
    idea: 'eine Idee',
    account: 'dein Konto oder eine Zahlung',
    community: 'ein Rezept in der Community',
    data: 'deine Daten',
    copyright: 'eine Urheberrechtsbeschwerde',
  },
};

export const contactAnswer = {
  subject: message('Zu deiner Nachricht (Nummer {number})'),
  title: 'Du hast uns geschrieben',
  youWrote: 'Du hast geschrieben:',
  writeAgain: message('Antworten auf diese E-Mail liest niemand. So schreibst du uns wieder: {address}'),
  why: 'Du bekommst diese E-Mail, weil du uns über die Kontaktseite geschrieben hast. Es gibt nichts abzubestellen.',
};

export const accountDeleted = {
  subject: 'Dein Konto ist gelöscht',
  preview: 'Alles ist weg, für immer.',
  title: 'Dein Konto ist gelöscht',
  text: 'Deine Rezepte, Pläne und Listen sind weg, jedes Gerät ist abgemeldet, und es wird nichts mehr abgebucht. Das ist unsere letzte E-Mail an dich.',
  small: 'Danke, dass du mit uns gekocht hast.',
};
