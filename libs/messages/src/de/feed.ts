import { message } from './language';

export const title = 'Von deinen Köchen';
export const community = 'Community';
export const newRecipes = message('{count, plural, one {1 neues Rezept} other {# neue Rezepte}}');
export const newAnswers = message('{count, plural, one {1 neue Antwort} other {# neue Antworten}}');
export const newNotices = message('{count, plural, one {1 neuer Hinweis} other {# neue Hinweise}}');
export const nothingNew = 'Nichts Neues, seit du hier warst';
export const allRead = 'Alles gelesen';
export const whatIsNew = 'Was neu ist';
export const parts = { recipes: 'Neue Rezepte', answers: 'Antworten', notices: 'Hinweise' };
export const byDay = { recipes: 'Neue Rezepte nach Tagen', answers: 'Antworten nach Tagen', notices: 'Hinweise nach Tagen' };
export const countNew = message('{count} neu');
export const isNew = 'neu';
export const loading = 'Neues wird geladen';
export const didNotLoad = 'Das konnten wir nicht laden';
export const someone = 'Jemand';
export const published = message('hat das um {time} veröffentlicht');
export const made = message('hat dein Rezept „{title}“ gekocht, {time}');
export const commented = message('hat dein Rezept „{title}“ kommentiert, {time}');
export const answered = message('hat dir unter „{title}“ geantwortet, {time}');
export const rated = message('Mit {average} bewertet von {count, plural, one {1 Koch} other {# Köchen}}');
export const answer = 'Antworten';
export const openRecipe = 'Rezept öffnen';
export const outcomes = {
  hidden: message('„{title}“ ist für andere ausgeblendet.'),
  warned: message('„{title}“ ist ausgeblendet, mit einer Verwarnung.'),
  banned: message('„{title}“ ist ausgeblendet, und du kannst vorerst nichts veröffentlichen.'),
  restored: message('Dein Einspruch hatte Erfolg: „{title}“ ist wieder zu sehen.'),
  kept: message('Dein Einspruch wurde geprüft: „{title}“ bleibt ausgeblendet.'),
  passed: message('„{title}“ wurde geprüft und ist jetzt zu sehen.'),
};
export const offered = message('{cook} schlägt {changes, plural, one {1 Änderung} other {# Änderungen}} für dein Rezept „{title}“ vor.');
export const offerAnswered = message(
  '{taken, plural, =0 {{cook} hat „{title}“ gelassen, wie es war, und keine deiner Änderungen übernommen.} other {{cook} hat {taken} von {changes, plural, one {1 Änderung} other {# Änderungen}}, die du vorgeschlagen hast, in „{title}“ übernommen.}}',
);
export const look = 'Ansehen';
export const lookAt = message('Entscheidung über „{title}“ ansehen');
export const lookAtOffer = message('Änderungen an „{title}“ ansehen');
export const endOfAnswers = 'Das ist alles, was andere dir geschrieben haben.';
export const endOfNotices = 'Das sind alle Hinweise.';
export const followTitle = 'Folge ein, zwei Köchen';
export const followText = 'Was sie veröffentlichen, kommt hierher, das Neueste zuerst, und sonst nichts.';
export const explore = 'Rezepte der Community entdecken';
export const showRecipes = 'Ihre Rezepte zeigen';
export const follow = 'Folgen';
export const following = 'Gefolgt';
export const followCook = message('{username} folgen');
export const noRecipesTitle = 'Noch steht nichts auf dem Tisch';
export const noRecipes = 'Die Köche, denen du folgst, haben noch nichts veröffentlicht. Ihr erstes Rezept kommt von selbst hierher.';
export const noAnswersTitle = 'Noch keine Antworten';
export const noAnswers = 'Was andere unter deine Rezepte und auf deine Kommentare schreiben, kommt hierher.';
export const noNoticesTitle = 'Keine Hinweise';
export const noNotices =
  'Was andere dir an Änderungen für deine Rezepte vorschlagen, kommt hierher, und was über etwas entschieden wird, das du veröffentlicht hast.';
export const youFollow = 'Du folgst';
