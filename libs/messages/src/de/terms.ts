export const sections = [
  {
    title: 'Diese Bedingungen',
    short: 'Benutzen heißt zustimmen.',
    paragraphs: ['Wenn du Simmer benutzt, stimmst du ihnen zu. Wenn du nicht zustimmst, benutze es bitte nicht.'],
  },
  {
    title: 'Wer Simmer benutzen darf',
    short: 'Ab 13.',
    paragraphs: [
      'Simmer ist für alle, die mindestens 13 sind. Bist du unter 18, müssen auch deine Eltern oder Erziehungsberechtigten zustimmen.',
    ],
  },
  {
    title: 'Dein Konto',
    short: 'Deine Adresse, dein Passwort, dein Konto.',
    paragraphs: [
      'Gib uns eine E-Mail-Adresse, die dir gehört, und behalte dein Passwort für dich. Was in deinem Konto geschieht, verantwortest du. Sag uns also gleich Bescheid, wenn jemand anderes hineinkommt.',
    ],
  },
  {
    title: 'Deine Rezepte',
    short: 'Deins bleibt deins.',
    paragraphs: [
      'Was du schreibst, bleibt deins. Du erlaubst uns, es aufzubewahren, zwischen unseren Servern zu kopieren und dir und denen zu zeigen, mit denen du es teilst. Sonst könnte Simmer nicht funktionieren.',
    ],
  },
  {
    title: 'Rezepte anderer',
    short: 'Importieren für dich. Teilen, was du darfst.',
    paragraphs: [
      'Du darfst Rezepte für deine eigene Küche importieren. Teile in der Community nichts, was du nicht teilen darfst, und nenne, von wem ein Rezept ist. Steht dort etwas von dir, das du nicht erlaubt hast, schick uns über die Kontaktseite eine Urheberrechtsbeschwerde.',
    ],
  },
  {
    title: 'Die Community',
    short: 'Sei freundlich, zeig Essen.',
    paragraphs: [
      'Sei freundlich und zeig Essen. Wir dürfen entfernen, was gegen das Gesetz verstößt, Menschen verletzt oder nichts mit Kochen zu tun hat, und Konten schließen, die das immer wieder tun.',
    ],
  },
  {
    title: 'Kostenlos und Premium',
    short: '50 kostenlos, mehr mit Plan, nichts geht verloren.',
    paragraphs: [
      'Ein kostenloses Konto fasst bis zu 50 Rezepte. Ein Premium-Plan hebt die Grenze auf und bringt, was auf seiner Seite steht. Was du hast, bleibt lesbar, wenn ein Plan endet.',
    ],
  },
  {
    title: 'Zahlung und Kündigung',
    short: 'Läuft, bis du kündigst. Jederzeit.',
    paragraphs: [
      'Ein Plan verlängert sich von selbst, bis du kündigst. Das kannst du jederzeit, und er läuft dann bis zum Ende der bezahlten Zeit. Preise siehst du, bevor du zahlst.',
    ],
  },
  {
    title: 'Der Sprach-Skill',
    short: 'Er setzt nur Dinge auf deine Liste.',
    paragraphs: [
      'Du kannst Simmer mit einem Sprachassistenten verbinden. Der Skill kann genau eins: Dinge auf deine Einkaufsliste setzen. Er kann weder deine Liste noch deine Rezepte noch sonst etwas lesen.',
      'Verbunden wird über die Kontoverknüpfung des Assistenten. Ein Simmer-Konto ist immer nur mit einem Sprachkonto verbunden, und du kannst die Verbindung jederzeit lösen. Für das, was du dem Assistenten sagst, gelten auch die Bedingungen seines Herstellers.',
    ],
  },
  {
    title: 'Was du nicht darfst',
    short: 'Richte keinen Schaden an.',
    paragraphs: [
      'Brich nicht in Simmer oder fremde Konten ein, überlaste es nicht, kopiere nicht die ganze Community-Galerie und benutze Simmer nicht, um gegen Gesetze zu verstoßen.',
    ],
  },
  {
    title: 'Essen, Allergien und Nährwerte',
    short: 'Lies das Etikett. Wir sind keine Ärzte.',
    paragraphs: [
      'Nährwerte sind Schätzungen, und Rezepte kommen von vielen Menschen. Lies Etiketten, vergleiche Zutaten mit deinen Allergien und frag bei medizinischen Diäten ärztlich nach.',
    ],
  },
  {
    title: 'Verfügbarkeit',
    short: 'Wir tun viel, versprechen können wir es nicht.',
    paragraphs: [
      'Wir arbeiten daran, dass Simmer läuft, können es aber nicht immer versprechen. Funktionen können sich ändern; deine Daten nehmen wir dir dabei nicht weg.',
    ],
  },
  {
    title: 'Haftung',
    short: 'Wie es ist, soweit das Gesetz es erlaubt.',
    paragraphs: [
      'Simmer wird so angeboten, wie es ist. Soweit das Gesetz es erlaubt, haften wir nicht für indirekte Schäden und nie für mehr, als du uns in den zwölf Monaten davor gezahlt hast.',
    ],
  },
  {
    title: 'Ende',
    short: 'Geh, wann du willst, mit deinen Rezepten.',
    paragraphs: [
      'Du kannst dein Konto jederzeit löschen. Wir dürfen es beenden, wenn du diese Bedingungen schwer verletzt. Wo es geht, warnen wir dich vorher und lassen dich deine Rezepte mitnehmen.',
    ],
  },
  {
    title: 'Recht und Änderungen',
    short: 'Kalifornisches Recht. Änderungen sagen wir dir.',
    paragraphs: [
      'Es gilt das Recht der Vereinigten Staaten und des Bundesstaats Kalifornien. Ändern wir etwas, das dich betrifft, sagen wir es dir, bevor es gilt.',
    ],
  },
];
