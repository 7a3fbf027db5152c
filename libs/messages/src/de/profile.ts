import { message } from './language';

export const title = 'Profil';
export const yourCard = 'Deine Karte';
export const changePicture = 'Bild ändern';
export const recipes = 'Rezepte';
export const atTheTable = 'Am Tisch';
export const seePage = 'Deine Seite sehen, wie andere sie sehen';
export const saved = 'Gespeichert.';
export const save = 'Speichern';

export const aboutYou = 'Über dich';
export const name = 'Name';
export const noName = 'Noch keiner';
export const nameHint = 'Auf deinen eigenen Seiten. Andere sehen deinen Benutzernamen.';
export const nameTooLong = message('Nimm höchstens {most, number} Zeichen.');
export const username = 'Benutzername';
export const communityUsername = 'Benutzername in der Community';
export const usernameFree = message('Noch frei. Deine Seite wäre /community/chef/{username}');
export const usernameYours = 'Dieser ist deiner.';
export const usernameTaken = 'Diesen Benutzernamen hat schon jemand.';
export const usernameLooksAlike = 'Er sieht aus wie der Name von jemand anderem und würde verwechselt.';
export const usernameHint = 'Alte Adressen führen noch ein Jahr lang zu dir.';
export const picture = 'Bild';
export const pictureKinds = { letters: 'Zwei Buchstaben', plate: 'Ein Teller', photo: 'Dein Foto' };
export const pictureLegend = 'Dein eigenes Foto oder ein Teller';
export const twoLetters = 'Zwei Buchstaben';
export const plates = {
  'green-shakshuka': 'Grüne Shakshuka',
  'charred-corn-and-tomato-salad': 'Salat aus geröstetem Mais und Tomaten',
  'squash-and-peanut-soup': 'Kürbis-Erdnuss-Suppe',
  'lemon-polenta-cake': 'Zitronen-Polenta-Kuchen',
  'salmon-with-dill-and-cucumber': 'Lachs mit Dill und Gurke',
};
export const addPhoto = 'Foto hinzufügen';
export const photoChosen = 'Das Foto, das du gewählt hast';
export const photoFailed = 'Wir konnten dieses Foto nicht lesen. Wähl bitte ein anderes.';
export const about = 'Über dich';
export const aboutLabel = 'Über dich';
export const nothingYet = 'Noch nichts';
export const aboutHint = 'Ein oder zwei Sätze reichen.';
export const countOf = message('{count, number} von {most, number}');

export const howSimmerTalks = 'Wie Simmer mit dir spricht';
export const units = 'Einheiten';
export const unitNames = { written: 'Unverändert', metric: 'Metrisch', us: 'Amerikanisch' };
export const unitNotes = { written: 'wie im Rezept', metric: 'g, ml, °C', us: 'cups, oz, °F' };
export const unitsHint = 'Ein Rezept behält, was darin geschrieben wurde. Das ist nur, wie du es liest.';
export const weekStart = 'Die Woche beginnt am';
export const weekStarts = { monday: 'Montag', saturday: 'Samstag', sunday: 'Sonntag' };
export const weekStartsAsUsual = 'Wie bei dir üblich';
export const weekStartHint = 'Pläne und Listen richten sich danach.';

export const household = 'Haushalt';
export const onlyYou = 'Nur du';
export const householdText =
  'Konten, die sich einen Haushalt teilen, planen und kaufen zusammen ein. Rezepte bleiben bei dem, der sie hat, und alle hier können sie lesen.';
export const you = message('{name} (du)');
export const invite = 'Jemanden einladen';
export const invitationLink = 'Link zum Beitreten';
export const invitationHint = message(
  'Wer diesen Link hat, kann bis zum {at, date, ::yMMMMd} beitreten, oder bis du ihn beendest. Er endet auch, wenn jemand geht.',
);
export const copyLink = 'Link kopieren';
export const copied = 'Kopiert.';
export const copyFailed = 'Das Kopieren hat nicht geklappt. Markier den Link und kopier ihn selbst.';
export const endLink = 'Link beenden';
export const linkEnded = 'Über diesen Link kann niemand mehr beitreten.';
export const leave = 'Haushalt verlassen';
export const leaveHint = 'Was dir gehört, nimmst du mit.';
export const left = 'Du hast den Haushalt verlassen.';
export const removeMember = message('{name} entfernen');
export const remove = 'Entfernen';
export const memberRemoved = message('{name} teilt deinen Haushalt nicht mehr.');

export const joinTab = 'Haushalt beitreten';
export const joinTitle = message('Einen Haushalt mit {names} teilen?');
export const joinText =
  'Ihr plant und kauft dann zusammen ein. Deine Rezepte bleiben deine, und die anderen können sie lesen. Was du allein geplant und aufgeschrieben hast, wartet, bis du gehst.';
export const join = 'Beitreten';
export const notNow = 'Nicht jetzt';
export const joined = 'Ihr teilt euch jetzt einen Haushalt.';
export const joinedAlready = 'Du teilst diesen Haushalt schon';
export const toProfile = 'Zu deinem Profil';
export const invitationOver = 'Diese Einladung ist vorbei';
export const invitationOverText = 'Bitte um einen neuen Link.';
