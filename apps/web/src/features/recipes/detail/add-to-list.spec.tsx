import { sharesOf } from '@simmer/shopping-list';
import { aRecipe, fakeLibrary, fakeLists, openApp, screen, waitFor } from '../../../testing/open-app';

const line = (text: string, name: string, quantity: number | null, unit: string | null = null) => ({
  text,
  group: null,
  parsed: { quantity, quantity_max: null, unit, name, preparation: '', note: '', optional: false },
});
const RECIPE = aRecipe(
  { title: 'Leek tart', servings: 4 },
  { ingredients: [line('2 leeks', 'leeks', 2), line('200 g flour', 'flour', 200, 'g'), line('Season well.', '', null)] },
);

async function openRecipe(lists = fakeLists()) {
  const app = await openApp(`/app/recipes/${RECIPE.id}`, { answers: { ...fakeLibrary(RECIPE).answers, ...lists.answers } });
  const amounts = () => lists.items().map((item) => [item.fields['name'], sharesOf(item).map(({ quantity }) => quantity)]);
  return { ...app, lists, amounts };
}

describe('a recipe', () => {
  it('puts what its servings need on the list, again in the place of what it wanted before, and takes it back', async () => {
    const { user, amounts } = await openRecipe();
    const add = await screen.findByRole('button', { name: 'Add to list' });
    await user.click(add);
    await waitFor(() =>
      expect(amounts()).toEqual([
        ['leeks', [2]],
        ['flour', [200]],
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'More servings' }));
    await user.click(screen.getByRole('button', { name: 'More servings' }));
    await user.click(add);
    await waitFor(() =>
      expect(amounts()).toEqual([
        ['leeks', [3]],
        ['flour', [300]],
      ]),
    );
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    await waitFor(() =>
      expect(amounts()).toEqual([
        ['leeks', [2]],
        ['flour', [200]],
      ]),
    );
  });

  it('asks which list it is for where there are several', async () => {
    const lists = fakeLists();
    const party = '00000000-0000-7000-8000-00000000aaaa';
    await lists.answers['POST /shopping-lists']?.({ id: party, name: 'Party' });
    const { user } = await openRecipe(lists);
    await user.click(await screen.findByRole('menuitem', { name: 'Party', hidden: true }));
    await waitFor(() => expect(lists.items(party).map(({ fields }) => fields['name'])).toEqual(['leeks', 'flour']));
  });
});
