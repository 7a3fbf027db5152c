import type { CommunityRule, ContentKind, HoldReason, ModerationAction, ReportReason } from '@simmer/contracts';
import { message } from './language';

export const title = 'Moderation';
export const waiting = message(
  '{count, plural, =0 {Nichts zu tun. Wir versprechen einen Tag.} one {1 Fall, seit {oldest}. Wir versprechen einen Tag.} other {# Fälle, der älteste seit {oldest}. Wir versprechen einen Tag.}}',
);
export const cases = 'Fälle';
export const show = 'Zeigen';
export const states = { waiting: 'Offen', decided: 'Entschieden' };
export const order = 'Reihenfolge';
export const sorts = { oldest: 'Älteste zuerst', 'most-reported': 'Am häufigsten gemeldete zuerst' };
export const loading = 'Die Fälle werden geöffnet';
export const more = 'Weitere Fälle';
export const nothingWaiting = 'Kein Fall ist offen.';
export const nothingDecided = 'Noch wurde nichts entschieden.';
export const choose = 'Wähl einen Fall, um zu sehen, worum es geht.';

export const minutes = message('{count} Min.');
export const hours = message('{count} Std.');
export const days = message('{count, plural, one {1 Tag} other {# Tagen}}');

export const kinds: Record<ContentKind, string> = { recipe: 'Rezept', cook: 'Profil', made: 'Nachgekocht', comment: 'Kommentar' };
export const reasons: Record<ReportReason, string> = {
  unsafe: 'nicht sicher zu essen',
  copied: 'ohne Angabe kopiert',
  advertising: 'Werbung',
  unkind: 'unfreundlich',
  other: 'etwas anderes',
};
export const holds: Record<HoldReason, string> = {
  links: 'Links',
  rate: 'zu viel in kurzer Zeit',
  words: 'ein Wort von unserer Liste',
  'first-posts': 'erste Beiträge eines neuen Kontos',
};
export const rules: Record<CommunityRule, string> = {
  advertising: 'Werbung',
  unkind: 'Unfreundlich',
  copied: 'Kopiert',
  unsafe: 'Nicht sicher zu essen',
  'not-food': 'Kein Essen',
};
export const reports = message('{count, plural, one {1 Meldung} other {# Meldungen}}');
export const reportsFor = message('{reports}: {reasons}');
export const heldFor = message('Von einer Regel zurückgehalten: {reasons}');
export const held = 'Zurückgehalten';
export const appeal = 'Einspruch';
export const hidden = 'Ausgeblendet';

export const gone = 'Das gibt es nicht mehr.';
export const why = 'Warum es hier ist';
export const rule = 'Regel';
export const history = 'Vorher';
export const since = message('Dabei seit {at, date, ::yMMMd}');
export const warned = message('{count, plural, =0 {nie verwarnt} one {einmal verwarnt} other {#-mal verwarnt}}');
export const bans = message('{count, plural, one {einmal gesperrt} other {#-mal gesperrt}}');
export const banned = 'zurzeit gesperrt';
export const noteSince = message('Konto seit {at, date, ::yMMMd}');
export const you = 'Du';
export const somebody = 'Team';
export const did: Record<ModerationAction, string> = {
  leave: 'Stehen lassen',
  hide: 'Ausgeblendet',
  warn: 'Ausgeblendet und verwarnt',
  ban: 'Gesperrt',
};
export const didFor = message('{did}: {rule}');
export const restored = 'Nach dem Einspruch wiederhergestellt';
export const kept = 'Nach dem Einspruch ausgeblendet gelassen';
export const at = message('{at, date, ::MMMd} {at, time, ::Hmm}');

