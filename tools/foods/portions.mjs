/** Kitchen measures and pieces that a portion of USDA's table may name. */
const MEASURES = ['cup', 'tbsp', 'tsp', 'fl oz', 'pint', 'quart'];
const PIECES = [
  'clove', 'slice', 'leaf', 'stalk', 'head', 'bunch', 'sprig', 'ear', 'stick', 'can', 'package', 'packet', 'fillet', 'strip', 'link', 'spear', 'bulb', 'sheet',
  'wedge', 'cube', 'piece', 'bar', 'square', 'bottle', 'pat', 'loaf', 'rib', 'jar', 'cake', 'round', 'block',
]; // prettier-ignore
const SIZES = ['small', 'medium', 'large', 'jumbo'];
/** How a cup was filled, where it matters to its weight. */
const STATES = [
  'chopped',
  'diced',
  'sliced',
  'shredded',
  'grated',
  'ground',
  'whole',
  'halves',
  'mashed',
  'packed',
  'crumbled',
  'pureed',
  'cubes',
  'cooked',
];
const WHOLE =
  /^(fruit|vegetable|whole|egg|pepper|onion|tomato|potato|carrot|leek|sweetpotato|squash|avocado|breast|thigh|leg|wing|drumstick|chop|steak|roll|tortilla|bagel|muffin|cookie|cracker|pita|date|fig|olive|mushroom|shallot|pod|bun|biscuit|marshmallow|nut|kernel|patty|frankfurter|sausage|peach|pear|apple|plum|banana|prune|apricot|lemon|lime|orange|turnip|beet|radish|cucumber|eggplant|artichoke|shell|wrapper|muffin|croissant|serving)\b/;

/**
 * Grams of a food's household portions, from the rows of WEIGHT.txt: `{ cup: 227, 'cup chopped': 160, clove: 3, medium: 110 }`. The plain
 * key is the portion without remarks where there is one, otherwise the first; a whole one without size is `each`.
 */
export function portionsOf(rows) {
  const portions = {};
  const add = (key, grams) => {
    if (!(key in portions)) portions[key] = grams;
  };
  const read = rows.map(([, , amount, description, grams]) => ({
    text: description.toLowerCase().replace(/\s+/g, ' ').trim(),
    grams: Number((Number(grams) / (Number(amount) || 1)).toPrecision(3)),
  }));
  const plainFirst = [...read].sort((a, b) => Number(/[,(]/.test(a.text)) - Number(/[,(]/.test(b.text)));
  for (const { text, grams } of plainFirst) {
    const measure = MEASURES.find((name) => text === name || text.startsWith(`${name},`) || text.startsWith(`${name} `));
    const size = SIZES.find((name) => new RegExp(`\\b${name}\\b`).test(text));
    const piece = PIECES.find((name) => new RegExp(`^${name}(s|es)?\\b`).test(text));
    if (measure) {
      for (const state of STATES) if (text.includes(state)) add(`${measure} ${state}`, grams);
      add(measure, grams);
    } else if (piece) {
      add(piece === 'packet' ? 'package' : piece, grams);
    } else if (size) {
      add(size, grams);
    } else if (WHOLE.test(text)) {
      add('each', grams);
    }
  }
  // one measure tells of the others; what follows from the cup is not kept twice
  if (portions.cup) for (const small of ['tbsp', 'tsp', 'fl oz', 'pint', 'quart']) delete portions[small];
  return portions;
}
