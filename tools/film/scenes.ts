// The scenes of the intro film, in their order. What a scene shows is in walk.ts; its length and its captions are said here, once.
import type { Language } from '@simmer/messages';

export interface Scene {
  name: string;
  /** Of the film: the recording fills a scene up with its last picture, and fails when it takes longer. */
  seconds: number;
  captions: Record<Language, string>;
}

export const scenes = [
  {
    name: 'import',
    seconds: 11,
    captions: {
      en: 'Sunday, coffee. Ana pastes the address of a recipe. Simmer reads it and leaves the life story behind.',
      de: 'Sonntag, Kaffee. Ana fügt die Adresse eines Rezepts ein. Simmer liest es und lässt die Lebensgeschichte weg.',
    },
  },
  {
    name: 'recipe',
    seconds: 10,
    captions: {
      en: 'Amounts, steps and nutrition, in one place. For six instead of four? Every amount follows.',
      de: 'Mengen, Schritte und Nährwerte an einem Ort. Für sechs statt für vier? Alle Mengen ziehen mit.',
    },
  },
  {
    name: 'library',
    seconds: 9,
    captions: {
      en: 'It joins the recipes that she already trusts. Typing a few letters finds them.',
      de: 'Es kommt zu den Rezepten, auf die sie sich verlässt. Ein paar Buchstaben genügen, um sie zu finden.',
    },
  },
  {
    name: 'suggest',
    seconds: 11,
    captions: {
      en: 'What’s for dinner next week? Suggest fills the free evenings. Ana keeps them all.',
      de: 'Was gibt es nächste Woche? „Vorschlagen“ füllt die freien Abende. Ana behält alle.',
    },
  },
  {
    name: 'move',
    seconds: 10,
    captions: {
      en: 'A friend calls: dinner at Tom’s is off. One dish moves to the free evening.',
      de: 'Ein Anruf: Das Essen bei Tom fällt aus. Ein Gericht zieht auf den freien Abend um.',
    },
  },
  {
    name: 'list',
    seconds: 12,
    captions: {
      en: 'The week becomes one shopping list, sorted by aisle. In the store, she checks things off.',
      de: 'Aus der Woche wird eine Einkaufsliste, nach Regalen sortiert. Im Laden hakt sie ab.',
    },
  },
  {
    name: 'cook',
    seconds: 12,
    captions: {
      en: 'At the stove: one step at a time, in big type. The timer knows its name.',
      de: 'Am Herd: ein Schritt nach dem anderen, in großer Schrift. Der Timer kennt seinen Namen.',
    },
  },
  {
    name: 'gallery',
    seconds: 9,
    captions: {
      en: 'And for next Sunday: what other cooks have made. Dinner, decided.',
      de: 'Und für den nächsten Sonntag: was andere gekocht haben. Abendessen? Entschieden.',
    },
  },
] as const satisfies readonly Scene[];

export type SceneName = (typeof scenes)[number]['name'];

/** The length of the film in seconds. */
export const filmSeconds: number = scenes.reduce((sum, { seconds }) => sum + seconds, 0);

interface Cue {
  /** In seconds of the film. */
  from: number;
  to: number;
  text: string;
}

/** A blink between two captions, so that a new one is seen to be new. */
const GAP_SECONDS = 0.2;

/** What is read while the film runs, in a language. */
export function cuesOf(language: Language): Cue[] {
  let from = 0;
  return scenes.map(({ seconds, captions }) => {
    const cue = { from, to: from + seconds - GAP_SECONDS, text: captions[language] };
    from += seconds;
    return cue;
  });
}

/** The captions of a language as WebVTT. */
export const webVttOf = (language: Language): string =>
  ['WEBVTT', ...cuesOf(language).map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${text}`)].join('\n\n') + '\n';

/** As WebVTT has it: `01:04.500`. */
function timeOf(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`;
}
