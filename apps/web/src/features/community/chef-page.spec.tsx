import { type Chef, type ChefKitchen, type ChefRelation, ProblemError } from '@simmer/contracts';
import { aCommunityRecipe } from '../../testing/gallery';
import { api, openApp, screen, waitFor, within } from '../../testing/open-app';

const CHEF = 'GET /community/chefs/:username';
const RECIPES = 'GET /community/recipes';
const NONE: ChefRelation = { follows: false, mutes: false, blocks: false };
const ilse: Chef = { username: 'ilse', about: 'One pan, always bread.', picture: { kind: 'letters' }, followers: 12, relation: NONE };
const address = '/app/community/chef/ilse';
const kitchen: ChefKitchen = { since_year: 2024, saves: 6340, most_saved: [], followers: [], cooked_lately: [] };
const recipes = {
  'GET /community/chefs/:username/kitchen': () => kitchen,
  [RECIPES]: () => ({ items: [aCommunityRecipe({ title: 'Plum tart' })], next: null, total: 1, has_more_than_total: false }),
};

describe('a cook’s page', () => {
  it('shows a visitor the cook and what they share', async () => {
    await openApp(address, { as: null, answers: { [CHEF]: () => ({ ...ilse, relation: null }), ...recipes } });
    expect(await screen.findByRole('heading', { level: 1, name: '@ilse' })).toBeTruthy();
    expect(screen.getByText('One pan, always bread.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Plum tart' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Follow' }).getAttribute('href')).toBe(`/auth/login?next=${encodeURIComponent(address)}`);
    expect(api.sent(RECIPES).at(-1)).toEqual({ author: 'ilse', language: 'en' });
  });

  it('lays out what is saved most, names who follows and shows what the cook cooked lately', async () => {
    const tart = aCommunityRecipe({ title: 'Brown butter tart', save_count: 1873, rating_average: 4.9 });
    const noodles = aCommunityRecipe({ title: 'Miso noodles', author: 'Yuki T.' });
    const full: ChefKitchen = {
      ...kitchen,
      most_saved: [tart, aCommunityRecipe()],
      followers: [{ username: 'noor', picture: { kind: 'letters' } }],
      cooked_lately: [{ date: '2026-11-20', recipe: noodles }],
    };
    const answers = { [CHEF]: () => ({ ...ilse, relation: null }), ...recipes, 'GET /community/chefs/:username/kitchen': () => full };
    await openApp(address, { as: null, answers });
    expect(await screen.findByText('here since 2024')).toBeTruthy();
    expect(screen.getByText('6,340')).toBeTruthy();
    const wide = within((await screen.findByText('Saved most')).closest('article') as HTMLElement);
    expect(wide.getByRole('link', { name: 'Brown butter tart' }).getAttribute('href')).toBe(`/app/community/recipe/${tart.slug}`);
    expect(wide.getByText('1,873 saves')).toBeTruthy();
    const side = within(screen.getByRole('complementary', { name: 'About this cook' }));
    expect(side.getByRole('link', { name: 'Miso noodles' })).toBeTruthy();
    expect(side.getByRole('link', { name: '@noor' }).getAttribute('href')).toBe('/app/community/chef/noor');
    expect(side.getByText('and 11 more cooks')).toBeTruthy();
  });

  it('lists the recipes in the order that the reader chooses', async () => {
    const { user } = await openApp(address, { answers: { [CHEF]: () => ilse, ...recipes } });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Most Saved');
    await waitFor(() => expect(api.sent(RECIPES).at(-1)).toEqual({ author: 'ilse', language: 'en', sort: 'save_count' }));
  });

  it('is followed with a button that says so, and no longer with the same', async () => {
    let relation = NONE;
    const answers = {
      [CHEF]: () => ({ ...ilse, relation }),
      'PUT /community/chefs/:username/follow': ({ follows }: { follows: boolean }) => (relation = { ...NONE, follows }),
      ...recipes,
    };
    const { user } = await openApp(address, { answers });
    await user.click(await screen.findByRole('button', { name: 'Follow' }));
    const following = await screen.findByRole('button', { name: 'Following' });
    expect(following.getAttribute('aria-pressed')).toBe('true');
    await user.click(following);
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeTruthy();
  });

  it('is muted and blocked in its menu, and says what that means', async () => {
    let relation = NONE;
    const answers = {
      [CHEF]: () => ({ ...ilse, relation }),
      'PUT /community/chefs/:username/mute': ({ mutes }: { mutes: boolean }) => (relation = { ...relation, mutes }),
      'PUT /community/chefs/:username/block': ({ blocks }: { blocks: boolean }) => (relation = { ...relation, blocks }),
      ...recipes,
    };
    const { user } = await openApp(address, { answers });
    const menu = async () => within(await screen.findByRole('menu', { name: 'More: mute, block', hidden: true }));
    await user.click((await menu()).getByRole('menuitem', { name: 'Mute', hidden: true }));
    expect(await screen.findByText(/^You muted ilse/)).toBeTruthy();
    await user.click((await menu()).getByRole('menuitem', { name: 'Block', hidden: true }));
    expect(await screen.findByText(/^You blocked ilse/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(screen.queryByText(/^You blocked ilse/)).toBeNull());
  });

  it('is the cook’s own, with nothing of following', async () => {
    const nothing = { ...recipes, [RECIPES]: () => ({ items: [], next: null, total: 0, has_more_than_total: false }) };
    await openApp(address, { answers: { [CHEF]: () => ({ ...ilse, relation: null }), ...nothing } });
    expect(await screen.findByRole('link', { name: 'Edit profile' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'You haven’t shared a recipe yet' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  });

  it('is found by a former username, and says when nobody has one', async () => {
    const { router } = await openApp('/app/community/chef/ilse-cooks', {
      as: null,
      answers: { [CHEF]: () => ({ ...ilse, relation: null }), ...recipes },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe(address));
    expect(await screen.findByText('formerly @ilse-cooks, here since 2024')).toBeTruthy();
    api.refuse(CHEF, new ProblemError('community.chef-not-found'));
    await openApp('/app/community/chef/nobody', { as: null });
    expect(await screen.findByRole('heading', { name: 'No cook at this address' })).toBeTruthy();
  });
});
