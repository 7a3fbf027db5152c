// Recipe pages of our own making in the kinds of mark-up that the importer reads, as long as pages of the web are (some 300 kB, half of it code).

const KINDS = ['json-ld', 'json-ld and plug-in card', 'microdata', 'script state', 'visible page'];
const INGREDIENTS = [
  '2 onions, sliced',
  '400 g tomatoes',
  '1 tbsp oil',
  '3 cloves garlic, crushed',
  '½ tsp salt',
  '250 ml stock',
  '1 bunch parsley, chopped',
  '200 g lentils',
  '1 lemon, juiced',
  '2 bay leaves',
];
const STEPS = [
  'Soften the onions in the oil over a low heat for ten minutes without letting them brown.',
  'Add the garlic, the tomatoes and the bay leaves and simmer until the sauce is thick.',
  'Stir in the lentils and the stock, cover the pot and cook for 25 minutes.',
  'Season with salt and lemon juice and scatter the parsley over it before serving.',
];
const STORY =
  'My neighbour cooks this on Sundays, in a pot that is older than both of us, and the whole staircase knows when it is ready. ';

/** One page; `number` makes it differ from the others. */
export function pageOf(number) {
  const kind = KINDS[number % KINDS.length];
  const title = `Lentil pot no. ${number}`;
  const head = `<title>${title} – The Pot</title><link rel="canonical" href="/pot/${number}"><meta property="og:image" content="/pot/${number}.jpg">${scriptOf(kind, title)}`;
  const body = `<header><nav>${links('menu', 60)}</nav></header><main><h1>${title}</h1>${story(60)}${cardOf(kind)}</main><aside class="related">${teasers(80)}</aside><div class="comments">${comments(120)}</div><footer>${links('footer', 40)}</footer>`;
  return {
    kind,
    url: `https://pot.example/pot/${number}`,
    html: `<!doctype html><html lang="en"><head>${head}</head><body>${body}${code(number)}</body></html>`,
  };
}

function scriptOf(kind, title) {
  if (kind.startsWith('json-ld'))
    return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage', name: title }, recipeOf(title)] })}</script>`;
  if (kind !== 'script state') return '';
  return `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { recipe: { title, ingredients: INGREDIENTS, steps: STEPS.map((text) => ({ text })), servings: 4 } } })}</script>`;
}

function recipeOf(name) {
  return {
    '@type': 'Recipe',
    name,
    author: { '@type': 'Person', name: 'Ada Pot' },
    image: ['/pot.jpg'],
    recipeYield: ['4', '4 bowls'],
    prepTime: 'PT10M',
    cookTime: 'PT40M',
    totalTime: 'PT50M',
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS.map((text) => ({ '@type': 'HowToStep', text })),
    nutrition: { '@type': 'NutritionInformation', calories: '320 kcal', proteinContent: '18 g' },
  };
}

function cardOf(kind) {
  const isMicrodata = kind === 'microdata';
  const property = (name) => (isMicrodata ? ` itemprop="${name}"` : '');
  const isCard = kind.includes('plug-in');
  const ingredients = INGREDIENTS.map(
    (text) => `<li class="${isCard ? 'wprm-recipe-ingredient' : 'line'}"${property('recipeIngredient')}>${text}</li>`,
  ).join('\n');
  const steps = STEPS.map(
    (text) =>
      `<li class="step"><div class="${isCard ? 'wprm-recipe-instruction-text' : 'text'}"${property('recipeInstructions')}>${text}</div></li>`,
  ).join('\n');
  const scope = isMicrodata ? ' itemscope itemtype="https://schema.org/Recipe"' : '';
  return `<div class="${isCard ? 'wprm-recipe-container' : 'card'}"${scope}><h2${property('name')}>Lentil pot</h2><p>Serves 4 · Prep: 10 min · Cook: 40 min</p><h3>Ingredients</h3><h4>For the pot</h4><ul>${ingredients}</ul><h3>Method</h3><ol>${steps}</ol></div>`;
}

const times = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join('\n');
const story = (count) =>
  times(
    count,
    (index) =>
      `<p class="has-text">${STORY.repeat(3)}</p><figure class="photo size-large"><img src="/photo-${index}.jpg" srcset="/photo-${index}-300.jpg 300w, /photo-${index}-600.jpg 600w" alt="The pot" loading="lazy" width="600" height="400"></figure>`,
  );
const links = (name, count) =>
  `<ul>${times(count, (index) => `<li class="${name}-item ${name}-item-${index}"><a href="/${name}/${index}" data-place="${name}">Place ${index}</a></li>`)}</ul>`;
const teasers = (count) =>
  times(
    count,
    (index) =>
      `<div class="teaser"><a href="/pot/${index}"><img src="/teaser-${index}.jpg" alt=""><h3 class="teaser-title">Another pot ${index}</h3></a><p>${STORY}</p></div>`,
  );
const comments = (count) =>
  times(count, (index) => `<article class="comment" id="comment-${index}"><b>Cook ${index}</b><p>${STORY}</p></article>`);
const code = (number) =>
  `<style>${'.card > .line { margin: 0 auto; color: inherit; }\n'.repeat(1_200)}</style>${times(36, (index) => `<script>window.track = window.track || []; track.push({ page: ${number}, slot: ${index}, size: "${'x'.repeat(3_000)}" });</script>`)}`;
