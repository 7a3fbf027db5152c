/** Groups of USDA's table whose plain foods a cook may buy; ready meals, fast food and baby food stay out. */
const GROUPS = new Set([
  '0100',
  '0200',
  '0400',
  '0500',
  '0700',
  '0900',
  '1000',
  '1100',
  '1200',
  '1300',
  '1500',
  '1600',
  '1700',
  '1800',
  '1900',
  '2000',
]);
/** First words that only name the kind: "Spices, paprika" is paprika, "Fish, cod" is cod. */
const KINDS =
  /^(spices|fish|crustaceans|mollusks|nuts|seeds|candies|game meat|leavening agents|alcoholic beverage|beverages|cereals|babyfood)$/;
/** "Cheese, gouda" is gouda cheese, "Oil, walnut" walnut oil, "Beans, pinto" pinto beans. */
const NOUNS =
  /^(cheese|oil|beans|bread|rice|lettuce|mushrooms|squash|peppers|onions|cabbage|melons|salad dressing|sauce|flour|noodles|pasta|crackers|cookies|sausage|syrups|milk|cream|yogurt|egg|butter|peas|corn|potatoes|tomatoes|salami|bologna|ham|vinegar|wheat flour|rolls|cake|tofu|tortillas|pork|beef|lamb|veal|chicken|turkey|duck|fat|figs|dates|plums|grapes|cherries|currants|oranges|apples|pears|peaches|radishes|seaweed)$/;
const PREPARED =
  /cooked|boiled|heated|broiled|grilled|roasted|braised|fried|baked|microwaved|prepared|restaurant|reconstituted|with salt|without salt|sweetened|separable lean only|imported|select|all grades|dehydrated|infant|reduced|low.?(fat|sodium|calorie)|fat.?free|nonfat|dry mix|fortified|substitute|industrial|cottonseed|freeze-dried|mechanically|added solution|not previously|unspecified|alaska native|by-products/i;
const BRAND = /[A-Z]{3,}|'s\b|®/;
/** Words that tell how it is sold, not what it is. */
const REMARKS =
  /^(raw|fresh|dry|dried|whole|unprepared|plain|regular|ripe|mature seeds|all types|all varieties|all commercial varieties|mixed species|with skin|with peel|without skin|year round average|domesticated|domestic|wild|farmed|canned|frozen|unenriched|enriched|red or green|meat and skin|meat only|separable lean and fat|bone-in|boneless|choice|commercially prepared|commercial|includes.*|trimmed.*|.*% .*|.*solids.*|.*unheated.*|solids and liquids|drained.*|unsweetened|european|atlantic|pacific|california|florida|ready-to-serve|ready-to-eat|ready-to-drink|salad or cooking|cured|uncooked|pickled|smoked)$/;

const clean = (text) =>
  text
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^a-z0-9%' -]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The names that follow from a description of USDA's table, the likeliest first. */
function derivedNames(description) {
  const [first = '', ...rest] = description.split(',').map(clean);
  const telling = rest.filter((part) => part && !REMARKS.test(part));
  const [second] = telling;
  if (KINDS.test(first)) return second ? [second, ...(telling[1] ? [`${telling[1]} ${second}`] : [])] : [];
  if (!second) return [first];
  if (NOUNS.test(first)) return [`${second} ${first}`];
  return [`${second} ${first}`, ...(telling.length === 1 ? [first] : [])];
}

/** The lines of names.txt: the food's number, its English names, after a bar its German ones, and portions in braces. */
function written(text) {
  const [names, portions] = [new Map(), new Map()];
  for (const line of text.split('\n')) {
    const [, id, said, braces] = /^(\d{5}) ([^{]+)(?:\{(.+)\})?$/.exec(line) ?? [];
    if (!id) continue;
    if (braces)
      portions.set(
        id,
        Object.fromEntries(
          braces.split(',').map((portion) =>
            /^\s*(.+) ([\d.]+)$/
              .exec(portion)
              .slice(1, 3)
              .map((cell, at) => (at ? Number(cell) : cell)),
          ),
        ),
      );
    const added = said
      .split(/[,|]/)
      .map((name) => name.trim())
      .filter(Boolean);
    names.set(id, [...(names.get(id) ?? []), ...added]);
  }
  return { names, portions };
}

/**
 * Foods with their names: those of names.txt first, then plain foods under names that no other food has. A name belongs to one food.
 */
export function foodNames(descriptions, text) {
  const { names: writtenNames, portions } = written(text);
  const byId = new Map(descriptions.map((food) => [food.id, food]));
  const taken = new Set();
  const foods = [];
  const add = (food, names) => {
    const free = [...new Set(names)].filter((name) => name.length > 2 && !taken.has(name));
    for (const name of free) taken.add(name);
    if (free.length > 0) foods.push({ ...food, names: free, portions: portions.get(food.id) ?? {} });
  };
  for (const [id, names] of writtenNames) {
    const food = byId.get(id);
    if (!food) throw new Error(`names.txt names a food that USDA's table lacks: ${id}`);
    add(food, names);
  }
  const writtenIds = new Set(foods.map(({ id }) => id));
  const plain = descriptions
    .filter(
      ({ id, group, description, maker }) =>
        GROUPS.has(group) && !maker && !writtenIds.has(id) && !PREPARED.test(description) && !BRAND.test(description),
    )
    .sort((a, b) => a.description.length - b.description.length || a.id.localeCompare(b.id));
  for (const food of plain) add(food, derivedNames(food.description));
  return foods;
}