export const whatHappens = 'Was passiert';
export const actions: Record<ModerationAction, string> = {
  leave: 'Stehen lassen',
  hide: 'Ausblenden',
  warn: 'Ausblenden und verwarnen',
  ban: 'Sperren',
};
export const ruleBroken = 'Verletzte Regel';
export const howLong = 'Wie lange';
export const banDays = message('{count, plural, one {1 Tag} other {# Tage}}');
export const forGood = 'Für immer';
export const reads = message('Was {name} liest');
export const theCook = 'diese Person';
export const letters: Record<CommunityRule, string> = {
  advertising: 'Was du veröffentlicht hast, macht Werbung. Darum haben wir es ausgeblendet. Bleib bitte beim Essen.',
  unkind:
    'Was du veröffentlicht hast, verletzt jemanden. Darum haben wir es ausgeblendet. Sei bitte freundlich, auch wenn du anderer Meinung bist.',
  copied:
    'Was du veröffentlicht hast, stammt von jemand anderem. Darum haben wir es ausgeblendet. Teil bitte, was von dir ist, oder einen Link zum Original.',
  unsafe:
    'Was du veröffentlicht hast, könnte jemanden krank machen. Darum haben wir es ausgeblendet. Prüf bitte, wie lange und wie heiß es garen muss.',
  'not-food': 'Was du veröffentlicht hast, hat nichts mit Essen zu tun. Darum haben wir es ausgeblendet.',
};
export const banMeans = message(
  '{name} kann nichts veröffentlichen, kommentieren oder bewerten. Eigene Rezepte, Plan und Liste gehen weiter. Einspruch ist bis {until, date, ::MMMMd} möglich.',
);
export const banFor = message('Für {days} sperren');
export const banForGood = 'Für immer sperren';
export const soon = 'In 5 Sekunden von jeder Seite verschwunden';
export const decided = 'Entschieden.';
export const letterMissing = 'Schreib, was die Person liest.';

export const decideAppeal = 'Über den Einspruch entscheiden';
export const restore = 'Wiederherstellen';
export const keepHidden = 'Ausgeblendet lassen';
export const mayDecide = 'Du hast es nicht ausgeblendet, also darfst du entscheiden';
export const mayNotDecide = 'Du hast diesen Fall entschieden, oder er betrifft dich. Jemand anders entscheidet.';
export const restoreLetter = 'Du hast recht, und es tut uns leid. Alles ist wieder da, wo es war, mit Kommentaren und Bewertungen.';

export const noticesTitle = 'Entscheidungen über deine Beiträge';
export const noticesLead = 'Was unser Team über das entschieden hat, was du teilst, und was du tun kannst.';
export const noNotices = 'Von dir wurde noch nie etwas ausgeblendet.';
export const hiddenSince = message('Ausgeblendet seit {at, date, ::MMMMd}.');
export const shownAgain = 'Wieder zu sehen.';
export const onlyYouSee = 'Nur du siehst es.';
export const onlyYou = 'Nur du siehst es. Deine eigene Kopie und dein Plan sind unverändert.';
export const bannedUntil = message('Bis {until, date, ::yMMMMd} kannst du nichts veröffentlichen, kommentieren oder bewerten.');
export const bannedForGood = 'Du kannst nichts mehr veröffentlichen, kommentieren oder bewerten.';
export const askAgain = 'Einspruch einlegen';
export const askUntil = message('Möglich bis {until, date, ::MMMMd}');
export const appealLabel = 'Warum es wieder zu sehen sein soll';
export const appealHint = 'Das liest jemand, der es nicht ausgeblendet hat. Die Antwort bekommst du per E-Mail.';
export const appealMissing = 'Schreib, warum es wieder zu sehen sein soll.';
export const send = 'Abschicken';
export const cancel = 'Abbrechen';
export const appealSent = 'Du hast Einspruch eingelegt. Jemand anders liest ihn gerade.';
export const answer = 'Die Antwort';

export const reportTitles: Record<ContentKind, string> = {
  recipe: 'Dieses Rezept melden',
  cook: 'Diese Person melden',
  made: 'Diesen Eintrag melden',
  comment: 'Diesen Kommentar melden',
};
export const whatIsWrong = 'Was stimmt nicht?';
export const reportReasons: Record<ReportReason, string> = {
  unsafe: 'Es ist nicht sicher zu essen',
  copied: 'Es ist ohne Angabe kopiert',
  advertising: 'Es ist Werbung',
  unkind: 'Es ist unfreundlich',
  other: 'Etwas anderes',
};
export const tellMore = 'Erzähl uns mehr';
export const tellMoreExample = 'Die Adresse des Originals hilft';
export const reportHint = 'Ein Mensch sieht es sich an, meist innerhalb eines Tages. Wer gemeldet hat, erfährt niemand.';
export const report = 'Melden';
export const reportedAgain = 'Das hattest du schon gemeldet. Jemand sieht es sich an.';
export const reported = 'Danke. Ein Mensch sieht es sich an.';
