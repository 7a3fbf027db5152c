/** Nouns of the kitchen whose plural follows no rule. */
const IRREGULAR: Readonly<Record<string, string>> = {
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  calf: 'calves',
  knife: 'knives',
  shelf: 'shelves',
  wolf: 'wolves',
  goose: 'geese',
  foot: 'feet',
  radish: 'radishes',
  child: 'children',
  mouse: 'mice',
  fungus: 'fungi',
  handful: 'handfuls',
  gas: 'gases',
  potato: 'potatoes',
  tomato: 'tomatoes',
  mango: 'mangoes',
  hero: 'heroes',
  echo: 'echoes',
  torpedo: 'torpedoes',
  bus: 'buses',
  asparagus: 'asparagus',
  hummus: 'hummus',
  octopus: 'octopuses',
  cactus: 'cacti',
  chilli: 'chillies',
  quiche: 'quiches',
  brioche: 'brioches',
  ganache: 'ganaches',
  ceviche: 'ceviches',
};
const SINGULAR_OF: ReadonlyMap<string, string> = new Map(Object.entries(IRREGULAR).map(([one, many]) => [many, one]));
/** The same for one and for many. */
const UNCHANGED = new Set(
  'fish shrimp salmon trout cod tuna squid sheep deer bison moose quail couscous hummus asparagus molasses swiss brussels grits oats lens series species greens spinach rice lettuce broccoli celery garlic okra fennel kale lemongrass watercress zucchini biscotti panini gnocchi pierogi ravioli tortellini spaghetti'.split(
    ' ',
  ),
);
const ABBREVIATIONS = new Set('oz gal in tbs doz ea env'.split(' '));
/** Most have no vowel: g, tsp, pkg. */
const NO_VOWEL = /^[^aeiouy]*[^aeiouys]$/;

/** Whether a word is an abbreviation of a unit, which stays the same for many. */
export function isAbbreviation(word: string): boolean {
  const letters = word.toLowerCase().replace('.', '');
  return ABBREVIATIONS.has(letters) || NO_VOWEL.test(letters);
}

const matchCase = (source: string, word: string): string =>
  source === source.toUpperCase() && source.length > 1
    ? word.toUpperCase()
    : /^\p{Lu}/u.test(source)
      ? word.charAt(0).toUpperCase() + word.slice(1)
      : word;

/** Words of other scripts have plurals of their own. */
const isLatin = (word: string): boolean => /^[^\u0370-\uffff]*$/.test(word);

function withLastWord(noun: string, change: (word: string) => string): string {
  if (!isLatin(noun)) return noun;
  const [, before = '', word = ''] = /^(.*[\s-])?(\S+)$/.exec(noun) ?? [];
  return word === '' ? noun : before + matchCase(word, change(word.toLowerCase()));
}

/** Plural of an English noun, in the singular or already plural: egg, eggs; leaf, leaves. Only the last word of several changes. */
export const pluralize = (noun: string): string => withLastWord(noun, pluralOf);

function pluralOf(word: string): string {
  if (UNCHANGED.has(word) || SINGULAR_OF.has(word) || isAbbreviation(word)) return word;
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular) return irregular;
  if (singularOf(word) !== word) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** Singular of an English noun: eggs, egg; cherries, cherry. Only the last word of several changes. */
export const singularize = (noun: string): string => withLastWord(noun, singularOf);

function singularOf(word: string): string {
  if (UNCHANGED.has(word) || word.length < 3) return word;
  const irregular = SINGULAR_OF.get(word);
  if (irregular) return irregular;
  if (/[^aeiou]ies$/.test(word))
    return word === 'cookies' || word === 'brownies' || word === 'smoothies' ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}
