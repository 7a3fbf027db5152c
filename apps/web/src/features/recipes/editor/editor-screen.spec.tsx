import { ProblemError, type Recipe } from '@simmer/contracts';
import { act } from '@testing-library/react';
import { aRecipe, api, COOK, fakeLibrary, openApp, screen, tell, waitFor } from '../../../testing/open-app';

const LISTS = { ingredients: [{ text: '3 leeks' }], instructions: [{ text: 'Simmer the leeks.' }] };
const SOUP = aRecipe({ title: 'Leek soup', ...LISTS });

async function openEditor(recipe = SOUP) {
  const { answers } = fakeLibrary(recipe);
  const app = await openApp(`/app/recipes/edit/${recipe.id}`, { answers });
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  return { ...app, title };
}

const saved = (revision: number) =>
  ({ type: 'events.recipes.recipe.saved', payload: { recipeId: SOUP.id, ownerId: COOK.id, revision } }) as const;

/** About recipes: the page of one has its own questions. */
const routes = (): string[] => api.requests.map(({ route }) => route).filter((route) => route.includes('/recipes'));

it('is one request: what comes back with it is shown, and not asked for again when the server tells of it', async () => {
  const { user, title } = await openEditor();
  await user.type(title, ' with cream');
  // what the screen asks when it opens is over, and what is asked once more when the stream opens
  await tell();
  await waitFor(() => expect(api.sent('GET /recipes/:id')).toHaveLength(2));
  api.requests.length = 0;
  await user.click(screen.getByRole('button', { name: 'Save recipe' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Leek soup with cream' })).toBeTruthy();
  expect(routes()).toEqual(['PUT /recipes/:id']);
  await tell(saved(SOUP.revision + 1));
  // a change from elsewhere is asked for, and that alone
  await tell(saved(SOUP.revision + 2));
  await waitFor(() => expect(routes()).toContain('GET /recipes/:id'));
  expect(routes().filter((route) => route === 'GET /recipes/:id')).toHaveLength(1);
});

it('tells at once when another version arrives while it is edited, keeps what is typed, and shows both', async () => {
  const { user, title } = await openEditor();
  await user.type(title, ' with cream');
  expect(screen.queryByText(/saved somewhere else/)).toBeNull();
  api.answer({ 'GET /recipes/:id': () => ({ ...SOUP, title: 'Leek broth', revision: SOUP.revision + 5 }) });
  await tell(saved(SOUP.revision + 5));
  expect(await screen.findByText(/^This recipe was saved somewhere else while you were editing/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Leek soup with cream');
  expect(screen.getByRole('button', { name: 'Look at both' })).toBeTruthy();
});

it('without a session leads to signing in, and what was typed is here after it', async () => {
  const { user, title, reload } = await openEditor();
  await user.type(title, ' with cream');
  api.refuse('PUT /recipes/:id', new ProblemError('access.signed-out'));
  await user.click(screen.getByRole('button', { name: 'Save recipe' }));
  const link = await screen.findByRole('link', { name: 'Log In' });
  expect(link.getAttribute('href')).toContain(encodeURIComponent(`/app/recipes/edit/${SOUP.id}`));
  await reload();
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Leek soup with cream');
});

it('beyond the plan leads to what Premium adds, and what was typed is here after it', async () => {
  const { user, title, reload } = await openEditor();
  await user.type(title, ' with cream');
  api.refuse('PUT /recipes/:id', new ProblemError('recipes.beyond-plan'));
  await user.click(screen.getByRole('button', { name: 'Save recipe' }));
  const link = await screen.findByRole('link', { name: 'What Premium adds' });
  expect(link.getAttribute('href')).toBe('/plans');
  await reload();
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Leek soup with cream');
});

it('says before anything is typed that the plan has no room for the recipe; its page offers no change', async () => {
  await openEditor({ ...SOUP, read_only: true });
  const says = 'You can read, cook and export this recipe.';
  expect(screen.getByText(says)).toBeTruthy();
  const { user } = await openApp(`/app/recipes/${SOUP.id}`, { answers: fakeLibrary({ ...SOUP, read_only: true }).answers });
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Write a note' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More: share, export, delete' }));
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Edit recipe' })).toBeNull();
});

it('works on a device that is full, which says so', async () => {
  const { user, title } = await openEditor();
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  await user.type(title, ' with cream');
  expect(await screen.findByText('This device is out of space. Save before you leave.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save recipe' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Leek soup with cream' })).toBeTruthy();
});

it('undoes and redoes what was changed, by button and by key, and keeps the keys of a text to the browser', async () => {
  const { user, title } = await openEditor();
  await user.click(screen.getByRole('button', { name: 'Remove Step 1' }));
  await user.type(title, ' with cream');
  await user.keyboard('{Control>}z{/Control}');
  expect(title.value).toBe('Leek soup with cream');
  const undo = screen.getByRole('button', { name: 'Undo' });
  await user.click(undo);
  expect(title.value).toBe('Leek soup');
  expect(screen.getByText('Undone. 1 more step.')).toBeTruthy();
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Step 1').value).toBe('Simmer the leeks.');
  expect(undo.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(title.value).toBe('Leek soup with cream');
  expect(screen.queryByDisplayValue('Simmer the leeks.')).toBeNull();
});

it('takes a picture that is pasted anywhere on the form, and brings it back after it was removed', async () => {
  const { user } = await openEditor();
  URL.createObjectURL = () => 'blob:soup';
  URL.revokeObjectURL = () => undefined;
  api.answer({ 'POST /images/:id': ({ id }) => ({ id, status: 'queued', image: null, sourceUrl: null, error: null, revision: 1 }) });
  const pasted = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(pasted, { clipboardData: { files: [new File(['soup'], 'soup.png', { type: 'image/png' })], getData: () => '' } });
  act(() => void document.body.dispatchEvent(pasted));
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
  expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a photo' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Save recipe' }));
  await screen.findByRole('heading', { level: 1, name: 'Leek soup' });
  expect(api.sent('PUT /recipes/:id')[0]?.image_id).toBe(api.sent('POST /images/:id')[0]?.id);
});

it('takes a time as cooks write it, a category, the source, the language and stated nutrition', async () => {
  const { user } = await openEditor();
  const prep = screen.getByLabelText<HTMLInputElement>('Prep, minutes');
  await user.clear(prep);
  await user.type(prep, '1h 30');
  await user.tab();
  expect(prep.value).toBe('90');
  await user.selectOptions(screen.getByLabelText('Category'), 'Dinner');
  await user.click(screen.getByText('Source, language and nutrition'));
  await user.type(screen.getByLabelText(/^Source/), 'Oma’s book, page 12');
  await user.type(screen.getByLabelText(/^Author/), 'Oma');
  await user.selectOptions(screen.getByLabelText('Language', { selector: '#language' }), 'German');
  await user.type(screen.getByLabelText('Calories, kcal'), '240');
  await user.click(screen.getByRole('button', { name: 'Save recipe' }));
  await screen.findByRole('heading', { level: 1, name: 'Leek soup' });
  expect(api.sent('PUT /recipes/:id')).toMatchObject([
    { prep_time: 90, tags: ['dinner'], source_name: 'Oma’s book, page 12', author: 'Oma', language: 'de', calories: 240 },
  ]);
  expect(screen.getAllByText(/Oma’s book, page 12/).length).toBeGreaterThan(0);
});

it('takes an error away once the mistake is gone', async () => {
  const { user } = await openEditor();
  const cook = screen.getByLabelText('Cook, minutes');
  await user.clear(cook);
  await user.type(cook, 'soon');
  await user.click(screen.getByRole('button', { name: 'Save recipe' }));
  expect((await screen.findAllByText('Write a time such as 25 or 1h 30.')).length).toBeGreaterThan(0);
  await user.clear(cook);
  await user.type(cook, '20');
  expect(screen.queryByText('Write a time such as 25 or 1h 30.')).toBeNull();
});

describe('the photo of a step', () => {
  const photo = (name = 'leeks.png') => new File(['leeks'], name, { type: 'image/png' });
  const fileInput = () => document.querySelectorAll<HTMLInputElement>('.srow input[type=file]:not([capture])')[0]!;
  const shown = () => screen.queryByRole<HTMLImageElement>('img', { name: 'Photo of step 1' });
  const sent = (at = 0) => api.sent('PUT /recipes/:id')[at]?.instructions;
  const uploaded = (at: number) => api.sent('POST /images/:id')[at]?.id;
  const image = (id: string) => ({
    ...{ id, width: 480, height: 384, thumbhash: '' },
    variants: [{ format: 'webp' as const, width: 480, height: 384, url: `/media/${id}.webp`, bytes: 9 }],
  });
  const revoked = jest.fn();
  beforeEach(() => {
    let made = 0;
    URL.createObjectURL = () => `blob:${(made += 1)}`;
    URL.revokeObjectURL = revoked;
    revoked.mockClear();
    const kept = (id: string) => ({ id, status: 'stored' as const, image: image(id), sourceUrl: null, error: null, revision: 2 });
    api.answer({
      'POST /images/:id': ({ id }) => ({ ...kept(id), status: 'queued', image: null }),
      'GET /images/:id': ({ id }) => kept(id),
    });
  });
  const save = (user: Awaited<ReturnType<typeof openEditor>>['user']) => user.click(screen.getByRole('button', { name: 'Save recipe' }));

  it('is chosen, replaced by one that is pasted, taken away and brought back, and sent with its step', async () => {
    const { user } = await openEditor();
    expect(screen.queryByRole('button', { name: 'Change the photo of step 1' })).toBeNull();
    await user.upload(fileInput(), photo());
    await waitFor(() => expect(shown()?.getAttribute('src')).toBe('blob:1'));
    expect(screen.getByRole('button', { name: 'Change the photo of step 1' })).toBeTruthy();
    const pasted = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(pasted, { clipboardData: { files: [photo('again.png')], getData: () => '' } });
    act(() => void screen.getByLabelText('Step 1').dispatchEvent(pasted));
    await waitFor(() => expect(shown()?.getAttribute('src')).toBe('blob:2'));
    await user.click(screen.getByRole('button', { name: 'Remove photo Step 1' }));
    expect(shown()).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Step 1'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(shown()?.getAttribute('src')).toBe('blob:2');
    await save(user);
    await screen.findByRole('heading', { level: 1, name: 'Leek soup' });
    expect(sent()).toEqual([{ text: 'Simmer the leeks.', group: null, image_id: uploaded(1) }]);
    expect(api.sent('PUT /recipes/:id')[0]?.image_id).toBeNull();
    expect(revoked.mock.calls).toEqual([['blob:1'], ['blob:2']]);
  });

  it('that was saved comes with the recipe', async () => {
    const id = '00000000-0000-7000-8000-0000000000f1';
    await openEditor(aRecipe({ ...LISTS, instructions: [{ text: 'Simmer.', image_id: id }] }, { step_images: [image(id)] }));
    expect(shown()?.getAttribute('src')).toBe(`/media/${id}.webp`);
    expect(api.sent('GET /images/:id')).toEqual([]);
  });

  it('does not arrive where its step is gone meanwhile, and holds up no save', async () => {
    const { user } = await openEditor(aRecipe({ title: 'Leek soup', instructions: ['Simmer the leeks.', 'Serve.'] }));
    const letGo = api.hold('POST /images/:id');
    api.refuse('POST /images/:id', new ProblemError('media.unreadable-image'));
    await user.upload(fileInput(), photo());
    await user.click(screen.getByRole('button', { name: 'Remove Step 1' }));
    await save(user);
    letGo();
    await screen.findByRole('heading', { level: 1, name: 'Leek soup' });
    expect(sent()).toMatchObject([{ text: 'Serve.' }]);
  });

  it('is one of the recipe where it is pasted into a heading', async () => {
    const { user } = await openEditor();
    const step = screen.getByLabelText('Step 1');
    await user.clear(step);
    await user.type(step, 'The soup:');
    const pasted = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(pasted, { clipboardData: { files: [photo()], getData: () => '' } });
    act(() => void screen.getByLabelText('Heading').dispatchEvent(pasted));
    expect(await screen.findByRole('button', { name: 'Remove photo' })).toBeTruthy();
    expect(shown()).toBeNull();
  });

  it('is here after a reload, before it was saved', async () => {
    const { user, reload } = await openEditor();
    await user.upload(fileInput(), photo());
    await waitFor(() => expect(shown()).toBeTruthy());
    const again = await reload();
    await waitFor(() => expect(shown()?.getAttribute('src')).toBe(`/media/${uploaded(0)}.webp`));
    await save(again.user);
    await screen.findByRole('heading', { level: 1, name: 'Leek soup' });
    expect(sent()).toMatchObject([{ image_id: uploaded(0) }]);
  });

  it('that does not arrive is said at its step, and the step stays as it was', async () => {
    const { user } = await openEditor();
    api.refuse('POST /images/:id', new ProblemError('media.unreadable-image'));
    await user.upload(fileInput(), photo());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The photo wasn’t saved\./);
    await save(user);
    await screen.findByRole('heading', { level: 1, name: 'Leek soup' });
    expect(sent()).toMatchObject([{ image_id: null }]);
  });
});

describe('a recipe that came from a page', () => {
  type Origin = Recipe['origins'][number];
  const origin = (field: Origin['field'], confidence: number, alternatives?: Origin['alternatives']): Origin => ({
    ...{ field, reader: 'visible-page', place: 'h1', confidence, checked: false },
    ...(alternatives && { alternatives }),
  });

  it('offers what the page has in place of a list, takes it and gives it back, whatever the keys undo', async () => {
    const alternatives = [{ units: 'us' as const, name: null, lines: [{ text: '1 lb leeks', group: null }] }];
    const { user } = await openEditor(
      aRecipe({ ingredients: [{ text: '450 g leeks' }] }, { origins: [origin('ingredients', 0.9, alternatives)] }),
    );
    const first = () => screen.getByLabelText<HTMLTextAreaElement>('Ingredient 1').value;
    expect(screen.getByText('The page also has the ingredients in US units.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use these ingredients instead' }));
    expect(first()).toBe('1 lb leeks');
    await user.click(screen.getByRole('button', { name: 'Switch back' }));
    expect(first()).toBe('450 g leeks');
    await user.click(screen.getByRole('button', { name: 'Use these ingredients instead' }));
    await user.click(screen.getByRole('button', { name: 'Save recipe' }));
    await screen.findByRole('heading', { level: 1, name: 'Leek linguine' });
    expect(api.sent('PUT /recipes/:id')[0]?.ingredients).toEqual([{ text: '1 lb leeks', group: null }]);
  });

  it('marks what was guessed, for readers of a screen too, until it is changed', async () => {
    const fields = ['title', 'description', 'prep_time', 'servings', 'yield_text', 'ingredients', 'instructions', 'tags'] as const;
    const guessed = aRecipe(
      { description: 'Green and soft.', prep_time: 10, cook_time: 20, yield_text: '2 pots', tags: ['soup'], ...LISTS },
      { origins: [...fields.map((field) => origin(field, 0.5)), origin('cook_time', 0.9)] },
    );
    const { user, title } = await openEditor(guessed);
    const marks = () => screen.queryAllByText('guessed from the page');
    const described = (name: string) =>
      screen.getByRole(/minutes/.test(name) ? 'spinbutton' : 'textbox', { name, description: /guessed from the page/ });
    expect(marks()).toHaveLength(fields.length);
    for (const name of ['Title', 'Ingredient 1', 'Step 1']) expect(described(name)).toBeTruthy();
    expect(screen.getByLabelText('Cook, minutes').getAttribute('aria-describedby')).toBeNull();
    await user.type(title, ' with potato');
    expect(marks()).toHaveLength(fields.length - 1);
  });
});

afterEach(() => jest.restoreAllMocks());
