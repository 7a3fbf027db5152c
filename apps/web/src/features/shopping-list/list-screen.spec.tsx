import { allFoods } from '@simmer/foods/all';
import { addRecipe, addSource, itemIdOf, ListFoods, type ListLine } from '@simmer/shopping-list';
import { aRecipe, api, fakeLibrary, fakeLists, openApp, screen, tell, waitFor, within } from '../../testing/open-app';

const foods = new ListFoods('en', allFoods());
const PATH = '/app/shopping-list';
const RECIPE = aRecipe({ title: 'Braised chickpeas' });
const line = (name: string, quantity: number | null = null, unit: string | null = null): ListLine => ({
  name,
  quantity,
  quantityMax: null,
  unit,
  item: itemIdOf(name),
  aisle: foods.read(name).aisle ?? 'other',
});

/** A list with a recipe and something typed, open in the browser. */
async function openList() {
  const lists = fakeLists();
  lists.change((list) => {
    const source = { id: `recipe:${RECIPE.id}`, title: RECIPE.title, servings: 4, recipeId: RECIPE.id };
    addRecipe(list, source, [line('lemons', 2), line('spinach', 300, 'g'), line('olive oil', 3, 'tbsp')]);
    addSource(list, 'own:1', [line('lemon', 1), line('oat milk', 1, 'l')]);
  });
  const app = await openApp(PATH, { answers: { ...fakeLibrary(RECIPE).answers, ...lists.answers } });
  // once the foods are known
  await screen.findByText('Probably at home', { selector: 'h2, summary' });
  return { ...app, lists };
}

const row = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const rowText = (name: RegExp) => row(name).closest('label')?.textContent;
const part = (name: string) => screen.getByText(name, { selector: 'h2, summary' }).closest<HTMLElement>('.section, details')!;
const partsInOrder = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const toGet = () => screen.getByText(/to get/, { selector: 'p' }).textContent;
const field = () => screen.getByRole('combobox', { name: 'Add an item' });
const findField = () => screen.findByRole('combobox', { name: 'Add an item' });

