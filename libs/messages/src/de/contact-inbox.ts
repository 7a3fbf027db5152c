import type { ContactQueue, ContactState } from '@simmer/contracts';
import { message } from './language';

export const title = 'Kontakt-Postfach';
export const waiting = message('{count, plural, =0 {Nichts wartet.} one {# Nachricht wartet} other {# Nachrichten warten}}');
export const queue = 'Liste';
export const queues: Record<ContactQueue, string> = { messages: 'Nachrichten', copyright: 'Urheberrechtsbeschwerden' };
export const show = 'Zeigen';
export const states: Record<ContactState, string> = {
  open: 'Wartet',
  answered: 'Beantwortet',
  closed: 'Geschlossen',
  filtered: 'Aussortiert',
};
export const messages = 'Nachrichten';
export const nothing = 'Hier ist nichts.';
export const loading = 'Das Postfach wird geöffnet';
export const loadingMessage = 'Die Nachricht wird geöffnet';
export const more = 'Mehr zeigen';
export const choose = 'Wähl eine Nachricht.';
export const line = message('Nummer {number}, {topic}');
export const received = message('{at, date, ::dMMM} {at, time, ::Hmm}');
export const assignedTo = message('{name} kümmert sich');
export const yours = 'Du kümmerst dich';
export const somebody = 'Jemand';
export const you = 'Du';

export const details = 'Zu dieser Nachricht';
export const from = 'Von';
export const withAccount = 'Beim Schreiben angemeldet';
export const language = 'Liest';
export const browser = 'Gesendet mit';
export const work = 'Werk';
export const place = 'Auf Simmer';
export const goodFaith = 'Erklärung';
export const confirmed = 'Bestätigt';
export const signature = 'Unterschrift';
export const openCase = 'Fall zu diesem Rezept öffnen';
export const noRecipe = 'Es ist kein Community-Rezept genannt. Such es nach dem, was unter „Auf Simmer“ steht.';

export const takeOn = 'Übernehmen';
export const giveBack = 'Zurückgeben';
export const close = 'Schließen';
export const reopen = 'Wieder öffnen';
export const answers = 'Antworten';
export const yourAnswer = 'Deine Antwort';
export const answerHint = message('Geht in deinen Worten per E-Mail an {email}.');
export const answerMissing = 'Schreib zuerst die Antwort.';
export const sendAnswer = 'Antwort senden';
export const answered = 'Antwort gesendet.';
export const taken = 'Jetzt ist sie deine.';
export const given = 'Zurückgegeben.';
export const closed = 'Geschlossen.';
export const reopened = 'Sie wartet wieder.';
