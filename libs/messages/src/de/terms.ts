export const sections = [
  {
    title: 'Diese Bedingungen',
    paragraphs: ['Wenn du Simmer benutzt, stimmst du ihnen zu. Wenn du nicht zustimmst, benutze es bitte nicht.'],
  },
  {
    title: 'Wer Simmer benutzen darf',
    paragraphs: [
      'Simmer ist für alle, die mindestens 13 sind. Bist du unter 18, müssen auch deine Eltern oder Erziehungsberechtigten zustimmen.',
    ],
  },
  {
    title: 'Dein Konto',
    paragraphs: [
      'Gib uns eine E-Mail-Adresse, die dir gehört, und behalte dein Passwort für dich. Was in deinem Konto geschieht, verantwortest du. Sag uns also gleich Bescheid, wenn jemand anderes hineinkommt.',
    ],
  },
  {
    title: 'Deine Rezepte',
    paragraphs: [
      'Was du schreibst, bleibt deins. Du erlaubst uns, es aufzubewahren, zwischen unseren Servern zu kopieren und dir und denen zu zeigen, mit denen du es teilst. Sonst könnte Simmer nicht funktionieren.',
    ],
  },
  {
    title: 'Rezepte anderer',
    paragraphs: [
      'Du darfst Rezepte für deine eigene Küche importieren. Teile in der Community nichts, was du nicht teilen darfst, und nenne, von wem ein Rezept ist.',
    ],
  },
  {
    title: 'Die Community',
    paragraphs: [
      'Sei freundlich und zeig Essen. Wir dürfen entfernen, was gegen das Gesetz verstößt, Menschen verletzt oder nichts mit Kochen zu tun hat, und Konten schließen, die das immer wieder tun.',
    ],
  },
  {
    title: 'Kostenlos und Premium',
    paragraphs: [
      'Ein kostenloses Konto fasst bis zu 50 Rezepte. Ein Premium-Plan hebt die Grenze auf und bringt, was auf seiner Seite steht. Was du hast, bleibt lesbar, wenn ein Plan endet.',
    ],
  },
  {
    title: 'Zahlung und Kündigung',
    paragraphs: [
      'Ein Plan verlängert sich von selbst, bis du kündigst. Das kannst du jederzeit, und er läuft dann bis zum Ende der bezahlten Zeit. Preise siehst du, bevor du zahlst.',
    ],
  },
  {
    title: 'Der Sprach-Skill',
    paragraphs: [
      'Du kannst Simmer mit einem Sprachassistenten verbinden. Der Skill kann genau eins: Dinge auf deine Einkaufsliste setzen. Er kann weder deine Liste noch deine Rezepte noch sonst etwas lesen.',
      'Verbunden wird über die Kontoverknüpfung des Assistenten. Ein Simmer-Konto ist immer nur mit einem Sprachkonto verbunden, und du kannst die Verbindung jederzeit lösen. Für das, was du dem Assistenten sagst, gelten auch die Bedingungen seines Herstellers.',
    ],
  },
  {
    title: 'Was du nicht darfst',
    paragraphs: [
      'Brich nicht in Simmer oder fremde Konten ein, überlaste es nicht, kopiere nicht die ganze Community-Galerie und benutze Simmer nicht, um gegen Gesetze zu verstoßen.',
    ],
  },
  {
    title: 'Essen, Allergien und Nährwerte',
    paragraphs: [
      'Nährwerte sind Schätzungen, und Rezepte kommen von vielen Menschen. Lies Etiketten, vergleiche Zutaten mit deinen Allergien und frag bei medizinischen Diäten ärztlich nach.',
    ],
  },
  {
    title: 'Verfügbarkeit',
    paragraphs: [
      'Wir arbeiten daran, dass Simmer läuft, können es aber nicht immer versprechen. Funktionen können sich ändern; deine Daten nehmen wir dir dabei nicht weg.',
    ],
  },
  {
    title: 'Haftung',
    paragraphs: [
      'Simmer wird so angeboten, wie es ist. Soweit das Gesetz es erlaubt, haften wir nicht für indirekte Schäden und nie für mehr, als du uns in den zwölf Monaten davor gezahlt hast.',
    ],
  },
  {
    title: 'Ende',
    paragraphs: [
      'Du kannst dein Konto jederzeit löschen. Wir dürfen es beenden, wenn du diese Bedingungen schwer verletzt. Wo es geht, warnen wir dich vorher und lassen dich deine Rezepte mitnehmen.',
    ],
  },
  {
    title: 'Recht und Änderungen',
    paragraphs: [
      'Es gilt das Recht der Vereinigten Staaten und des Bundesstaats Kalifornien. Ändern wir etwas, das dich betrifft, sagen wir es dir, bevor es gilt.',
    ],
  },
];
