import { hash } from './numbers';

/** The compositions. */
export type PlateKind =
  | 'soup'
  | 'noodles'
  | 'salad'
  | 'pasta'
  | 'roast'
  | 'stew'
  | 'fish'
  | 'bread'
  | 'tart'
  | 'cake'
  | 'drink'
  | 'porridge'
  | 'pancakes'
  | 'breakfast'
  | 'dip'
  | 'grain'
  | 'chili'
  | 'curry'
  | 'risotto'
  | 'dumplings'
  | 'spaetzle'
  | 'crackers'
  | 'pie'
  | 'pizza'
  | 'tacos'
  | 'sandwich'
  | 'burger'
  | 'sushi'
  | 'plain';

/** Whole words where a part of another may be meant: goat is no oat, eggplant no egg. Which foods are pasta or fish the recipe's service knows. */
const KIND_WORDS: readonly (readonly [RegExp, PlateKind])[] = [
  [/soup|broth|chowder|ramen|bisque/i, 'soup'],
  [/noodle|\bpho\b|udon|soba\b/i, 'noodles'],
  [/pasta\b|lasagne/i, 'pasta'],
  [/sushi|\bmaki\b|nigiri/i, 'sushi'],
  [/pizza|flammkuchen/i, 'pizza'],
  [/\btacos?\b(?! (?:salad|bowl|seasoning))/i, 'tacos'],
  [/burgers?\b(?! (?:bowl|sauce|buns?))/i, 'burger'],
  [/sandwich(?:es)?\b(?! (?:cookie|cake|loaf|bread))|\bpaninis?\b|\bblt\b/i, 'sandwich'],
  [/dumpling|gyoza|wonton|potsticker|pierogi|maultasche|teigtasche|knödel|klöße/i, 'dumplings'],
  [/spätzle|spaetzle|knöpfle/i, 'spaetzle'],
  [/\bpies?\b/i, 'pie'],
  [/\bcrackers?\b|crispbread|knäckebrot/i, 'crackers'],
  [/\btart(?:e|let)?s?\b|quiche|galette|cobbler|crumble/i, 'tart'],
  [/traybake|sheet pan/i, 'roast'],
  [/pancake|waffle|crepe/i, 'pancakes'],
  [/cakes?\b|brownie|bake$|muffin|\bbuns?\b|dessert|pudding|cookie|biscuit/i, 'cake'],
  [/breads?\b|\b(?:meat)?loaf|focaccia|scone/i, 'bread'],
  [/drink|lemonade|cordial|smoothie|\btea$|coffee|juice/i, 'drink'],
  [/porridge|\boat(?:s|meal)?\b|granola|yogurt bowl/i, 'porridge'],
  [/breakfast|\beggs?\b|shakshuka|omelette|frittata/i, 'breakfast'],
  [/risotto/i, 'risotto'],
  [/(?:bean|beef|turkey|chicken|pork|vegan|veggie|vegetarian|lentil|texas) chil+i\b|\bchil+i (?:con|sin)\b|\bchil+i$/i, 'chili'],
  [/curry/i, 'curry'],
  [/stew|braise|\bdal\b|chilli|casserole|tagine|ragu/i, 'stew'],
  [/fish\b/i, 'fish'],
  [/roast|\btray|grill|barbecue/i, 'roast'],
  [/salad|slaw/i, 'salad'],
  [/bowl|\brice\b|\bgrains?\b|pilaf/i, 'grain'],
  [/\bdips?\b|hummus|snack|spread/i, 'dip'],
];

/** The table tops, in the order the hash picks from. */
export const GROUNDS = ['sage', 'butter', 'sky', 'blush', 'slate', 'leek', 'oat', 'brick'] as const;

export type PlateGround = (typeof GROUNDS)[number];

/** What they look like where there is no style sheet, as in share images. */
export const GROUND_COLOURS: Record<PlateGround, string> = {
  sage: '#d5dfc8',
  butter: '#f3e2a4',
  sky: '#cfdfe3',
  blush: '#f0d5c8',
  slate: '#5d6b6b',
  leek: '#3f6450',
  oat: '#e6dcc6',
  brick: '#b45a3f',
};

/** Grounds that a kind of dish would vanish on. */
const CLASHES: Partial<Record<PlateKind, readonly PlateGround[]>> = {
  soup: ['brick'],
  bread: ['oat'],
  drink: ['oat'],
  cake: ['blush'],
};

/** Stands in the address of a drawing, which may be kept for ever: another one whenever an existing dish is drawn another way. */
export const PLATE_VERSION = 2;

/** The composition for a dish: from its category first, then its title; a plain plate when neither says anything. */
export const plateKind = (title: string, category = ''): PlateKind => {
  for (const text of [category, title]) {
    for (const [words, kind] of KIND_WORDS) if (words.test(text)) return kind;
  }
  return 'plain';
};

/** The table top under a dish: the same title and category always give the same one. */
export const plateGround = (title: string, category = ''): PlateGround => {
  const clashing = CLASHES[plateKind(title, category)] ?? [];
  const fitting = GROUNDS.filter((ground) => !clashing.includes(ground));
  return fitting[hash(`${title}|g`) % fitting.length] ?? 'oat';
};

type Broth = readonly [dark: string, light: string];

const BROTHS: readonly (readonly [RegExp, Broth])[] = [
  [/tomato|paprika|chorizo|kidney/, ['#cf4a22', '#e36f3a']],
  [/squash|pumpkin|carrot|sweet potato/, ['#e08a1e', '#f2aa45']],
  [/curry|turmeric|coconut|korma|satay|peanut/, ['#dd9a2a', '#efb955']],
  [/\bpeas?\b|broccoli|spinach|courgette|leek|asparagus/, ['#8aa944', '#a9c464']],
  [/beet/, ['#8d1d50', '#b03a6d']],
  [/mushroom/, ['#9c7650', '#bb966c']],
  [/miso|soy|beef|lamb|lentil/, ['#8f5526', '#ad7038']],
  [/cream|potato|cauliflower|corn|fish/, ['#e9cf8f', '#f4e1af']],
];

/** The colour of a soup, sauce or stew by what is in it. */
export const brothOf = (words: readonly string[], fallback: Broth = ['#c9862f', '#dea352']): Broth => {
  const text = words.join(' ');
  return BROTHS.find(([pattern]) => pattern.test(text))?.[1] ?? fallback;
};
