import { message, rich } from './language';

export const headline = rich(
  'Abendessen?<break></break><mark>Entschieden.</mark><break></break>Und die Liste<break></break>schreibt sich selbst.',
);
export const lead =
  'Simmer bewahrt deine Rezepte auf, plant die Woche um deine Abende herum und macht aus dem Plan eine einzige Einkaufsliste.';
export const endStress = 'Heute noch stressfrei kochen';
export const seeHow = 'So funktioniert es';
export const promise = 'Zum Ausprobieren brauchst du kein Konto. Die erste Woche steht in einer Minute.';
export const thisWeek = 'Diese Woche';
export const minutesWord = 'Minuten';
export const squash = 'Kürbissuppe mit Erdnuss';
export const shakshuka = 'Grüne Shakshuka';
export const linguine = 'Linguine mit Lauch';
export const chickpeas = 'Kichererbsen mit Zitrone';
export const salmon = 'Lachs, Dill und Gurke';
export const weekday = message('{at, date, ::EEE}');
export const stepsTitle = 'Drei Schritte, und dann kochst du einfach';
export const step1 = 'Bring die Rezepte mit, auf die du dich verlässt';
export const step1Text =
  'Füg einen Link ein, füg den Text ein oder tipp die Karte in Omas Handschrift ab. Simmer findet die Mengen und die Schritte.';
export const step2 = 'Zieh es auf Donnerstag';
export const step2Text =
  'Oder lass dir die Woche vorschlagen: schnell an vollen Tagen, der Spinat aufgebraucht, bevor er welkt, nichts doppelt. Behalte, was dir gefällt, und tausch den Rest.';
export const step3 = 'Einmal einkaufen, zusammen';
export const step3Text =
  'Eine Liste, sortiert wie dein Laden. Zwei Handys, dieselben Häkchen, und sie geht auch ohne Empfang zwischen den Regalen.';
export const pastedNow = 'Gerade eingefügt';
export const butternut = 'Butternusskürbis';
export const peanutButter = 'Erdnussbutter';
export const threeSpoons = '3 EL';
export const twoPounds = '900 g';
export const thursday = 'Do 19.';
export const usesSpinach = 'nimmt den Spinat von Montag';
export const lemons = 'Zitronen';
export const spinach = 'Spinat';
export const spinachAmount = '350 g';
export const chickpeasItem = 'Kichererbsen';
export const tins = '2 Dosen';
export const filmTitle = 'Ein Sonntag mit Simmer in anderthalb Minuten';
export const filmText =
  'Ana plant beim Kaffee fünf Abendessen, verschiebt eins, als eine Freundin anruft, und kommt mit allem aus dem Laden.';
export const watch = message('Ansehen, {length}');
export const watchFilm = message('Ansehen, {length}: ein stummer Film mit Untertiteln');
export const filmFailed = 'Der Film läuft gerade nicht. Prüf deine Verbindung und tipp dann noch einmal auf „Ansehen“.';
export const explore = 'Rezepte der Community entdecken';
export const shelfTitle = 'Was im Regal steht';
export const shelfLabel = 'Was Simmer kann';
export const keeps = 'Bewahrt';
export const keepsTitle = 'Jedes Rezept, auch offline';
export const keepsText = 'Öffne sie im Flugzeug, im Keller, im Zelt. Die Suche findet auch „Kichererpsen Zitrne“.';
export const plans = 'Plant';
export const plansTitle = 'Eine Woche, die zu deinen Abenden passt';
export const plansText = 'Kalorien und Eiweiß zählen beim Ziehen mit. Reste sind geplant, nicht Zufall.';
export const cooks = 'Kocht';
export const cooksTitle = 'Ein Schritt, große Schrift';
export const cooksText = 'Der Bildschirm bleibt an. Timer klingeln mit Namen.';
export const shops = 'Kauft ein';
export const shopsTitle = 'Eine Liste, die sich selbst zusammenfasst';
export const shopsText = 'Drei Rezepte wollen Zitronen, auf der Liste stehen 3 Zitronen und wofür.';
export const voicesTitle = 'Das sagen andere';
export const demoKitchen = 'Aus unserer Demoküche';
export const voice1 = 'Ich mache um sechs nicht mehr den Kühlschrank auf und schaue, was passiert. Ich weiß es: Es steht auf der Liste.';
export const voice2 = 'Die 112 Rezeptkarten meiner Mutter, in meiner Tasche, umgerechnet für zwei.';
export const lastTitle = 'Donnerstag ist näher, als du denkst.';
export const lastText = message('Fang kostenlos an, mit {limit, number} Rezepten. Alles, was du hinzufügst, bleibt deins.');
export const tryToday = message('{product} heute testen – jederzeit kündbar');
export const riskFree = 'Ohne Risiko starten';
