import type { Entitlement, Payment } from '@simmer/contracts';
import type { BillingInterval } from '@simmer/contracts/constants';
import { message, rich } from './language';

export const testMode = 'Testmodus. Auf diesem Rechner wird keine Karte belastet.';

export const title = rich('Kostenlos ist eine Küche. Premium ist <mark>mehr Regal</mark>');
export const lead = 'Planen, einkaufen und kochen kostet nichts. Du zahlst, wenn das Regal voll ist oder du die Extras willst.';
export const premiumTitle = 'Premium ist an';
export const premiumLead = 'Das Regal hat kein Ende, und die Extras gehören dir.';
export const failedTitle = 'Die Zahlung hat nicht geklappt';
export const canceledTitle = message('Premium bis zum {at, date, ::yMMMMd}');
export const canceledLead = 'Es ist gekündigt. Bis dahin ändert sich nichts, und danach wird nichts gelöscht.';
export const lapsedTitle = message(
  '{count, plural, =0 {Deine Küche ist noch da} one {Dein Rezept ist noch da} other {Alle # Rezepte sind noch da}}',
);
export const lapsedLead = message(
  'Premium endete am {at, date, ::yMMMMd}. {over, plural, =0 {Alle gehen wie immer.} one {{limit, number} gehen wie immer; 1 kannst du öffnen, kochen, planen und exportieren, nur nicht ändern.} other {{limit, number} gehen wie immer; # kannst du öffnen, kochen, planen und exportieren, nur nicht ändern.}}',
);
export const shelf = 'Dein Regal';
export const onShelf = message('{count, number} von {limit, number} Rezepten');
export const onShelfAndOver = message('{limit, number} offen, {over, number} nur zum Lesen');
export const canceledCheckout = 'Du hast die Kasse verlassen. Es wurde nichts abgebucht, und nichts hat sich geändert.';

export const sideBySide = 'Im Vergleich';
export const compared = 'Kostenlos und Premium im Vergleich';
export const free = 'Kostenlos';
export const premium = 'Premium';
export const premiumCosts = message('Premium kostet {monthly} oder {yearly}');
export const yes = 'Ja';
export const no = 'Nein';
export const noEnd = 'Ohne Ende';
export const shared = [
  { name: 'Importieren, planen, einkaufen, kochen', note: 'Offline, geteilt, mit jedem Export' },
  { name: 'Community', note: 'Stöbern, speichern, bewerten, folgen' },
];
export const extras = {
  'own-recipes': { name: 'Eigene Rezepte', note: 'Getippt, eingefügt, importiert oder gespeichert' },
  'advanced-macros': { name: 'Alle Nährwerte', note: 'Mit Zielen für alle, die mitessen; Kalorien und Eiweiß gibt es kostenlos' },
  'followed-cooks': { name: 'Von Köchen, denen du folgst', note: 'Ihre neuen Gerichte ganz oben in der Galerie' },
  pdf: { name: 'PDF-Downloads', note: 'Ein Rezept oder ein Kochbuch, fertig zum Drucken' },
  'voice-linking': { name: 'Sprache', note: '„Setz Hafermilch auf die Liste“' },
} satisfies Record<Entitlement, { name: string; note: string }>;
export const howToPay = 'Zahlung';
export const intervals = { monthly: 'Monatlich', yearly: 'Jährlich' } satisfies Record<BillingInterval, string>;
export const forever = 'solange du willst';
export const aMonth = 'im Monat';
export const aMonthPaidYearly = message('im Monat, {price} einmal im Jahr');

export const trial = message(
  '{days, plural, one {# Tag} other {# Tage}} gratis, dann {price}. Jederzeit in zwei Schritten gekündigt. Wann du zum ersten Mal zahlst, steht an der Kasse, bevor etwas passiert.',
);
export const noTrial = message('{price}. Jederzeit in zwei Schritten gekündigt. Was du zahlst, steht an der Kasse, bevor etwas passiert.');
export const perInterval = { monthly: message('{price} im Monat'), yearly: message('{price} im Jahr') };
export const start = 'Ohne Risiko starten';
export const buy = 'Premium holen';
export const bringBack = 'Premium zurückholen';
export const yourEmail = 'Deine E-Mail-Adresse';
export const yourEmailHint = 'Premium gehört zu dem Konto, das du danach mit ihr erstellst.';
export const orFree = rich('Oder <link>erstell zuerst ein kostenloses Konto</link>.');
export const plansAway = 'Wir erreichen unseren Zahlungsdienst gerade nicht. Deine Rezepte, Pläne und Listen sind, wie sie waren.';

