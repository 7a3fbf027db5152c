export const imports = {
  'importer.no-recipe-file': 'In diesen Dateien haben wir keine Rezepte gefunden.',
  'gave-up': 'Dieser Import wurde zu oft unterbrochen. Versuch es nochmal.',
  timeout: 'Dieser Import hat zu lange gedauert. Versuch es mit weniger Rezepten in einer Datei.',
  expired: 'Einen Tag lang wurde nichts ausgewählt, darum sind die Dateien weg. Schick sie nochmal, um sie zu importieren.',
};
export const exports = {
  'recipes.not-found': 'Du hast keine Rezepte für eine Datei.',
  'gave-up': 'Dieser Export wurde zu oft unterbrochen. Versuch es nochmal.',
  timeout: 'Dieser Export hat zu lange gedauert. Versuch es mit weniger Rezepten.',
};
export const unexpected = 'Bei uns ist etwas schiefgegangen. Versuch es nochmal.';
