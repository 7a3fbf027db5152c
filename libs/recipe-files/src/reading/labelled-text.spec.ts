import { readOne } from '../testing/read-file';

const text = (fields: string) => `Title: Pea soup\n${fields}\nIngredients:\n  500 g peas\nInstructions:\n  Boil them.\n`;

describe('text with labels', () => {
  it.each([
    ['Summary: Green.', { description: 'Green.' }],
    ['Recipe by: Ann', { author: 'Ann' }],
    ['Link: https://peas.example/soup', { source_url: 'https://peas.example/soup' }],
    ['Source: https://peas.example/soup', { source_url: 'https://peas.example/soup', source_name: '' }],
    ['Source: Ann’s book', { source_url: null, source_name: 'Ann’s book' }],
    ['Serves: 4', { servings: 4 }],
    ['Serving size: 6', { servings: 6 }],
    ['Yields: 2 l', { yield_text: '2 l' }],
    ['Preparation time: 5 min', { prep_time: 5 }],
    ['Active time: 6 min', { prep_time: 6 }],
    ['Cooking time: 20 min', { cook_time: 20 }],
    ['Ready in: 30 min', { total_time: 30 }],
    ['Course: Soup\nCuisine: British\nKeywords: green; quick', { tags: ['Soup', 'British', 'green', 'quick'] }],
    ['Photo URL: https://peas.example/soup.jpg', { pictures: [{ url: 'https://peas.example/soup.jpg' }] }],
    ['Rating: 4', { rating: 4 }],
    ['Favourite: yes', { favorite: true }],
    ['Nutrition information: Calories: 180, Protein: 9 g', { nutrition: { calories: 180, protein: 9 } }],
    ['Comments: Freezes well.\n-----', { notes: 'Freezes well.' }],
    ['Created at: 2020-03-04', { created_at: '2020-03-04T00:00:00.000Z' }],
    ['Private: no\nUpdated at: 2021-01-01\nId: 7', { notes: '', losses: [] }],
  ])('understands “%s”', async (fields, expected) => {
    expect(await readOne('peas.txt', text(fields))).toMatchObject({
      title: 'Pea soup',
      ingredients: [{ text: '500 g peas' }],
      instructions: [{ text: 'Boil them.' }],
      ...expected,
    });
  });
});
