import { message } from './language';

export const blocked = 'Diese Seite sperrt Apps wie unsere aus. Du siehst die Seite, also kannst du sie uns schicken.';
export const asksToWait =
  'In ein paar Minuten klappt die Adresse vielleicht. Wenn dein Browser die Seite zeigt, kannst du sie gleich von dort mitbringen.';
export const scriptOnly = 'Diese Seite entsteht erst im Browser, von außen ist sie leer. In deinem Browser nicht.';
export const notExtractableWay =
  'Simmer hat die Seite gelesen, aber keinen Titel mit Zutaten gefunden. In deinem Browser steht vielleicht mehr.';
export const timeoutWay = 'Die Seite hat nicht rechtzeitig geantwortet. Wenn dein Browser sie zeigt, kannst du sie von dort mitbringen.';
export const tooLargeWay = 'Die Seite ist zu groß zum Holen. Den wichtigen Teil kannst du aus deinem Browser mitbringen.';
export const outOfReach = 'Simmer liest nur öffentliche Webseiten. Wenn dein Browser diese zeigt, kannst du sie von dort mitbringen.';
export const elsewhere = 'Prüf die Adresse. Wenn dein Browser die Seite zeigt, kannst du sie von dort mitbringen.';
export const notSent = 'Die Seite ist nicht bei Simmer angekommen. Ihr Quelltext ist noch hier, du kannst ihn nochmal schicken.';
export const notInSource =
  'Simmer hat das Geschickte gelesen, aber keinen Titel mit Zutaten gefunden. Versuch es mit dem Text des Rezepts, so wie du ihn auf der Seite siehst.';
export const aFile = 'Unter dieser Adresse liegt eine Datei und keine Seite. Lade sie herunter und bring sie als Datei mit.';

export const notExtractable = 'Aus dieser Adresse ließ sich kein Rezept lesen. Kopier den Text des Rezepts und füg ihn stattdessen ein.';
export const timeout =
  'Der Import dauert zu lange. Vielleicht ist die Seite langsam oder sperrt uns aus. Kopier das Rezept und füg es stattdessen ein.';
export const failedBecause = message('Das Rezept konnte nicht importiert werden: {reason}');
export const httpStatus = message('Die Seite hat mit einem Fehler geantwortet ({status})');
export const noSuchPage = 'Die Seite sagt, dass es diese Adresse nicht gibt';
export const refused = message('Die Seite lässt uns nicht lesen (Antwort {status})');
export const reasons = {
  'asks-to-wait': 'Die Seite bittet um eine Pause. Versuch es in ein paar Minuten nochmal',
  'not-html': 'Unter dieser Adresse liegt eine Datei und keine Seite',
  'unsupported-address': 'So eine Adresse kann Simmer nicht lesen',
  'blocked-address': 'Diese Adresse ist nicht öffentlich im Web',
  'too-many-redirects': 'Die Seite hat uns endlos weitergeschickt',
  'too-large': 'Die Seite ist zu groß',
  'too-much': 'Auf der Seite steht mehr, als wir lesen können',
  network: 'Wir haben die Seite nicht erreicht',
  tls: 'Es kam keine sichere Verbindung zur Seite zustande',
  unreadable: 'Die Seite ließ sich nicht lesen',
  'page-gone': 'Die Seite ist nicht angekommen',
  'gave-up': 'Der Import wurde zu oft unterbrochen',
  unexpected: 'Bei uns ist etwas schiefgegangen',
  'service.unavailable': 'Ein Teil von Simmer antwortet gerade nicht. Versuch es gleich nochmal',
};
