import { message } from './language';

export const roomFor = message('Platz für {count, number} weitere.');
export const nearText = message(
  'Das kostenlose Regal fasst {limit, number} Rezepte. Danach warten neue auf einem Tablett, verloren geht nichts.',
);
export const full = 'Dein Regal ist voll.';
export const fullText = message(
  'Alle {count, number} Rezepte bleiben, wie sie sind. {waiting, plural, =0 {Neue warten auf einem Tablett, bis Platz ist.} one {1 neues wartet auf dem Tablett, bis Platz ist.} other {# neue warten auf dem Tablett, bis Platz ist.}}',
);
export const readOnly = 'Dieses Rezept kannst du lesen, kochen und exportieren.';
export const readOnlyText = message(
  'Im kostenlosen Plan änderst du deine ersten {limit, number} Rezepte. Mit Premium kannst du auch dieses wieder ändern.',
);
export const seeTray = 'Zum Tablett';
export const premium = 'Was Premium bringt';
export const hide = message('{count, plural, =0 {Ausblenden, bis sie voll ist} other {Ausblenden, bis nur noch # passen}}');
