import { plateGround } from '@simmer/plates';
import { plateOf } from './recipe-plate';

const query = (url: string): URLSearchParams => new URL(url, 'http://localhost').searchParams;

describe('the plate of a recipe', () => {
  it('is an address that holds all the drawing needs', () => {
    const { url, ground } = plateOf({ title: 'Leek & potato soup', tags: ['dinner'], ingredientNames: ['leek', 'potato'], language: 'en' });
    expect(url).toBe('/plates/2.svg?title=Leek+%26+potato+soup&words=leek,potato');
    expect(ground).toBe(plateGround('Leek & potato soup'));
  });

  it('asks the tags when the title names no dish', () => {
    expect(
      query(plateOf({ title: 'Sunday special', tags: ['family', 'curry'], ingredientNames: [], language: 'en' }).url).get('category'),
    ).toBe('curry');
    expect(
      query(plateOf({ title: 'Oat porridge', tags: ['breakfast'], ingredientNames: [], language: 'en' }).url).get('category'),
    ).toBeNull();
  });

  it('takes the tag of a meal for a dish of eggs only when there are eggs', () => {
    const category = (...ingredientNames: string[]) =>
      query(plateOf({ title: 'Tuesday', tags: ['breakfast'], ingredientNames, language: 'en' }).url).get('category');
    expect([category('beans', 'leek'), category('eggs')]).toEqual([null, 'breakfast']);
  });

  it('leaves out what is baked into the dough', () => {
    const words = (title: string) =>
      query(plateOf({ title, tags: [], ingredientNames: ['eggs', 'walnuts', 'butter'], language: 'en' }).url).get('words');
    expect(words('Walnut cake')).toBe('walnut');
    expect(words('Green shakshuka')).toMatch(/^egg,walnut/);
  });

  it('stays short however long the recipe is', () => {
    const many = 'leeks tomatoes carrots lemons peas eggs spinach walnuts apples cabbage basil mint dill parsley kale'.split(' ');
    const { url } = plateOf({ title: 'é'.repeat(200), tags: [], ingredientNames: [...many, 'é'.repeat(500)], language: 'en' });
    expect(query(url).get('words')?.split(',')).toHaveLength(12);
    expect(url.length).toBeLessThan(4_000);
  });

  it('shows the foods of a recipe in any language, and of what nobody knows nothing', () => {
    const plate = plateOf({ title: 'Lachs mit Lauch', tags: [], ingredientNames: ['Lachs', 'Lauch', 'Zorbl'], language: 'de' });
    expect(query(plate.url).get('category')).toBe('fish');
    expect(query(plate.url).get('words')).toBe('salmon,leek');
    const pasta = plateOf({ title: 'Linguine al limone', tags: [], ingredientNames: ['limoni'], language: 'it' });
    expect([query(pasta.url).get('category'), query(pasta.url).get('words')]).toEqual(['pasta', 'lemon']);
  });
});
