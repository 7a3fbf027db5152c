import type { SharedRecipe } from '@simmer/contracts';
import { recipeData } from './recipe-data';

const step = (text: string, group: string | null = null, image_id: string | null = null) => ({ text, group, image_id });
const recipe = {
  title: 'Leek tart',
  description: '',
  ingredients: [{ text: '2 leeks' }],
  instructions: [step('Heat the oven.'), step('Roll.', 'Pastry'), step('Rest.', 'Pastry', 'resting')],
  step_images: [{ id: 'resting', variants: [{ format: 'webp', url: '/media/resting.webp' }] }],
  prep_time: 10,
  cook_time: 0,
  total_time: 10,
  servings: 4,
  yield_text: '',
  tags: ['dinner', 'spring'],
  author: 'Ada',
  source_url: null,
  image: null,
  image_url: null,
  calories: 320,
  total_fat: 12.5,
  sodium: 400,
  saturated_fat: null,
  carbohydrates: null,
  sugar: null,
  fiber: null,
  protein: null,
} as unknown as SharedRecipe;

it('says what is known, and nothing of the rest', () => {
  const data = JSON.parse(JSON.stringify(recipeData(recipe))) as Record<string, unknown>;
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Leek tart',
    author: { '@type': 'Person', name: 'Ada' },
    keywords: 'dinner, spring',
    recipeYield: '4',
    prepTime: 'PT10M',
    totalTime: 'PT10M',
    recipeIngredient: ['2 leeks'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Heat the oven.' },
      {
        '@type': 'HowToSection',
        name: 'Pastry',
        itemListElement: [
          { '@type': 'HowToStep', text: 'Roll.' },
          { '@type': 'HowToStep', text: 'Rest.', image: '/media/resting.webp' },
        ],
      },
    ],
    nutrition: { '@type': 'NutritionInformation', calories: '320 kcal', fatContent: '12.5 g', sodiumContent: '400 mg' },
  });
});
