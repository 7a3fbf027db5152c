import type { TEST_CARDS, TEST_PORTAL_CHANGES, TEST_REFUSALS } from '@simmer/contracts';
import { message } from './language';

export const label = 'Testmodus. Hier wird keine Karte belastet, und niemand zahlt etwas.';
export const premium = 'Simmer Premium';
export const backToSimmer = 'Zurück zu Simmer';

export const checkoutTitle = 'Testkasse';
export const checkoutText =
  'Auf diesem Rechner gibt es keinen Zahlungsdienst, deshalb steht diese Seite für ihn. Wähl eine Karte, um zu sehen, wie die Zahlung ausgeht.';
export const buying = 'Du kaufst';
export const periods = { monthly: 'Ein Monat', yearly: 'Ein Jahr' };
export const freeDays = message('{days, plural, one {# Tag} other {# Tage}} gratis');
export const toPay = 'Heute zu zahlen';
export const renewsUntilCanceled = {
  monthly: 'Verlängert sich jeden Monat, bis du kündigst.',
  yearly: 'Verlängert sich jedes Jahr, bis du kündigst.',
};
export const chooseCard = 'Wähl eine Karte';
export const cards = {
  paid: 'Klappt',
  declined: 'Wird abgelehnt',
  authenticated: 'Klappt, sobald du sie bei der Bank bestätigt hast (3-D Secure)',
  expired: 'Ist abgelaufen',
  'insufficient-funds': 'Ist nicht gedeckt',
  'declined-later': 'Klappt jetzt und wird abgelehnt, wenn sich Premium verlängert',
} satisfies Record<keyof typeof TEST_CARDS, string>;
export const email = 'Deine E-Mail-Adresse';
export const emailHint = 'Premium gehört zu dem Konto, das du mit dieser Adresse erstellst.';
export const pay = message('{price} zahlen');
export const startTrial = 'Testzeit starten';
export const notThrough = 'Die Zahlung hat nicht geklappt';
export const refusals = {
  declined: 'Die Bank hat diese Karte abgelehnt. Es wurde nichts abgebucht. Versuch eine andere Karte.',
  'expired-card': 'Diese Karte ist abgelaufen. Es wurde nichts abgebucht. Versuch eine andere Karte.',
  'insufficient-funds': 'Diese Karte ist nicht gedeckt. Es wurde nichts abgebucht. Versuch eine andere Karte.',
  'not-authenticated':
    'Die Zahlung wurde nicht bei der Bank bestätigt. Es wurde nichts abgebucht. Versuch es noch einmal, oder wähl eine andere Karte.',
  email: 'Gib eine E-Mail-Adresse ein, zum Beispiel ada@example.com.',
} satisfies Record<(typeof TEST_REFUSALS)[number], string>;
export const paidAlready = 'Das ist schon bezahlt.';
export const goOn = 'Weiter zu Simmer';

export const bankTitle = 'Bist du das?';
export const bankText = message(
  'Die Testbank will wissen, ob du mit der Karte zahlst, die auf {digits} endet. Eine echte Bank fragt nach einem Code.',
);
export const bankYes = 'Ja, Zahlung bestätigen';
export const bankNo = 'Nein, ablehnen';

export const portalTitle = 'Testportal';
export const portalText = 'Auf diesem Rechner gibt es keinen Zahlungsdienst, deshalb steht diese Seite für ihn.';
export const changes = {
  card: 'Deine Karte ist geändert. Was offen war, wird damit bezahlt, wenn sie gut ist.',
  canceled: 'Premium ist gekündigt. Es läuft bis zum Ende dessen, was du bezahlt hast.',
  resumed: 'Premium geht weiter.',
} satisfies Record<(typeof TEST_PORTAL_CHANGES)[number], string>;
export const plan = 'Dein Tarif';
export const none = 'Du hast gerade kein Abo.';
export const prices = { monthly: message('{price} im Monat'), yearly: message('{price} im Jahr') };
export const renewsOn = message('Verlängert sich am {at, date, ::yMMMMd}.');
export const endsOn = message('Endet am {at, date, ::yMMMMd}.');
export const pastDue = 'Die letzte Zahlung hat nicht geklappt. Wähl eine andere Karte.';
export const cancel = 'Premium kündigen';
export const resume = 'Premium behalten';
export const card = 'Deine Karte';
export const ending = message('Endet auf {digits}');
export const changeCard = 'Mit dieser Karte zahlen';
export const invoices = 'Rechnungen';
export const noInvoices = 'Es gibt noch keine Rechnungen.';
export const date = 'Datum';
export const day = message('{at, date, ::yMMMMd}');
export const amount = 'Betrag';
export const state = 'Stand';
export const states = { paid: 'Bezahlt', open: 'Offen', void: 'Verfallen' };
