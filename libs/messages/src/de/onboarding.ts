/** From a few questions to a first week, before there is an account. */
import { message } from './language';

export const tab = 'Deine erste Woche';
export const tabOfQuestion = message('{question} · Deine erste Woche');
export const skipToWeek = 'Gleich zur Woche';
export const questions = 'Fragen';
export const tags = { who: 'Wer', diet: 'Ernährung', dislikes: 'Lieber nicht', goals: 'Ziele', time: 'Zeit', kitchen: 'Küche' };
export const answered = 'beantwortet';
export const wereHere = message('Du warst am {at, date, ::MMMMd} um {at, time, ::Hmm} Uhr hier.');
export const startOver = 'Von vorn beginnen';
export const back = 'Zurück';
export const skip = 'Überspringen';
export const next = 'Weiter';
export const showWeek = 'Meine Woche zeigen';
export const keptHere = 'Auf diesem Gerät gespeichert. Du kannst jederzeit weitermachen.';
export const notKeptHere = 'Dieser Browser speichert nichts, mach es also am besten in einem Zug.';

export const tableLaid = message('Ein Tisch wird gedeckt: {things}');
export const tableServed = 'Der Tisch ist gedeckt und das Essen steht darauf';
export const laid = {
  who: 'Teller',
  diet: 'Besteck',
  dislikes: 'Servietten',
  goals: 'Gläser',
  time: 'eine Küchenuhr',
  kitchen: 'eine Pfanne',
};

export const whoTitle = 'Wer sitzt am Tisch?';
export const whoText = 'Danach richten sich die Mengen in jedem Rezept und auf jeder Liste.';
export const grownUps = 'Erwachsene';
export const children = 'Kinder';
export const childPortion = 'Essen etwa eine ¾ Portion';
export const moreForLunch = 'Etwas mehr fürs Mittagessen';
export const moreForLunchText = 'Ein Abendessen in der Woche reicht auch für den Mittag danach.';

export const dietTitle = 'Was darf auf den Teller?';
export const dietText = 'Allergene sind ein Versprechen: nie vorgeschlagen und in jedem Rezept gekennzeichnet, das sie enthält.';
export const weEat = 'Wir essen';
export const everything = 'Alles';
export const mustNever = 'Nie darin sein darf';

export const dislikesTitle = 'Streich, was niemand isst';
export const dislikesText = 'Nur ein Wunsch, keine Regel: Wenn du danach suchst, findest du es trotzdem.';
export const foods = {
  cilantro: 'Koriandergrün',
  olive: 'Oliven',
  'blue-cheese': 'Blauschimmelkäse',
  mushroom: 'Pilze',
  eggplant: 'Auberginen',
  anchovy: 'Sardellen',
  beet: 'Rote Bete',
  raisin: 'Rosinen',
  liver: 'Leber',
  celery: 'Sellerie',
  'chili-flakes': 'Chili',
  tofu: 'Tofu',
  oyster: 'Austern',
  fennel: 'Fenchel',
  caper: 'Kapern',
  'goat-cheese': 'Ziegenkäse',
};
export const somethingElse = 'Etwas anderes';
export const crossOut = 'Streichen';

export const goalsTitle = 'Was soll die Woche für dich tun?';
export const goalsText = message('Wähl bis zu {most, number}. Sie entscheiden, wenn zwei Gerichte passen würden.');
export const goals = {
  'less-effort': 'Weniger Aufwand',
  'spend-less': 'Weniger ausgeben',
  'waste-nothing': 'Nichts wegwerfen',
  vegetables: 'Mehr Gemüse',
  protein: 'Mehr Eiweiß',
  'something-new': 'Etwas Neues',
};
export const goalNotes = {
  'less-effort': 'Unter der Woche das schnellere Gericht',
  'spend-less': 'Kurze Listen, was gerade Saison hat',
  'waste-nothing': 'Was für ein Gericht gekauft wird, kommt auch in ein anderes',
  vegetables: 'Reichlich auf jedem Teller',
  protein: 'Ab 30 g je Abendessen',
  'something-new': 'Gerichte aus vielen Küchen',
};

export const timeTitle = 'Wie lang ist jeder Abend?';
export const timeText = 'Minuten vom Schneidebrett bis auf den Tisch. „Weg“ heißt, dass nichts geplant wird.';
export const startFrom = 'Beginnen mit';
export const presets = { quick: 'Unter der Woche schnell', same: 'Jeden Tag gleich', sunday: 'Am Sonntag kochen' };
export const out = 'Weg';
export const minutes = message('{count, plural, one {1 Minute} other {# Minuten}}');

