import { message } from './language';

export const testMode = 'Testmodus. Auf diesem Rechner wird keine Karte belastet.';
export const waiting = 'Wir warten auf die Bestätigung der Zahlung. Mach ruhig weiter, Premium geht von selbst an.';
export const slow = 'Die Zahlung ist noch nicht bestätigt. Sobald sie es ist, geht Premium von selbst an.';
export const askAgain = 'Noch einmal fragen';
export const premiumIsOn = 'Premium ist an. Danke.';
export const thankYou = message('Premium ist an. Danke, {name}.');
export const whatIsNew = 'Was jetzt neu ist';
export const dismiss = 'Ausblenden';
export const emailFirst = 'Bestätige deine E-Mail-Adresse, dann gehört dir, was du mit ihr bezahlt hast.';
export const confirmEmail = 'Jetzt bestätigen';

export const kicker = 'Deine Wahl';
export const premium = 'Simmer Premium';
export const intervals = { monthly: 'Monatlich bezahlt', yearly: 'Jährlich bezahlt' };
export const comesWithAccount = 'Es gehört zu dem Konto, das du hier erstellst, sobald du deine E-Mail-Adresse bestätigt hast.';
export const comesWithEmail = message('Es gehört zu dem Konto, das du hier mit {email} erstellst, sobald du die Adresse bestätigt hast.');
export const stillPending = 'Die Zahlung ist vielleicht noch unterwegs. Du musst nicht darauf warten.';
