import { aRecipe, fakeLibrary, openApp, screen } from '../../testing/open-app';
import { typesOfTransition } from './picture-transition';

const SOUP = aRecipe({ title: 'Leek soup' });
const detail = { pathname: `/app/recipes/${SOUP.id}` };
const list = { pathname: '/app/recipes' };
const named = () => [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name: recipe-picture"]')];

describe('the picture of a card', () => {
  afterEach(() => jest.restoreAllMocks());

  it('moves to its recipe, and on no other way', async () => {
    await openApp('/app/recipes', { answers: fakeLibrary(SOUP, aRecipe({ title: 'Bean stew' })).answers });
    const card = (await screen.findByRole('link', { name: 'Leek soup' })).closest('article');
    expect(typesOfTransition({ fromLocation: list, toLocation: detail })).toEqual(['picture']);
    expect(named()).toEqual([card?.querySelector('.tray')]);
    expect(typesOfTransition({ fromLocation: detail, toLocation: list })).toBe(false);
    expect(typesOfTransition({ toLocation: detail })).toBe(false);
    expect(typesOfTransition({ fromLocation: list, toLocation: { pathname: '/app/recipes/new' } })).toBe(false);
    expect(named()).toEqual([]);
  });

  it('is there at once for who wants less motion', async () => {
    await openApp('/app/recipes', { answers: fakeLibrary(SOUP).answers });
    await screen.findByRole('link', { name: 'Leek soup' });
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ media, matches: media.includes('reduce') }) as MediaQueryList);
    expect(typesOfTransition({ fromLocation: list, toLocation: detail })).toBe(false);
    expect(named()).toEqual([]);
  });
});
