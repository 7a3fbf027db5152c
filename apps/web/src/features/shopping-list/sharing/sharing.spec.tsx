import { allFoods } from '@simmer/foods/all';
import { guestNamed } from '@simmer/contracts';
import { addSource, itemIdOf, ListFoods } from '@simmer/shopping-list';
import { api, COOK, fakeLibrary, fakeLists, openApp, screen, tell, waitFor, within } from '../../../testing/open-app';

const foods = new ListFoods('en', allFoods());
const BEN = { who: 'ben', name: 'Ben Okafor', isHere: true, seen_at: new Date().toISOString() };
const line = (name: string) => ({
  name,
  quantity: null,
  quantityMax: null,
  unit: null,
  item: itemIdOf(name),
  aisle: foods.read(name).aisle ?? 'other',
});

/** A list that Ben shares, with milk on it that he has added. */
async function openShared(as = COOK) {
  const lists = fakeLists();
  lists.join(BEN);
  lists.change((list) => addSource(list, 'own:1', [line('milk')]));
  const app = await openApp('/app/shopping-list', { as, answers: { ...fakeLibrary().answers, ...lists.answers } });
  await screen.findByRole('checkbox', { name: /Milk/ });
  return { ...app, lists };
}

const together = () => screen.getByRole('region', { name: 'Shopping together' });
const rowText = (name: RegExp) => screen.getByRole('checkbox', { name }).closest('label')?.textContent;

describe('a shopping list that is shared', () => {
  it('names who shops along, who added what and who ticked it', async () => {
    const { lists } = await openShared();
    await waitFor(() => expect(within(together()).getAllByRole('listitem')).toHaveLength(2));
    expect(within(together()).getByText('Looking at the list now')).toBeTruthy();
    expect(rowText(/Milk/)).toBe('MilkAdded by Ben Okafor');
    await tell(lists.change((list) => list.tick(itemIdOf('milk'))));
    await waitFor(() => expect(rowText(/Milk/)).toMatch(/^MilkBen Okafor, /));
    await tell(lists.change((list) => addSource(list, 'own:2', [line('eggs')]), guestNamed('Tom')));
    await waitFor(() => expect(rowText(/Eggs/)).toBe('EggsAdded by Tom'));
  });

  it('says that the cook looks at it, and asks again when somebody comes', async () => {
    const { lists } = await openShared();
    await waitFor(() => expect(api.sent('POST /shopping-lists/:id/visits')).toHaveLength(1));
    lists.join({ who: 'cem', name: 'Cem', isHere: true, seen_at: null });
    const listId = '00000000-0000-7000-8000-00000000c00c';
    await tell({ type: 'events.recipes.shopping-list.visited', payload: { listId, revision: 2, isVisit: true } });
    expect(await within(together()).findByText('Cem')).toBeTruthy();
  });

  it('is opened to guests by a link, which can be turned off', async () => {
    const { user } = await openShared();
    await user.click(screen.getAllByRole('button', { name: 'Share this list' })[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Share this list' });
    await user.click(within(dialog).getByRole('button', { name: 'Copy a guest link' }));
    const address = await within(dialog).findByLabelText<HTMLInputElement>('Guest link to this list');
    expect(address.value).toBe(`${window.location.origin}/share/list/${'t'.repeat(43)}`);
    expect(await navigator.clipboard.readText()).toBe(address.value);
    await user.click(await within(dialog).findByRole('button', { name: /^Turn off/ }));
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: /^Turn off/ })).toBeNull());
  });
});

it('a list is opened to nobody before the address is confirmed', async () => {
  const { user } = await openShared({ ...COOK, emailVerified: false });
  await user.click(screen.getAllByRole('button', { name: 'Share this list' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this list' }));
  expect(dialog.getAllByRole('link', { name: 'Confirm it now' })).toHaveLength(2);
  expect(dialog.queryByRole('button', { name: /Copy/ })).toBeNull();
});

describe('a guest’s page of a list', () => {
  async function openAsGuest() {
    const lists = fakeLists();
    lists.change((list) => addSource(list, 'own:1', [line('milk')]), '00000000-0000-7000-8000-00000000c00c');
    const app = await openApp(`/share/list/${'t'.repeat(43)}`, { answers: lists.answers, as: null });
    await screen.findByRole('checkbox', { name: /Milk/ });
    return { ...app, lists };
  }

  it('shows whose list it is and asks for a name, beside which ticks stand', async () => {
    const { user, lists } = await openAsGuest();
    expect(screen.getByText('Ada Brook’s shopping list')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Start shopping' }));
    expect(screen.getByText('Tell the others your name.')).toBeTruthy();
    await user.type(screen.getByLabelText('Your name'), 'Tom');
    await user.click(screen.getByRole('button', { name: 'Start shopping' }));
    expect(await within(together()).findByText('Tom, that’s you')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /Milk/ }));
    await waitFor(() => expect(lists.items()[0]?.tickedBy).toBe(guestNamed('Tom')));
    await user.type(screen.getByRole('combobox', { name: 'Add an item' }), 'bread{Enter}');
    await waitFor(() => expect(lists.items().map(({ id }) => id)).toContain(itemIdOf('bread')));
    expect(rowText(/Bread/)).toBe('BreadAdded by you');
  });

  it('offers nothing that is for the household', async () => {
    const { user } = await openAsGuest();
    await user.click(screen.getByRole('checkbox', { name: /Milk/ }));
    expect(screen.queryByRole('button', { name: /where it comes from/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear ticked' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share this list' })).toBeNull();
  });

  it('shows at once what others do, from the link’s own stream', async () => {
    const { lists } = await openAsGuest();
    await tell(lists.change((list) => list.tick(itemIdOf('milk'))));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Milk/ }).checked).toBe(true));
  });

  it('opens again without reception, with what was ticked meanwhile', async () => {
    const { user, lists, reload } = await openAsGuest();
    await user.type(screen.getByLabelText('Your name'), 'Tom');
    await user.click(screen.getByRole('button', { name: 'Start shopping' }));
    api.isReachable = false;
    await user.click(screen.getByRole('checkbox', { name: /Milk/ }));
    await reload();
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Milk/ })).checked).toBe(true);
    api.isReachable = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(lists.items()[0]?.tickedBy).toBe(guestNamed('Tom')));
  });

  it.each([
    ['ended', 'Its cook took it back'],
    ['expired', 'This one has been cleared away'],
  ] as const)('says that the link is over when it has %s meanwhile', async (state, title) => {
    const { user, lists } = await openAsGuest();
    lists.endLink(state);
    await user.click(screen.getByRole('checkbox', { name: /Milk/ }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  });
});
