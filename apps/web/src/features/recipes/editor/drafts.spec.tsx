import { aRecipe, api, fakeLibrary, openApp, screen, waitFor } from '../../../testing/open-app';

const LINGUINE = aRecipe({
  title: 'Leek linguine',
  ingredients: [{ text: '200 g linguine' }],
  instructions: [{ text: 'Boil.' }],
  notes: 'From Ada.',
});

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const valueOf = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
const save = () => screen.getByRole('button', { name: 'Save recipe' });
const isSaved = (title: string) => screen.findByRole('heading', { level: 1, name: title });

async function openNew() {
  const library = fakeLibrary();
  const app = await openApp('/app/recipes/new', { answers: library.answers });
  return { ...app, library, title: await field('Title') };
}

async function openEdit() {
  const library = fakeLibrary(LINGUINE);
  const app = await openApp(`/app/recipes/edit/${LINGUINE.id}`, { answers: library.answers });
  return { ...app, library, title: await field('Title') };
}

describe('a new recipe', () => {
  it('survives a reload with rows of its own, can be discarded, and discarding it undone', async () => {
    const { user, title, reload } = await openNew();
    await user.type(title, 'Half a soup');
    await user.type(screen.getByLabelText('Ingredient 1'), '1 1/2 tbsp oil{Enter}2 onions');
    const second = await reload();
    await waitFor(() => expect(valueOf('Ingredient 2')).toBe('2 onions'));
    expect(screen.getByText(/^Draft from \d{1,2}:\d\d\s[AP]M/)).toBeTruthy();
    await second.user.type(screen.getByLabelText('Ingredient 2'), '{Enter}3 limes{Enter}4 figs');
    expect([1, 2, 3, 4].map((number) => valueOf(`Ingredient ${number}`))).toEqual(['1 1/2 tbsp oil', '2 onions', '3 limes', '4 figs']);
    await second.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(valueOf('Title')).toBe('');
    await second.user.click(screen.getByText('Undo'));
    expect(valueOf('Title')).toBe('Half a soup');
    expect(valueOf('Ingredient 2')).toBe('2 onions');
  });

  it('takes a pasted list of ingredients as rows', async () => {
    const { user } = await openNew();
    await user.click(screen.getByRole('button', { name: 'Paste a list' }));
    expect(await field('One ingredient per line')).toBe(document.activeElement);
    await user.paste('2 onions\n1 tbsp oil');
    await user.click(screen.getByRole('button', { name: 'Add rows' }));
    expect(valueOf('Ingredient 2')).toBe('1 tbsp oil');
  });

  it('is told at its field what is wrong with it, and keeps what was typed', async () => {
    const { user, title } = await openNew();
    await user.type(screen.getByLabelText(/^Description/), 'Only words so far.');
    await user.click(save());
    await user.click(await screen.findByRole('link', { name: 'Give the recipe a title.' }));
    expect(title).toBe(document.activeElement);
    expect(screen.getByLabelText<HTMLInputElement>(/^Description/).value).toBe('Only words so far.');
    await user.type(title, 'Soup');
    await user.click(save());
    expect(await isSaved('Soup')).toBeTruthy();
  });

  it('keeps a text that is too long whole, and says how long it is', async () => {
    const { user, title } = await openNew();
    await user.type(title, 'Long');
    const description = screen.getByLabelText<HTMLTextAreaElement>(/^Description/);
    await user.click(description);
    await user.paste('x'.repeat(10_000));
    expect(description.value).toHaveLength(10_000);
    expect(screen.getByText('Use at most 5,000 characters. This has 10,000.')).toBeTruthy();
    await user.click(save());
    await user.click(await screen.findByRole('link', { name: /^Use at most 5,000 characters\./ }));
    expect(description).toBe(document.activeElement);
    await user.clear(description);
    await user.paste('Short.');
    expect(description.hasAttribute('aria-invalid')).toBe(false);
    await user.click(save());
    expect(await isSaved('Long')).toBeTruthy();
  });

  it('gets one tag after the other by keyboard, and the focus stays where the work goes on', async () => {
    const { user, reload } = await openNew();
    const add = () => screen.getByRole('button', { name: 'Add tag' });
    add().focus();
    await user.keyboard('{Enter}');
    await user.keyboard('Dinner{Enter}');
    expect(screen.getByLabelText('New tag')).toBe(document.activeElement);
    await user.keyboard('Soup{Enter}{Enter}');
    expect(add()).toBe(document.activeElement);
    screen.getByRole('button', { name: 'Remove tag soup' }).focus();
    await user.keyboard('{Enter}');
    expect(add()).toBe(document.activeElement);
    expect(screen.getAllByRole('button', { name: /^Remove tag/ })).toHaveLength(1);
    const again = await reload();
    (await screen.findByRole('button', { name: 'Discard' })).focus();
    await again.user.keyboard('{Enter}');
    expect(await field('Title')).toBe(document.activeElement);
  });
});

describe('what was written on a recipe', () => {
  it('is not saved over a version that came after it was begun, unless the cook wants that', async () => {
    const { user, title, library, reload } = await openEdit();
    await user.clear(title);
    await user.type(title, 'Mine');
    library.change(LINGUINE.id, { title: 'Theirs', notes: 'From Mara.' });
    const again = await reload();
    await waitFor(() => expect(valueOf('Title')).toBe('Mine'));
    await again.user.click(save());
    expect(await screen.findByText(/This recipe was changed somewhere else\./)).toBeTruthy();
    expect(library.recipes().map((recipe) => recipe.title)).toEqual(['Theirs']);
    await again.user.click(screen.getByRole('button', { name: 'Save mine anyway' }));
    expect(await isSaved('Mine')).toBeTruthy();
    expect(library.recipes()[0]?.notes).toBe('From Mara.');
  });

  it('becomes a new recipe when it was deleted meanwhile', async () => {
    const { user, title } = await openEdit();
    await user.clear(title);
    await user.type(title, 'Still wanted');
    await api.fetch(`/api/recipes/${LINGUINE.id}`, { method: 'DELETE' });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Save as a new recipe' }));
    expect(await isSaved('Still wanted')).toBeTruthy();
    expect(api.sent('POST /recipes')[0]).toMatchObject({ title: 'Still wanted', notes: 'From Ada.' });
  });

  it('is offered as a new recipe on the page of one that is gone', async () => {
    const { user, title, library } = await openEdit();
    await user.clear(title);
    await user.type(title, 'Still wanted');
    await api.fetch(`/api/recipes/${LINGUINE.id}`, { method: 'DELETE' });
    const page = await openApp(`/app/recipes/${LINGUINE.id}`, { answers: library.answers });
    await page.user.click(await screen.findByRole('button', { name: 'Save your changes as a new recipe' }));
    await waitFor(() => expect(valueOf('Title')).toBe('Still wanted'));
    expect(page.router.state.location.pathname).toBe('/app/recipes/new');
    await page.user.click(save());
    expect(await isSaved('Still wanted')).toBeTruthy();
    expect(library.recipes().map((recipe) => recipe.title)).toEqual(['Still wanted']);
    await openApp(`/app/recipes/${LINGUINE.id}`, { answers: library.answers });
    expect(await screen.findByRole('link', { name: 'Back to your recipes' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save your changes as a new recipe' })).toBeNull();
  });
});

it('a recipe that is not there cannot be edited, and the way back works', async () => {
  const { user, router } = await openApp('/app/recipes/edit/00000000-0000-7000-8000-000000000000', { answers: fakeLibrary().answers });
  await user.click(await screen.findByRole('link', { name: 'Back to your recipes' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/recipes'));
});
