import { type DemoPage, framed } from './page';

const recipe = (name: string, recipeIngredient: string[], recipeInstructions: string[]): object => ({
  '@type': 'Recipe',
  name,
  recipeYield: '4 servings',
  recipeIngredient,
  recipeInstructions,
});

const DAL = recipe(
  'Lentil dal with cumin',
  ['250 g red lentils', '1 l water', '1 tsp turmeric', '2 tbsp ghee', '2 tsp cumin seeds', '4 cloves garlic, sliced', 'salt'],
  [
    'Simmer the lentils with the water and the turmeric for 20 minutes, until they fall apart.',
    'Fry the cumin seeds and the garlic in the ghee until golden, and tip them over the lentils.',
    'Salt well and serve.',
  ],
);
const FLATBREAD = recipe(
  'Pan flatbread',
  ['300 g flour, plus more to roll', '1 tsp salt', '180 ml warm water', '1 tbsp oil'],
  [
    'Knead flour, salt, water and oil for 5 minutes. Rest under a bowl for half an hour.',
    'Roll out into 6 rounds and bake in a hot dry pan for a minute on each side.',
  ],
);
const ONIONS = recipe(
  'Quick pickled onions',
  ['2 red onions, in thin rings', '100 ml vinegar', '1 tbsp sugar', '1 tsp salt'],
  ['Warm the vinegar with sugar and salt.', 'Pour over the onions and wait for 20 minutes.'],
);
/** A picture that leads to another page: a title without a list. */
const TEASER = { '@type': 'Recipe', name: 'White bean soup with kale and lemon', url: '/white-bean-soup' };

/** A page of several recipes, of which the heading names one. */
export const fridaySupper: DemoPage = {
  path: '/friday-supper',
  html: () =>
    framed(
      'Lentil dal with cumin',
      `<h1>Lentil dal with cumin</h1>
<p>What we eat on Fridays, with the bread and the onions that belong to it.</p>`,
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [FLATBREAD, DAL, ONIONS, TEASER] })}</script>`,
    ),
};
