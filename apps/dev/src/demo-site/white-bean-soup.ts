import { type DemoPage, framed } from './page';

export const SOUP_PICTURE = '/pictures/white-bean-soup.jpg';

const recipe = (origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'White bean soup with kale and lemon',
  description:
    'A thick soup out of two tins, with enough lemon to wake it up. It is on the table in half an hour and tastes of an afternoon.',
  image: [{ '@type': 'ImageObject', url: `${origin}${SOUP_PICTURE}`, width: 1200, height: 960 }],
  author: { '@type': 'Person', name: 'Tilda Marsh' },
  publisher: { '@type': 'Organization', name: 'The Tin Table' },
  datePublished: '2026-02-11',
  prepTime: 'PT10M',
  cookTime: 'PT20M',
  totalTime: 'PT30M',
  recipeYield: '4 servings',
  recipeCategory: 'Dinner',
  recipeCuisine: 'Italian',
  keywords: 'soup, white beans, kale, weeknight',
  recipeIngredient: [
    '2 tbsp olive oil, plus more to serve',
    '1 onion, finely chopped',
    '2 sticks celery, finely chopped',
    '1 carrot, finely chopped',
    '4 cloves garlic, sliced',
    '1 tsp dried oregano',
    '2 tins (400 g each) white beans, with their liquid',
    '700 ml vegetable stock',
    '1 piece parmesan rind (optional)',
    '150 g kale, stalks removed, leaves torn',
    '1 lemon, zest and juice',
    'salt and black pepper',
  ],
  recipeInstructions: [
    {
      '@type': 'HowToStep',
      text: 'Warm the oil in a large pot over a medium heat. Add the onion, celery and carrot with a pinch of salt and cook for 8 minutes, until soft but not brown.',
    },
    { '@type': 'HowToStep', text: 'Add the garlic and oregano and stir for 1 minute, until you can smell the garlic.' },
    {
      '@type': 'HowToStep',
      text: 'Tip in the beans with their liquid, the stock and the parmesan rind. Bring to the boil, then simmer gently for 10 minutes.',
    },
    {
      '@type': 'HowToStep',
      text: 'Take out the rind. Mash about a third of the beans against the side of the pot, so that the soup thickens itself.',
    },
    {
      '@type': 'HowToStep',
      text: 'Stir in the kale and cook for 3 minutes. Add the lemon zest and half of the juice, taste, and add the rest if it wants it.',
    },
    { '@type': 'HowToStep', text: 'Serve with a thread of olive oil and a lot of black pepper.' },
  ],
  nutrition: {
    '@type': 'NutritionInformation',
    calories: '268 kcal',
    fatContent: '9 g',
    proteinContent: '13 g',
    carbohydrateContent: '31 g',
    fiberContent: '11 g',
    sodiumContent: '620 mg',
  },
});

/** Everything that an importer hopes for: a complete JSON-LD recipe and a picture. */
export const whiteBeanSoup: DemoPage = {
  path: '/white-bean-soup',
  html: ({ origin }) =>
    framed(
      'White bean soup with kale and lemon',
      `<h1>White bean soup with kale and lemon</h1>
<p>I started making this the winter the oven broke. It turned out that I did not miss the oven much.</p>
<img src="${SOUP_PICTURE}" width="1200" height="960" alt="A bowl of white bean soup seen from above">
<p>Jump to the recipe? There is no need, this is all of it.</p>`,
      `<script type="application/ld+json">${JSON.stringify(recipe(origin))}</script>
<meta property="og:image" content="${origin}${SOUP_PICTURE}">`,
    ),
};
