import { message } from './language';

export const community = 'Community';
export const at = message('@{username}');
export const description = message('Was {username} kocht und teilt.');
export const followers = 'Folgen';
export const recipes = 'Rezepte';
export const yourRecipes = 'Deine Rezepte';
export const follow = 'Folgen';
export const following = 'Du folgst';
export const more = 'Mehr: stummschalten, blockieren';
export const mute = 'Stummschalten';
export const unmute = 'Nicht mehr stummschalten';
export const block = 'Blockieren';
export const unblock = 'Nicht mehr blockieren';
export const mutedNotice = message(
  'Du hast {username} stummgeschaltet. Rezepte aus dieser Küche bleiben aus deinen Listen. Niemand erfährt davon.',
);
export const blockedNotice = message('Du hast {username} blockiert. Ihr seht nichts mehr voneinander. Niemand erfährt davon.');
export const editProfile = 'Profil bearbeiten';
export const nothing = message('{username} hat noch nichts serviert');
export const nothingText = message('Folge {username}, dann kommt das erste Rezept von selbst zu dir.');
export const nothingOwn = 'Du hast noch kein Rezept geteilt';
export const nothingOwnText = 'Öffne eins von deinen und teile es: Von da an steht es hier.';
export const formerly = message('früher @{username}');
export const since = message('dabei seit {year}');
export const saves = 'Gespeichert';
export const mostSaved = 'Am häufigsten gespeichert';
export const publishOne = 'Ein Rezept veröffentlichen';
export const about = 'Mehr aus dieser Küche';
export const cookedLately = 'Zuletzt gekocht';
export const whoFollows = message('Wer {username} folgt');
export const whoFollowsYou = 'Wer dir folgt';
export const moreFollow = message('{count, plural, one {und noch jemand} other {und # weitere}}');
export const explore = 'Rezepte der Community entdecken';
export const unknown = 'Unter dieser Adresse kocht niemand';
export const unknownText = 'Prüf den Namen, oder finde jemanden über geteilte Rezepte.';
export const didNotOpen = 'Wir konnten diese Seite nicht öffnen';