export const kitchenTitle = 'Was steht in deiner Küche?';
export const kitchenText = 'Damit nichts einen Ofen braucht, den du nicht hast.';
export const equipment = { stove: 'Herd', oven: 'Backofen', freezer: 'Gefrierfach', blender: 'Mixer' };

export const weekTitle = 'Deine erste Woche';
export const weekText = message(
  '{dinners, plural, one {1 Abendessen} other {# Abendessen}} für {people, number}, {dates}. Ändern kannst du jedes, jetzt oder später.',
);
export const dinners = 'Abendessen';
export const making = 'Deine Abendessen werden ausgesucht';
export const loadFailed = 'Deine Woche wurde nicht geladen';
export const loadFailedText = 'Deine Antworten sind auf diesem Gerät sicher. Prüf die Verbindung und versuch es noch einmal.';
export const again = 'Noch einmal versuchen';
export const anotherWeek = 'Andere Woche';
export const keepWeek = 'Diese Woche behalten';
export const keepNeedsEmail =
  'Zum Behalten brauchen wir eine E-Mail-Adresse. Die Beispielrezepte zählen nicht zu deinen Rezepten, bis du sie änderst.';
export const inMinutes = message('{minutes, number} Min.');
export const anotherDish = message('Ein anderes Gericht für {day}');
export const swapped = message('{day}: {title}');
export const noOtherDish = 'Kein anderes Gericht passt hier.';
export const undo = 'Rückgängig';
export const outThisEvening = 'Weg';
export const outText = 'Nichts geplant.';

export const why = {
  lunch: message('Reicht auch für den Mittag am {day}'),
  shares: message('Hat {count, plural, one {1 Zutat} other {# Zutaten}} mit dem Gericht vom {day} gemeinsam'),
  quick: message('{minutes, number} Min., schneller als der Rest'),
  'in-time': message('{minutes, number} Min., wie gewünscht'),
  protein: message('{grams, number} g Eiweiß'),
  cuisine: 'Noch eine Küche mehr in deiner Woche',
  vegetables: 'Reichlich Gemüse',
};

export const nothingFits = 'Nichts passt';
export const nothingFitsText = 'Das würde Platz für ein Gericht schaffen:';
export const giveUp = {
  kitchen: 'Mehr in deiner Küche',
  time: message('Mehr als {minutes, number} Minuten'),
  diet: message('Nicht nur {diet}'),
  allergen: message('Jedes übrige Gericht enthält {allergen}, darum wird keines vorgeschlagen'),
  dislike: message('Ein Gericht mit {food}'),
  repeat: 'Ein Gericht zweimal in der Woche',
  several: 'Mehr als eine Antwort geändert',
};

export const sumTitle = 'Was zusammenkommt';
export const atTable = 'Portionen am Tisch';
export const weekdayMinutes = 'Minuten unter der Woche';
export const thingsToBuy = 'Einzukaufen';
export const withAllergens = message('Enthält {allergens}');
export const none = 'nichts';

export const bringing = 'Deine Woche zieht ein';
export const bringingText = 'Deine Antworten, die Gerichte und die Einkaufsliste kommen in dein Konto.';
export const parts = {
  household: 'Wer hier isst',
  settings: 'Deine Abende und Ziele',
  recipes: 'Die Rezepte',
  week: 'Die Woche',
  list: 'Die Einkaufsliste',
};
export const notBrought = 'Noch ist nicht alles da. Was fehlt, bleibt so lange auf diesem Gerät.';
export const goOn = 'Weitermachen';
export const notYours = 'Diese Woche gehört zu einem anderen Konto';
export const notYoursText = 'Jemand anderes hat sie auf diesem Gerät behalten, und sie wartet dort.';
export const nothingToBring = 'Es gibt keine Woche, die einziehen könnte';
export const nothingToBringText = 'Beantworte ein paar Fragen, und in einer Minute steht eine Woche voller Abendessen.';
export const begin = 'Los geht’s';
export const toPlan = 'Wochenplan öffnen';
export const grownUp = message('Erwachsene Person {number, number}');
export const child = message('Kind {number, number}');
export const weekWaits = 'Die Woche, die du ausgesucht hast, wartet auf diesem Gerät.';
export const bringItIn = 'Hierher holen';
export const forServings = message('{count, plural, one {1 Portion} other {# Portionen}}');
