import { message } from './language';

export const difficultyNames = { easy: 'Einfach', medium: 'Mittel', hard: 'Schwer' };
export const categoryNames = {
  breakfast: 'Frühstück',
  lunch: 'Mittagessen',
  dinner: 'Abendessen',
  snack: 'Snack',
  dessert: 'Nachtisch',
};
export const difficulty = 'Schwierigkeit';
export const ingredients = 'Zutaten';
export const method = 'Zubereitung';
export const stepPhoto = message('Foto zu Schritt {number}');
export const servings = 'Portionen';
export const tags = 'Schlagwörter';
export const recipes = 'Rezepte';
export const noGroup = 'Ohne Gruppe';
export const favoriteOf = message('{title} als Favorit');
export const undo = 'Rückgängig';
export const cancel = 'Abbrechen';
export const backToRecipes = 'Zurück zu deinen Rezepten';
export const opening = 'Das Rezept wird geöffnet';
export const tooLong = message('Höchstens {most, number} Zeichen. Das hier sind {length, number}.');