describe('the shopping list', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'vibrate'));

  it('has things by aisle with their sum and where they come from, and what is at home apart', async () => {
    await openList();
    expect(within(part('Fruit and vegetables')).getAllByRole('checkbox')).toHaveLength(2);
    expect(rowText(/Lemons/)).toBe('Lemons3Braised chickpeas 2, Added by someone 1');
    expect(part('Probably at home')).toMatchObject({ open: false });
    expect(within(part('Probably at home')).getByText('Olive oil')).toBeTruthy();
    expect(toGet()).toBe('3 to get');
  });

  it('is compact when a cook likes: what wants a thing stands behind its row', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Compact rows, without the dishes' }));
    expect(rowText(/Lemons/)).toBe('Lemons3');
    await user.click(screen.getByRole('button', { name: /^Lemons: where it comes from/ }));
    expect(within(await screen.findByRole('dialog')).getByText('Braised chickpeas')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Rows with the dishes' }));
    expect(rowText(/Lemons/)).toBe('Lemons3Braised chickpeas 2, Added by someone 1');
  });

  it('ticks at once, lets the row stay for a moment, and takes it back', async () => {
    const { user, lists } = await openList();
    // jsdom has none
    const vibrate = jest.fn();
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
    await user.click(row(/Lemons/));
    expect(vibrate.mock.calls).toEqual([[10]]);
    expect(row(/Lemons/).checked).toBe(true);
    expect(part('Fruit and vegetables').contains(row(/Lemons/))).toBe(true);
    expect(toGet()).toBe('2 to get, 1 in the basket');
    await waitFor(() => expect(part('In the basket').contains(row(/Lemons/))).toBe(true));
    await waitFor(() => expect(lists.items().find(({ id }) => id === itemIdOf('lemon'))?.ticked).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(part('Fruit and vegetables').contains(row(/Lemons/))).toBe(true));
    await waitFor(() => expect(lists.items().find(({ id }) => id === itemIdOf('lemon'))?.ticked).toBe(false));
  });

  it('reads what is typed, keeps the focus for the next thing, and completes what was bought before', async () => {
    const { user } = await openList();
    await user.type(field(), '2 x 400 g chickpeas{Enter}');
    await screen.findByRole('checkbox', { name: /Chickpeas/ });
    expect(rowText(/Chickpeas/)).toBe('Chickpeas2 × 400 gAdded by you');
    expect(document.activeElement).toBe(field());
    await user.type(field(), '3 x 400 g chick');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(rowText(/Chickpeas/)).toBe('Chickpeas5 × 400 gAdded by you'));
  });

  it('shows what another person does as soon as the server tells', async () => {
    const { lists } = await openList();
    // the stream opens: what was read before is asked for once more
    await tell();
    await waitFor(() => expect(api.sent('GET /shopping-lists')).toHaveLength(2));
    await tell(lists.change((list) => list.tick(itemIdOf('spinach'))));
    await waitFor(() => expect(row(/Spinach/).checked).toBe(true));
    // the names of the lists are no answer to a tick
    expect(api.sent('GET /shopping-lists')).toHaveLength(2);
    await waitFor(() => expect(within(part('In the basket')).getByText(/^someone, /)).toBeTruthy());
  });

  it('works without a connection, across a reload, and sends everything when there is one', async () => {
    const { user, lists, reload } = await openList();
    api.isReachable = false;
    await user.click(row(/Spinach/));
    await user.type(field(), 'batteries{Enter}');
    await waitFor(() => expect(within(row(/Batteries/).closest('li')!).getByText('waiting')).toBeTruthy());
    await reload();
    await screen.findByRole('checkbox', { name: /Batteries/ });
    expect(row(/Spinach/).checked).toBe(true);
    expect(lists.items().some(({ id }) => id === itemIdOf('batteries'))).toBe(false);
    api.isReachable = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(lists.items().find(({ id }) => id === itemIdOf('batteries'))).toBeTruthy());
    expect(lists.items().find(({ id }) => id === itemIdOf('spinach'))?.ticked).toBe(true);
    await waitFor(() => expect(screen.queryByText('waiting')).toBeNull());
  });

  it('changes what stands behind a row, and takes it back', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: /^Lemons: where it comes from/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Lemons' });
    expect(within(dialog).getByRole('list').textContent).toBe('Braised chickpeas2Added by someone1');
    await user.clear(within(dialog).getByLabelText(/^Your own amount/));
    await user.type(within(dialog).getByLabelText(/^Your own amount/), '4');
    await user.type(within(dialog).getByLabelText('Note'), 'unwaxed');
    await user.selectOptions(within(dialog).getByLabelText('Aisle'), 'Everything else');
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(rowText(/Lemons/)).toBe('Lemons (unwaxed)6Braised chickpeas 2, Added by you 4');
    expect(part('Everything else').contains(row(/Lemons/))).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rowText(/Lemons/)).toBe('Lemons3Braised chickpeas 2, Added by you 1'));
  });

  it('moves a row by keyboard, and says where it stands', async () => {
    const { user } = await openList();
    const names = () =>
      within(part('Fruit and vegetables'))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.querySelector('.name')?.textContent);
    expect(names()).toEqual(['Lemons', 'Spinach']);
    row(/Lemons/).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names()).toEqual(['Spinach', 'Lemons']);
    expect(screen.getByText('Lemons moved to place 2')).toBeTruthy();
  });

  it('takes exactly a recipe’s share away, and puts it back', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Take Braised chickpeas off the list' }));
    expect(rowText(/Lemon/)).toBe('Lemon1Added by someone');
    expect(screen.queryByRole('checkbox', { name: /Spinach/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rowText(/Lemons/)).toBe('Lemons3Braised chickpeas 2, Added by someone 1'));
    expect(row(/Spinach/)).toBeTruthy();
  });

  it('keeps the focus in the list when the row that has it moves, also the last one, or is cleared', async () => {
    const lists = fakeLists();
    lists.change((list) => addSource(list, 'own:1', [line('lemon', 1), line('spinach', 300, 'g')]));
    const { user } = await openApp(PATH, { answers: { ...fakeLibrary(RECIPE).answers, ...lists.answers } });
    (await screen.findByRole('checkbox', { name: /Lemon/ })).focus();
    await user.keyboard(' ');
    await waitFor(() => expect(document.activeElement).toBe(row(/Spinach/)));
    await user.keyboard(' ');
    await waitFor(() => expect(part('In the basket').contains(row(/Spinach/))).toBe(true));
    expect(document.activeElement).toBe(row(/Lemon/));
    await user.click(screen.getByRole('button', { name: 'Clear checked' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Lemon/ })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('clears what is ticked, with the way back', async () => {
    const { user } = await openList();
    await user.click(row(/Lemons/));
    await user.click(await screen.findByRole('button', { name: 'Clear checked' }));
    expect(screen.queryByRole('checkbox', { name: /Lemons/ })).toBeNull();
    await user.click(within(screen.getByRole('group', { name: '1 item cleared' })).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(row(/Lemons/).checked).toBe(true));
  });

  it('keeps a cook’s own order of the aisles', async () => {
    const { user, reload } = await openList();
    expect(partsInOrder().slice(0, 2)).toEqual(['Fruit and vegetables', 'Dairy and eggs']);
    await user.click(screen.getByRole('menuitem', { name: 'Order of the aisles', hidden: true }));
    const dialog = await screen.findByRole('dialog', { name: 'Order of the aisles' });
    for (let times = 0; times < 2; times++) await user.click(within(dialog).getByRole('button', { name: 'Move Dairy and eggs up' }));
    expect(within(dialog).getByText('Your own order. It stays as it is.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await reload();
    await screen.findByRole('checkbox', { name: /Lemons/ });
    expect(partsInOrder().slice(0, 2)).toEqual(['Dairy and eggs', 'Fruit and vegetables']);
  });

  it('has aisles of a cook’s own, which foods stay in', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('menuitem', { name: 'Order of the aisles', hidden: true }));
    const order = await screen.findByRole('dialog', { name: 'Order of the aisles' });
    await user.click(within(order).getByRole('button', { name: 'Add an aisle' }));
    await user.click(within(order).getByRole('button', { name: 'Add an aisle' }));
    expect(within(order).getByText('Give the aisle a name.')).toBeTruthy();
    await user.type(within(order).getByLabelText('Name of the aisle'), 'Market stall');
    await user.click(within(order).getByRole('button', { name: 'Add an aisle' }));
    await user.click(within(order).getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: /^Lemons: where it comes from/ }));
    const item = await screen.findByRole('dialog', { name: 'Lemons' });
    await user.selectOptions(within(item).getByLabelText('Aisle'), 'Market stall');
    await user.click(within(item).getByRole('button', { name: 'Done' }));
    expect(part('Market stall').contains(row(/Lemons/))).toBe(true);
    await user.click(screen.getByRole('menuitem', { name: 'Order of the aisles', hidden: true }));
    await user.click(await screen.findByRole('button', { name: 'Remove Market stall' }));
    await user.click(within(order).getByRole('button', { name: 'Done' }));
    expect(part('Fruit and vegetables').contains(row(/Lemons/))).toBe(true);
  });

  it('has one row for a food by all its names, which is ticked and removed as one', async () => {
    const { user, lists } = await openList();
    await tell(lists.change((list) => addSource(list, 'own:2', [line('scallions', 2), line('spring onions', 3)])));
    await waitFor(() => expect(rowText(/Scallions/)).toBe('Scallions5Added by someone'));
    await user.click(row(/Scallions/));
    const ticked = () => lists.items().filter((item) => item.ticked);
    await waitFor(() => expect(ticked().map(({ id }) => id)).toEqual([itemIdOf('scallion'), itemIdOf('spring onion')]));
    await user.click(await screen.findByRole('button', { name: 'Clear checked' }));
    await waitFor(() => expect(lists.items().some(({ id }) => id === itemIdOf('scallion') || id === itemIdOf('spring onion'))).toBe(false));
  });

  it('takes several things typed at once as several', async () => {
    const { user } = await openList();
    await user.type(field(), 'bread, 2 kg potatoes, batteries{Enter}');
    await screen.findByRole('checkbox', { name: /Batteries/ });
    expect(part('Household').contains(row(/Batteries/))).toBe(true);
    expect(rowText(/Potatoes/)).toContain('2 kg');
    expect(part('Bread').contains(row(/Bread/))).toBe(true);
  });

  it('is one of several', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('menuitem', { name: 'New list', hidden: true }));
    const dialog = await screen.findByRole('dialog', { name: 'New list' });
    await user.click(within(dialog).getByRole('button', { name: 'Create' }));
    expect(within(dialog).getByText('Give the list a name.')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Name of the list'), 'Party');
    await user.click(within(dialog).getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Party' })).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: 'Nothing to get' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Shopping List' }));
    expect(await screen.findByRole('checkbox', { name: /Lemons/ })).toBeTruthy();
  });

  it('deletes a list, and brings it back with all that is on it', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('menuitem', { name: 'New list', hidden: true }));
    const dialog = await screen.findByRole('dialog', { name: 'New list' });
    expect(screen.queryByRole('menuitem', { name: 'Delete this list', hidden: true })).toBeNull();
    await user.type(within(dialog).getByLabelText('Name of the list'), 'Party');
    await user.click(within(dialog).getByRole('button', { name: 'Create' }));
    await screen.findByRole('heading', { level: 1, name: 'Party' });
    await user.type(await findField(), 'balloons{Enter}');
    await screen.findByRole('checkbox', { name: /Balloons/ });
    await user.click(screen.getByRole('menuitem', { name: 'Delete this list', hidden: true }));
    expect(await screen.findByRole('checkbox', { name: /Lemons/ })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Party' })).toBeNull());
    await user.click(within(screen.getByRole('group', { name: 'Party is deleted' })).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('checkbox', { name: /Balloons/ })).toBeTruthy();
  });

  it('takes a pasted list line by line', async () => {
    const { user, lists } = await openList();
    await user.click(field());
    await user.paste('- 2 kg potatoes\n- soap\n\n• 6 eggs');
    await screen.findByRole('checkbox', { name: /Soap/ });
    await waitFor(() =>
      expect(lists.items().map(({ fields }) => fields['name'])).toEqual(expect.arrayContaining(['potatoes', 'soap', 'eggs'])),
    );
    expect(field()).toMatchObject({ value: '' });
  });

  it('counts on its tab what is to get, until the cook has seen it there', async () => {
    const lists = fakeLists();
    lists.change((list) =>
      addSource(
        list,
        'own:1',
        Array.from({ length: 120 }, (_, index) => line(`thing ${index}`)),
      ),
    );
    const { user } = await openApp('/app/favorites', { answers: { ...fakeLibrary().answers, ...lists.answers }, width: 390 });
    const tab = () => within(screen.getByRole('navigation', { name: 'Tabs' })).getByRole('link', { name: /^Shopping/ });
    await waitFor(() => expect(tab().textContent).toBe('Shopping99+120 things to get'));
    await user.click(tab());
    await waitFor(() => expect(tab().textContent).toBe('Shopping'), { timeout: 3_000 });
    await tell(lists.change((list) => addSource(list, 'own:2', [line('one more')])));
    await waitFor(() => expect(tab().textContent).toBe('Shopping99+121 things to get'));
  });
});
