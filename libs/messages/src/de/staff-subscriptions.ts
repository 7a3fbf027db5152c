import type { Payment } from '@simmer/contracts';
import { message } from './language';

export const title = 'Abos';
export const lead = 'Was jemand gekauft oder bekommen hat und wie es sich geändert hat. Jeder Blick steht im Protokoll.';
export const email = 'E-Mail-Adresse des Kontos';
export const emailMissing = 'Gib die E-Mail-Adresse eines Kontos ein.';
export const find = 'Suchen';
export const finding = 'Das Konto wird gesucht';
export const free = 'Kostenloser Plan';
export const granted = 'Premium, geschenkt';
export const paid = 'Premium, bezahlt';
export const both = 'Premium, bezahlt und geschenkt';
export const until = message('Bezahlt bis {at, date, ::yMMMMd}');
export const bought = 'Gekauft';
export const nothingBought = 'Dieses Konto hat noch nie etwas gekauft.';
export const status = 'Stand';
export const statuses: Record<Payment['status'], string> = {
  none: 'Keiner',
  incomplete: 'Noch nicht bezahlt',
  trialing: 'Testphase',
  active: 'Bezahlt',
  'past-due': 'Zahlung offen',
  ended: 'Beendet',
};
export const canceled = 'Gekündigt';
export const every = { monthly: 'Monatlich', yearly: 'Jährlich' };
export const periodEnd = 'Zeitraum endet';
export const on = message('{at, date, ::yMMMd}');
export const payBack = 'Beim Zahlungsdienst öffnen, um zurückzuzahlen';
export const open = 'Öffnen';
export const history = 'Verlauf';
export const noHistory = 'Es hat sich noch nichts geändert.';
export const became = 'Wurde zu';
export const why = 'Warum';
export const reason = 'Grund';
export const reasonHint = 'Er bleibt im Protokoll und im Verlauf.';
export const reasonMissing = 'Sag, warum: Jemand wird fragen.';
export const grant = 'Premium schenken';
export const end = 'Premium jetzt beenden';
export const endMeans = 'Beendet sofort, was bezahlt ist, und gibt nichts zurück. Zurückzahlen kannst du beim Zahlungsdienst.';
export const isGranted = 'Premium ist geschenkt.';
export const isEnded = 'Premium ist beendet.';
export const unclaimed = 'Nicht abgeholt';
export const unclaimedLead = 'Vor der Registrierung bezahlt und noch ohne Konto. Nach 30 Tagen wird es beendet und zurückgezahlt.';
export const nothingUnclaimed = 'Alles, was bezahlt ist, hat ein Konto.';
export const paidWith = 'Bezahlt mit';
export const endsOn = 'Zurückgezahlt am';
export const more = 'Mehr';
