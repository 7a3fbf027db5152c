import { message } from './language';

export const computed = message('Aus den Zutaten berechnet. {matched} von {lines} gezählt, {share, number, ::percent} des Gewichts.');
export const tooLittle = message(
  'Wir kennen nur {share, number, ::percent} vom Gewicht der Zutaten. Werte zeigen wir ab {least, number, ::percent}.',
);
export const batch = message(
  'Eine Portion hätte {calories, number} kcal, mehr als die meisten am Tag essen. Das Rezept zählt wohl Laibe oder ganze Mengen: Ändere die Portionen, dann zeigen wir Werte.',
);
export const showFoods = 'Was gezählt wurde';
export const computedInstead = 'Mit den Zutaten vergleichen';
export const computedCalories = message(
  'Aus den Zutaten kommen wir auf {calories, number} kcal pro Portion, bei {share, number, ::percent} des Gewichts.',
);
export const foodsTitle = 'Was gezählt wurde';
export const foodsText = 'Passt etwas nicht, wähl ein anderes Lebensmittel. Simmer merkt es sich für alle deine Rezepte.';
export const countedAs = message('Gezählt als, für {ingredient}');
export const grams = message('{grams, number} g');
export const noWeight = 'Gewicht unbekannt';
export const confidence = { sure: 'sicher', likely: 'wahrscheinlich', guess: 'geraten', own: 'von dir gewählt', none: 'nicht gezählt' };
export const leaveOut = 'Nicht zählen';
export const asRead = 'Zurück zu Simmers Lesart';
export const unknownFood = 'Dieses Lebensmittel kennen wir nicht. Wähl eins aus der Liste.';
export const done = 'Fertig';
export const hints = 'Allergene und Ernährung';
export const contains = 'Enthält';
export const mayContain = 'Kann enthalten';
export const nothingFound = 'Nichts gefunden von';
export const fitsDiets = 'Wirkt';
export const mayFit = 'Vielleicht';
export const doesNotFit = 'Nicht';
export const cantTell = 'Nicht zu sagen';
export const notUnderstood = message('{count} von {lines} Zeilen: {texts}');
export const careful =
  'Aus den Namen der Zutaten gelesen, also ein Hinweis und kein Versprechen. Prüf bei einer Allergie immer die Packungen.';
export const allergens = {
  gluten: 'Gluten',
  crustaceans: 'Krebstiere',
  eggs: 'Eier',
  fish: 'Fisch',
  peanuts: 'Erdnüsse',
  soy: 'Soja',
  milk: 'Milch',
  nuts: 'Schalenfrüchte',
  celery: 'Sellerie',
  mustard: 'Senf',
  sesame: 'Sesam',
  sulfites: 'Sulfite',
  lupin: 'Lupine',
  mollusks: 'Weichtiere',
};
export const diets = { vegetarian: 'vegetarisch', vegan: 'vegan', 'gluten-free': 'glutenfrei', 'dairy-free': 'milchfrei' };
/** Of people at the table who must not eat something. */
export const warnings = 'Nicht für alle';
export const notFor = message('{what}, nicht für {names}');
export const notRuledOut = message('{what} nicht auszuschließen für {names}');
export const aGuest = 'einen Gast';
