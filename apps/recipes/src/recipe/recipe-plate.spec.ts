import { plateGround } from '@simmer/plates';
import { plateOf } from './recipe-plate';

const query = (url: string): URLSearchParams => new URL(url, 'http://localhost').searchParams;

describe('the plate of a recipe', () => {
  it('is an address that holds all the drawing needs', () => {
    const { url, ground } = plateOf({ title: 'Leek & potato soup', tags: ['dinner'], ingredientNames: ['leek', 'potato'] });
    expect(url).toBe('/plates/1.svg?title=Leek+%26+potato+soup&words=leek%2Cpotato');
    expect(ground).toBe(plateGround('Leek & potato soup'));
  });

  it('asks the tags when the title names no dish', () => {
    expect(query(plateOf({ title: 'Sunday special', tags: ['family', 'curry'], ingredientNames: [] }).url).get('category')).toBe('curry');
    expect(query(plateOf({ title: 'Oat porridge', tags: ['breakfast'], ingredientNames: [] }).url).get('category')).toBeNull();
  });

  it('leaves out what is baked into the dough', () => {
    const words = (title: string) => query(plateOf({ title, tags: [], ingredientNames: ['eggs', 'walnuts', 'butter'] }).url).get('words');
    expect(words('Walnut cake')).toBe('walnuts');
    expect(words('Green shakshuka')).toBe('eggs,walnuts,butter');
  });

  it('stays short however long the recipe is', () => {
    const { url } = plateOf({ title: 'é'.repeat(200), tags: [], ingredientNames: Array.from({ length: 300 }, () => 'é'.repeat(500)) });
    expect(query(url).get('words')?.split(',')).toHaveLength(12);
    expect(url.length).toBeLessThan(4_000);
  });
});
