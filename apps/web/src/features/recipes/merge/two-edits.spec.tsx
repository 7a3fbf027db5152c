import { type Recipe } from '@simmer/contracts';
import { act } from '@testing-library/react';
import { CopyStore } from '../../../device/library/copy-store';
import { api, aRecipe, COOK, fakeLibrary, openApp, screen, waitFor, within } from '../../../testing/open-app';

const SOUP = aRecipe({
  title: 'Leek soup',
  servings: 4,
  ingredients: ['3 leeks', '1 onion'],
  instructions: ['Simmer for 8 minutes.'],
});

/** A library whose recipes keep what they said before. */
function withVersions() {
  const library = fakeLibrary(SOUP);
  const kept: Recipe[] = [];
  const now = (): Recipe => library.recipes().find(({ id }) => id === SOUP.id)!;
  const put = library.answers['PUT /recipes/:id']!;
  const versionOf = ({ updated_at, ...recipe }: Recipe) => ({ ...recipe, saved_at: updated_at });
  return {
    ...library,
    now,
    changeElsewhere: (part: Partial<Recipe>) => {
      kept.unshift(now());
      library.change(SOUP.id, part);
    },
    answers: {
      ...library.answers,
      'PUT /recipes/:id': (input: Parameters<typeof put>[0]) => {
        const before = now();
        const saved = put(input);
        kept.unshift(before);
        return saved;
      },
      'GET /recipes/:id/versions': () => ({
        items: kept.map(({ revision, updated_at, title }) => ({
          ...{ revision, saved_at: updated_at, title, changed: ['title' as const] },
          with: null,
        })),
        now_with: null,
      }),
      'GET /recipes/:id/versions/:revision': ({ revision }: { revision: number }) =>
        versionOf(kept.find((version) => version.revision === revision)!),
    },
    kept,
  };
}

const side = (group: string, name: RegExp) => within(screen.getByRole('group', { name: group })).getByRole('radio', { name });

describe('two edits of one recipe', () => {
  it('are put together in the editor: what fits is taken, the rest is chosen, and both stay as versions', async () => {
    const library = withVersions();
    const { user } = await openApp(`/app/recipes/edit/${SOUP.id}`, { answers: library.answers });
    const step = await screen.findByLabelText('Step 1');
    await user.clear(step);
    await user.type(step, 'Simmer, half covered.');
    await user.type(screen.getByLabelText('Ingredient 3'), 'feta');
    library.changeElsewhere({ instructions: [{ text: 'Simmer, lid off.', group: null, image_id: null }], servings: 6 });
    await user.click(screen.getByRole('button', { name: 'Save recipe' }));
    await user.click(await screen.findByRole('button', { name: 'Look at both' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Two pens, one recipe' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByText(/One place needs your word/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep these' }).disabled).toBe(true);
    await user.click(side('Method', /^Somewhere else/));
    await user.click(screen.getByRole('button', { name: 'Keep these' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Leek soup' })).toBeTruthy();
    expect(library.now()).toMatchObject({ servings: 6, instructions: [{ text: 'Simmer, lid off.' }] });
    expect(library.now().ingredients.map(({ text }) => text)).toEqual(['3 leeks', '1 onion', 'feta']);
    // the words that were not chosen
    expect(library.kept[0]?.instructions[0]?.text).toBe('Simmer, half covered.');
  });

  it('can stay two recipes', async () => {
    const library = withVersions();
    const { user } = await openApp(`/app/recipes/edit/${SOUP.id}`, { answers: library.answers });
    await user.type(await screen.findByLabelText('Title'), ' of mine');
    library.changeElsewhere({ title: 'Leek soup of theirs' });
    await user.click(screen.getByRole('button', { name: 'Save recipe' }));
    await user.click(await screen.findByRole('button', { name: 'Look at both' }));
    await user.click(await screen.findByRole('button', { name: 'Keep two recipes' }));
    await screen.findByRole('heading', { level: 1, name: 'Leek soup of mine' });
    expect(library.recipes().map(({ title }) => title)).toEqual(['Leek soup of theirs', 'Leek soup of mine']);
  });

  it('are found in the line of what waits when one was made without a connection', async () => {
    const library = withVersions();
    const { user } = await openApp(`/app/recipes/edit/${SOUP.id}`, { answers: library.answers });
    await waitFor(async () => expect(await new CopyStore(COOK.id).mark()).toBeDefined());
    const setOnline = async (online: boolean): Promise<void> => {
      api.isReachable = online;
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
      await act(async () => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
    };
    await setOnline(false);
    await user.type(await screen.findByLabelText('Title'), ' of mine');
    await user.click(screen.getByRole('button', { name: 'Save recipe' }));
    await screen.findByText('1 waiting');
    library.changeElsewhere({ title: 'Leek soup of theirs' });
    await setOnline(true);
    await user.click(await screen.findByText('Look at it'));
    await user.click(await screen.findByRole('link', { name: 'Look at both' }));
    await screen.findByRole('heading', { level: 1, name: 'Two pens, one recipe' });
    await user.click(await screen.findByRole('radio', { name: /^This device/ }));
    await user.click(screen.getByRole('button', { name: 'Keep these' }));
    await screen.findByRole('heading', { level: 1, name: 'Leek soup of mine' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What’s waiting' })).toBeNull());
    expect(library.now().title).toBe('Leek soup of mine');
  });
});