export const ifYouStop = 'Wenn du nicht mehr zahlst';
export const stops = [
  { when: 'Heute', what: 'Du kündigst. Es ändert sich nichts: Premium läuft bis zum letzten Tag, den du bezahlt hast.' },
  {
    when: 'Am letzten Tag',
    what: 'Jedes Rezept bleibt. Was ins kostenlose Regal passt, geht wie immer; den Rest kannst du öffnen, kochen, planen, einkaufen und exportieren, nur nicht ändern.',
  },
  { when: 'Danach', what: 'Sprache und PDF ruhen. Die Verknüpfung mit deinem Lautsprecher wartet, du musst nichts zweimal einrichten.' },
  { when: 'Irgendwann', what: 'Du kommst zurück, und alles ist, wie du es verlassen hast. Wer nicht zahlt, verliert nie etwas.' },
];
export const twoTaps = 'In zwei Schritten gekündigt';
export const taps = ['Einstellungen, Tarif, Premium kündigen', 'Noch einmal Premium kündigen'];
export const noQuestions = 'Kein Anruf, kein Brief, keine Fragen. Doch nicht? Mit „Premium behalten“ ist es bis zum letzten Tag wieder da.';
export const manage = 'Tarif verwalten';

export const section = 'Tarif';
export const seePremium = 'Premium ansehen';
export const seePlans = 'Tarife ansehen';
export const ownRecipes = message('Bis zu {count, number} eigene Rezepte');
export const granted = 'Ohne Zahlung';
export const premiumPaid = { monthly: 'Premium, monatlich', yearly: 'Premium, jährlich' } satisfies Record<BillingInterval, string>;
export const nextCharge = message('{price} am {at, date, ::yMMMMd}');
export const firstCharge = message('Gratis bis zum {at, date, ::yMMMMd}, dann {price}');
export const ends = message('Endet am {at, date, ::yMMMMd}');
export const cardFailed = message(
  'Deine Karte wurde am {at, date, ::yMMMMd} abgelehnt. Ändere sie, um Premium zu behalten. Was auch passiert: Es wird kein Rezept gelöscht.',
);
export const incomplete = 'Deine erste Zahlung hat noch nicht geklappt. Sieh dir deine Karte an, oder fang noch einmal an.';
export const changeCard = 'Karte ändern';

export const payEvery = 'Du zahlst';
export const every = { monthly: 'Jeden Monat', yearly: 'Jedes Jahr' } satisfies Record<BillingInterval, string>;
export const changeTo = { monthly: 'Auf monatlich ändern', yearly: 'Auf jährlich ändern' } satisfies Record<BillingInterval, string>;
export const asking = 'Wir fragen, was es kostet…';
export const costsNow = message('Du zahlst heute {price}; was du schon bezahlt hast, ist abgezogen. Von da an sind es {after}.');
export const costsNothingNow = message('Du zahlst heute nichts. Von da an sind es {after}.');
export const credited = message(
  '{price} sind von dem übrig, was du bezahlt hast, und zahlen die nächsten Monate. Von da an sind es {after}.',
);
export const changed = { monthly: 'Du zahlst ab jetzt monatlich.', yearly: 'Du zahlst ab jetzt jährlich.' } satisfies Record<
  BillingInterval,
  string
>;
export const keepIt = 'So lassen';

export const cancel = 'Premium kündigen';
export const cancelValue = 'Jederzeit';
export const cancelText = message('Es läuft dann bis zum {at, date, ::yMMMMd} und endet von selbst. Alle deine Rezepte bleiben.');
export const canceled = message('Premium ist gekündigt. Es läuft bis zum {at, date, ::yMMMMd}.');
export const undo = 'Rückgängig';
export const resume = 'Premium behalten';
export const resumed = 'Premium geht weiter.';

export const card = 'Karte und Anschrift';
export const atPaymentService = 'Bei unserem Zahlungsdienst';
export const openPortal = 'Öffnen';
export const invoices = 'Rechnungen';
export const invoicesValue = 'Zum Lesen und Aufheben';
export const noInvoices = 'Es gibt noch keine Rechnungen.';
export const invoice = message('{at, date, ::yMMMMd}, {price}');
export const invoiceStates = { paid: 'Bezahlt', open: 'Offen', void: 'Verfallen' };
export const inNewTab = '(öffnet einen neuen Tab)';

export const states = {
  none: 'Kostenlos',
  incomplete: 'Noch nicht bezahlt',
  trialing: 'Testzeit',
  active: 'Aktiv',
  'past-due': 'Zahlung offen',
  ended: 'Beendet',
} satisfies Record<Payment['status'], string>;
export const endsTag = 'Endet';
