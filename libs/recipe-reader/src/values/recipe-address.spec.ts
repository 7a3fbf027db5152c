import { addressOfRecipe, pageOfRecipe, recipeNamedIn } from './recipe-address';

describe('the address of one recipe of a page', () => {
  it.each(['Flatbread', 'Dal, the slow one – with 50 % more', 'Stir-fry & rice #2', 'Çorba', '煮物'])(
    'names it and the page: %s',
    (title) => {
      const address = addressOfRecipe('https://cook.example/supper?from=mail#top', title) ?? '';
      expect(URL.parse(address)?.hash).toMatch(/^#:~:text=[^,&-]+$/);
      expect(recipeNamedIn(address)).toBe(title);
      expect(pageOfRecipe(address)).toBe('https://cook.example/supper?from=mail');
    },
  );

  it('takes the place of another recipe’s', () => {
    const [dal, bread] = ['Dal', 'Flatbread'].map((title) => addressOfRecipe('https://cook.example/supper', title) ?? '');
    expect(addressOfRecipe(dal ?? '', 'Flatbread')).toBe(bread);
  });

  it('is none where it would be too long', () => expect(addressOfRecipe('https://cook.example/', '煮'.repeat(300))).toBeNull());

  it.each([
    'https://cook.example/supper',
    'https://cook.example/supper#method',
    'https://cook.example/#:~:text=from,to',
    'https://cook.example/#:~:text=%E0%A4',
  ])('is not what this is: %s', (address) => {
    expect(recipeNamedIn(address)).toBeNull();
  });
});
