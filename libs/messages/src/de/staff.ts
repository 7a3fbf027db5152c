import type { AuditAction, AuditKind, StaffRole } from '@simmer/contracts';
import { message } from './language';

export const waiting = message('{count, plural, one {# wartet} other {# warten}}');
export const pages = 'Team';
export const overview = 'Übersicht';
export const queues = 'Warteschlangen';
export const deadLetters = 'Unzustellbare Ereignisse';
export const auditLog = 'Protokoll';
export const moderation = 'Moderation';
export const subscriptions = 'Abos';
export const videos = 'Videos';

export const title = 'Hinter der Theke';
export const roles: Record<StaffRole, string> = { moderator: 'Moderation', operator: 'Betrieb' };
export const youAre = message('Deine Rolle: {roles}.');
export const queuesText = 'Was wartet, läuft und gescheitert ist. Gescheitertes kannst du noch einmal versuchen.';
export const deadLettersText = 'Ereignisse, die nicht verarbeitet werden konnten. Du kannst sie wiederholen oder verwerfen.';
export const auditLogText = 'Was das Team getan und angesehen hat.';
export const contact = 'Kontakt-Postfach';
export const contactText = 'Was über die Kontaktseite kommt, und Urheberrechtsbeschwerden.';
export const subscriptionsText = 'Was jemand bezahlt, wie es sich geändert hat, und Zahlungen ohne Konto.';
export const moderationText = 'Was gemeldet wurde, was Regeln zurückhalten, und Einsprüche.';
export const videosText = 'Was unter „Videos“ und in der Hilfe zu sehen ist.';

export const auditLogLead = 'Was das Team getan und angesehen hat. Niemand kann eine Zeile ändern.';
export const kind = 'Was';
export const person = 'Wer';
export const everything = 'Alles';
export const everyone = 'Alle';
export const atTheMachine = 'Am Server';
export const goneAccount = 'Gelöschtes Konto';
export const kinds: Record<AuditKind, string> = {
  accounts: 'Konten und Rollen',
  queues: 'Warteschlangen',
  'dead-letters': 'Unzustellbare Ereignisse',
  moderation: 'Moderation',
  contact: 'Kontakt-Postfach',
  videos: 'Videos',
  payments: 'Zahlungen',
};
export const actions: Record<AuditAction, string> = {
  'identity.account.set-staff-roles': 'Team-Rollen festgelegt',
  'identity.account.confirm-email': 'E-Mail-Adresse bestätigt',
  'gateway.queues.show': 'Warteschlangen geöffnet',
  'gateway.queues.change': 'Warteschlange geändert',
  'gateway.dead-letters.show': 'Unzustellbare Ereignisse gelesen',
  'gateway.dead-letters.replay': 'Unzustellbares Ereignis wiederholt',
  'gateway.dead-letters.discard': 'Unzustellbares Ereignis verworfen',
  'community.moderation-case.list': 'Fälle aufgelistet',
  'community.moderation-case.read': 'Fall gelesen',
  'community.moderation-case.decide': 'Fall entschieden',
  'community.moderation-case.decide-appeal': 'Über einen Einspruch entschieden',
  'community.moderation-case.open': 'Einen Fall geöffnet',
  'identity.contact-message.list': 'Kontaktnachrichten aufgelistet',
  'identity.contact-message.read': 'Eine Kontaktnachricht gelesen',
  'identity.contact-message.answer': 'Eine Kontaktnachricht beantwortet',
  'identity.contact-message.assign': 'Eine Kontaktnachricht übernommen oder zurückgegeben',
  'identity.contact-message.set-state': 'Eine Kontaktnachricht geschlossen oder wieder geöffnet',
  'community.staff-video.list': 'Videos aufgelistet',
  'community.staff-video.look-up': 'Video nachgeschlagen',
  'community.staff-video.add': 'Video hinzugefügt',
  'community.staff-video.update': 'Video geändert',
  'community.staff-video.set-featured': 'Video hervorgehoben oder nicht mehr',
  'community.staff-video.set-active': 'Video ausgeblendet oder wieder gezeigt',
  'community.staff-video-category.add': 'Video-Kategorie hinzugefügt',
  'community.staff-video-category.update': 'Video-Kategorie geändert',
  'community.staff-video-category.sort': 'Video-Kategorien sortiert',
  'billing.test-mode.turn-clock': 'Uhr der Test-Zahlungen vorgestellt',
  'billing.staff-subscription.read': 'Ein Abo angesehen',
  'billing.staff-subscription.grant': 'Premium geschenkt',
  'billing.staff-subscription.end': 'Premium beendet',
  'billing.staff-subscription.list-unclaimed': 'Zahlungen ohne Konto angesehen',
};
export const when = 'Wann';
export const who = 'Wer';
export const did = 'Hat getan';
export const details = 'Einzelheiten';
export const at = message('{at, date, ::MMMd} {at, time, ::Hmm}');
export const older = 'Ältere Einträge';
export const loading = 'Das Protokoll wird geöffnet';
export const nothingYet = 'Das Team hat noch nichts getan.';
export const nothingFound = 'Kein Eintrag passt. Wähle „Alles“ und „Alle“, um die übrigen zu sehen.';

export const intact = message(
  'Jede Zeile ist mit der Zeile davor versiegelt. Am {at, date, ::MMMMd} um {at, time, ::Hmm} geprüft: lückenlos.',
);
export const notChecked = 'Jede Zeile ist mit der Zeile davor versiegelt. Heute Nacht wird zum ersten Mal geprüft.';
export const broken = message(
  'Die Prüfung vom {at, date, ::MMMMd} hat ergeben, dass Einträge des Protokolls geändert oder entfernt wurden. Geh dem nach, bevor du dich darauf verlässt.',
);
export const brokenFrom = message(
  'Die Prüfung vom {at, date, ::MMMMd} hat ergeben, dass das Protokoll ab Eintrag {number} nicht mehr ist, wie es geschrieben wurde. Geh dem nach, bevor du dich darauf verlässt.',
);
