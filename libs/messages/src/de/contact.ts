import type { ContactTopic } from '@simmer/contracts';
import { message } from './language';

export const name = 'Dein Name';
export const email = 'E-Mail';
export const topic = 'Worum geht es?';
export const topics: Record<ContactTopic, string> = {
  broken: 'Etwas funktioniert nicht',
  question: 'Eine Frage',
  idea: 'Eine Idee',
  account: 'Mein Konto oder eine Zahlung',
  community: 'Ein Rezept in der Community',
  data: 'Meine Daten',
  copyright: 'Eine Urheberrechtsbeschwerde',
};
export const text = 'Nachricht';
export const textHint = 'Was du gemacht und was du gesehen hast';
export const sendBrowser = 'Version und Browser mitschicken, das hilft';
export const send = 'Nachricht senden';
export const leaveEmpty = 'Lass das leer';

export const complaint = 'Deine Beschwerde';
export const complaintLead = 'Für Rechteinhaber und alle, die für sie handeln. Was kopiert ist, blenden wir aus, während wir es prüfen.';
export const work = 'Um welches Werk geht es?';
export const workHint = 'Titel, Urheber und wo es veröffentlicht ist';
export const place = 'Wo steht es auf Simmer?';
export const placeHint = 'Die Adresse der Seite';
export const goodFaith =
  'Ich bin nach bestem Wissen überzeugt, dass die Rechteinhaber diese Nutzung nicht erlaubt haben. Was ich hier schreibe, ist wahr, und ich bin selbst Rechteinhaber oder darf für sie handeln.';
export const signature = 'Unterschrift';
export const signatureHint = 'Dein voller Name';

export const missing = {
  name: 'Schreib deinen Namen dazu.',
  message: 'Schreib eine Zeile, damit wir wissen, worum es geht.',
  work: 'Schreib, um welches Werk es geht.',
  place: 'Schreib, wo es auf Simmer steht.',
  good_faith: 'Bitte bestätige diese Erklärung.',
  signature: 'Unterschreib mit deinem vollen Namen.',
};

export const within = 'Du hörst von uns innerhalb von';
export const hours = '24-48';
export const hoursUnit = 'Stunden';
export const onBusinessDays = 'an Werktagen. Meistens früher.';
export const businessDays = 'Werktage sind Montag bis Freitag';
export const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;
export const before = 'Bevor du schreibst';
export const lookUp = 'Vielleicht steht es schon hier';
export const importFailed = 'Ein Import hat nicht geklappt';
export const cannotSignIn = 'Ich kann mich nicht anmelden';
export const cancelPlan = 'Einen Plan kündigen';
export const toHelp = 'Zur Hilfe';

export const number = message('Nummer {number}');
export const sent = 'Sie ist bei uns';
export const sentText = 'Du hörst an Werktagen innerhalb von 24-48 Stunden von uns. Eine Bestätigung ist auf dem Weg in dein Postfach.';
export const about = 'Thema';
export const answerTo = 'Antwort an';
export const by = 'Bis';
export const byDay = message('{at, date, ::EEEEMMMMd}');
export const toRecipes = 'Zurück zu meinen Rezepten';
export const toHome = 'Zurück zu Simmer';
