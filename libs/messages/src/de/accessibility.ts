export const updated = 'November 2026';
export const sections = [
  {
    title: 'Was wir wollen',
    short: 'WCAG 2.2, Stufe AA.',
    paragraphs: [
      'Mit Simmer sollen alle kochen können: mit dem Finger, mit Tastatur oder Screenreader, mit großer Schrift und mit nassen Händen. Wir bauen jede Seite so, dass sie die Web Content Accessibility Guidelines 2.2 auf Stufe AA erfüllt.',
      'Das prüfen wir selbst. Von außen hat es noch niemand geprüft.',
    ],
  },
  {
    title: 'Was wir bei jeder Änderung prüfen',
    short: 'Jede Seite, Handy und Desktop, hell und dunkel.',
    paragraphs: [
      'Bevor eine Änderung hinausgeht, öffnet ein Programm unsere öffentlichen Seiten und die eines angemeldeten Kontos, leer und voll, in Handy- und Desktopgröße, hell und dunkel, und prüft sie mit axe. Ein Fund hält die Änderung auf.',
      'Dieselben Prüfungen stellen sicher, dass die Sprunglinks funktionieren, dass man Ausgewähltes auch erkennt, wenn dein System die Farben bestimmt, dass Überschriften und Bedienelemente Namen haben, und dass sich nichts bewegt, wenn du weniger Bewegung willst.',
    ],
  },
  {
    title: 'Ohne Maus',
    short: 'Alles geht mit der Tastatur.',
    paragraphs: [
      'Importieren, planen, einkaufen und kochen kannst du allein mit der Tastatur. Im Kochmodus blättern die Pfeiltasten durch die Schritte, also geht auch ein Fußpedal. Die ersten Drücke auf Tab führen zum Inhalt, zur Navigation und zur Suche.',
      'Was du entfernst, lässt sich zurückholen, auch mit der Tastatur: F6 führt zur letzten Meldung und zurück.',
    ],
  },
  {
    title: 'Was noch nicht geht',
    short: 'Die Lücken, die wir kennen.',
    paragraphs: [
      'Fotos, die jemand hinzufügt, haben als Beschreibung den Namen des Gerichts oder des Schritts, aber keine Worte dafür, was darauf zu sehen ist.',
      'Videos laufen im Player von YouTube, mit den Untertiteln, die sie dort haben. Unser eigener Film hat keinen Ton und hat Untertitel.',
      'Ein Kochbuch als PDF hat keine Markierungen für Screenreader. Dieselben Rezepte lassen sich als Webseite oder Markdown-Datei gut vorlesen.',
      'Wir haben nicht mit jedem Screenreader und jedem Handy getestet.',
    ],
  },
  {
    title: 'Sag uns, was dich hindert',
    short: 'Ein Mensch liest es und antwortet.',
    paragraphs: [
      'Wenn dich etwas vom Kochen abhält, schreib uns, welche Seite es war und was du benutzt. Ein Mensch antwortet innerhalb von 24 bis 48 Stunden.',
    ],
  },
];
