import { message } from './language';

export const roomFor = message('Platz für {count, number} weitere.');
export const nearText = message(
  'Kostenlos passen {limit, number} Rezepte hinein. Gelöscht wird nie etwas, du kannst danach nur keine neuen hinzufügen.',
);
export const full = 'Deine Sammlung ist voll.';
export const fullText = message(
  'Alle {count, number} Rezepte bleiben, wie sie sind. Lösch eins, das du nicht mehr kochst, oder hol dir Premium, dann ist Platz für das nächste.',
);
export const premium = 'Was Premium bringt';
export const hide = message('{count, plural, =0 {Ausblenden, bis sie voll ist} other {Ausblenden, bis nur noch # passen}}');
