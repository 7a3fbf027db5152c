import type { RouteOutput } from '@simmer/client';
import { ProblemError } from '@simmer/contracts';
import { EXPORT_FORMATS } from '@simmer/contracts/constants';
import { expectAccessible } from '../../testing/accessible';
import { aRecipe, api, fakeLibrary, openApp, screen, waitFor, within } from '../../testing/open-app';
import type { FileImport } from './file-import/use-file-import';

type Item = RouteOutput<'GET /file-imports/:id/items'>['items'][number];

const ID = '00000000-0000-7000-8000-00000000f11e';
const NOW = '2026-05-01T18:00:00.000Z';

const aFile = (name: string, found = 1): FileImport['files'][number] => ({
  name,
  bytes: 40,
  format: found ? 'json-ld' : null,
  found,
  problem: null,
});
const NO_RECIPE: FileImport['files'][number] = { ...aFile('holiday.bin', 0), problem: { code: 'no-recipe' } };

const anImport = (of: Partial<FileImport>): FileImport => ({
  ...{ id: ID, status: 'ready', files: [], found: 1, duplicates: 0, chosen: 0, saved: 0, waiting: 0, notSaved: 0 },
  ...{ skipped: [], skippedCount: 0, collectionId: null, error: null, revision: 1, createdAt: NOW },
  ...of,
});

const anItem = (index: number, of: Partial<Item> = {}): Item => ({
  ...{ index, file: 'mine.json', title: `Soup ${index}`, ingredientCount: 2, stepCount: 2, hasPicture: false },
  ...{ duplicateOf: null, losses: [], status: 'found', recipeId: null, waiting: false, problem: null },
  ...of,
});

const AN_EXPORT: RouteOutput<'GET /exports/:id'> = {
  ...{ id: ID, status: 'running', format: 'simmer', total: 1, done: 0, fileName: null, bytes: null, error: null },
  ...{ revision: 1, createdAt: NOW },
};

/** The screen, with an import in its address if there is one. */
async function openScreen(record?: FileImport, items: Item[] = []) {
  let current = record;
  const become = (next: Partial<FileImport>): FileImport => (current = { ...current!, ...next, revision: current!.revision + 1 });
  const app = await openApp(`/app/recipes/import-export${record ? `?import=${record.id}` : ''}`, {
    answers: {
      ...fakeLibrary(aRecipe({ title: 'Leek soup' })).answers,
      'GET /subscription': () => ({ isActive: false, plan: 'free', recipeLimit: 50, renewsAt: null }),
      'GET /export-formats': () => ({ items: EXPORT_FORMATS.map((format) => ({ format, leavesOut: [] })) }),
      'GET /file-imports': () => ({ items: current ? [current] : [] }),
      'GET /file-imports/:id': () => current!,
      'GET /file-imports/:id/items': () => ({ items, next: null }) as never,
      'POST /file-imports/:id/undo': () => become({ status: 'undone', saved: 0 }),
      'POST /file-imports/:id/cancel': () => become({ status: 'cancelled' }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Import and export' });
  return app;
}

it('shows of many files those with a problem, and brings into view why nothing was saved', async () => {
  const files = [...Array.from({ length: 20 }, (_, index) => aFile(`soup-${index}.json`)), NO_RECIPE];
  const items = Array.from({ length: 20 }, (_, index) => anItem(index));
  const { user } = await openScreen(anImport({ files, found: 20 }), items);
  expect(await screen.findByRole('heading', { name: '20 recipes found' })).toBeTruthy();
  // each with the drawing of its own dish
  const drawn = [...document.querySelectorAll<HTMLImageElement>('.found-recipes img')].map(({ src }) =>
    new URL(src).searchParams.get('title'),
  );
  expect(drawn).toEqual(items.map(({ title }) => title));
  expect(screen.getByText('holiday.bin').closest('details')).toBeNull();
  expect(screen.getByText('soup-7.json').closest('details')?.open).toBe(false);
  await expectAccessible();

  const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  const refusal = new ProblemError('importer.not-ready');
  api.refuse('POST /file-imports/:id/save', refusal);
  await user.click(await screen.findByRole('button', { name: 'Import 20 recipes' }));
  const problem = await screen.findByText(refusal.toDocument().title);
  expect(intoView.mock.contexts.some((element) => (element as Element).contains(problem))).toBe(true);
});

it('offers a collection named after the app and the day, and leads to it afterwards', async () => {
  const files = [{ ...aFile('mine.paprikarecipes', 2), format: 'paprika' as const }];
  const { user } = await openScreen(anImport({ files, found: 2 }), [anItem(0), anItem(1)]);
  const saved = { status: 'saved' as const, chosen: 2, saved: 2, collectionId: ID, revision: 2 };
  api.answer({ 'POST /file-imports/:id/save': () => anImport({ files, found: 2, ...saved }) });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Put them in the collection “From Paprika, May 1”' });
  expect(box.checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Import 2 recipes' }));
  await waitFor(() => expect(api.sent('POST /file-imports/:id/save')).toMatchObject([{ collectionName: 'From Paprika, May 1' }]));
  await openScreen(anImport({ files, found: 2, ...saved }));
  expect((await screen.findByRole('link', { name: 'See your recipes' })).getAttribute('href')).toBe(`/app/recipes?collection=${ID}`);
});

it('lists the last import for whoever comes back, with its report and undo', async () => {
  const { user } = await openScreen();
  expect(screen.queryByRole('heading', { name: 'Brought in lately' })).toBeNull();
  const files = [aFile('mine.json', 2), NO_RECIPE];
  await openScreen(anImport({ files, status: 'saved', found: 2, chosen: 2, saved: 2 }));
  await user.click(await screen.findByRole('button', { name: 'Import other files' }));
  const line = async () => (await screen.findByRole('link', { name: 'mine.json and 1 other file' })).closest('li')!;
  expect((await line()).textContent).toContain('saved');
  await expectAccessible();
  await user.click(within(await line()).getByRole('link', { name: 'mine.json and 1 other file' }));
  expect(await screen.findByRole('heading', { name: '2 recipes are in your library' })).toBe(document.activeElement);
  expect(screen.getByText('holiday.bin')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo the whole import' }));
  await user.click(await screen.findByRole('button', { name: 'Import other files' }));
  await waitFor(async () => expect((await line()).textContent).toContain('taken back'));
});

it('says what stays behind, and whoever wants none of it is back where an import begins', async () => {
  const losses: Item['losses'] = [{ code: 'video' }];
  const { user } = await openScreen(anImport({ files: [aFile('tart.json')] }), [anItem(0, { title: 'Leek tart', losses })]);
  expect(await screen.findByText(/^Stays behind: the video/i)).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(await screen.findByRole('button', { name: 'Choose files' })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Import' })).toBe(document.activeElement));
});

it('says of a file without a recipe what is wrong with it, and leaves a way on', async () => {
  const { user } = await openScreen(
    anImport({ files: [NO_RECIPE], status: 'failed', found: 0, error: { code: 'no-recipe', params: {} } as never }),
  );
  expect(await screen.findByRole('heading', { name: 'Nothing to import' })).toBeTruthy();
  expect(screen.getByText('How to get the file out of another app')).toBeTruthy();
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File([], 'empty.txt'));
  expect((await screen.findByText(/^This file is empty/)).closest('[role=alert]')).toBeTruthy();
});

it('says of an export that is too large for one import how to bring it back', async () => {
  const { user } = await openScreen();
  api.answer({
    'POST /exports': () => AN_EXPORT,
    'GET /exports/:id': () => ({ ...AN_EXPORT, status: 'ready', done: 1, fileName: 'mine.zip', bytes: 300 * 1024 * 1024 }),
  });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Export all recipes' }));
  expect(await screen.findByText(/export them in parts/)).toBeTruthy();
  expect((saved.mock.contexts[0] as HTMLAnchorElement).href).toContain(`/api/exports/${ID}/file`);
  await expectAccessible();
});

it('makes a new file once another format is chosen, instead of handing out the last one', async () => {
  const { user } = await openScreen();
  api.answer({
    'POST /exports': () => AN_EXPORT,
    'GET /exports/:id': () => ({ ...AN_EXPORT, status: 'ready', done: 1, fileName: 'mine.zip', bytes: 1024 }),
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Export all recipes' }));
  expect(await screen.findByText('mine.zip')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Paprika/ }));
  expect(screen.queryByText('mine.zip')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Export all recipes' }));
  await waitFor(() => expect(api.sent('POST /exports')).toMatchObject([{ format: 'simmer' }, { format: 'paprika' }]));
});

it('leads whoever asks for what Premium has to the plans', async () => {
  const { user } = await openScreen();
  api.refuse('POST /pdf-exports', new ProblemError('access.upgrade-required'));
  await user.click(screen.getByRole('radio', { name: /^PDF/ }));
  await user.click(screen.getByRole('button', { name: 'Export all recipes' }));
  expect((await screen.findByRole('link', { name: 'See Premium' })).getAttribute('href')).toBe('/plans');
});

describe('the export of a collection', () => {
  const COLLECTION = '00000000-0000-7000-8000-00000000c011';
  const COLLECTIONS = [
    { id: COLLECTION.replace('11', '12'), name: 'Cook again', count: 0 },
    { id: COLLECTION, name: 'For birthdays', count: 2 },
  ];
  const inIt = fakeLibrary(aRecipe({ title: 'Leek tart' }), aRecipe({ title: 'Leek pie' }));

  /** The screen with the one of birthdays chosen. */
  async function openChosen() {
    const { user } = await openScreen();
    api.answer({
      'GET /collections': () => ({ items: COLLECTIONS }),
      'GET /recipes': inIt.answers['GET /recipes']!,
      'POST /exports': () => ({ ...AN_EXPORT, total: 2 }),
      'GET /exports/:id': () => ({ ...AN_EXPORT, total: 2 }),
    });
    await user.click(screen.getByRole('button', { name: 'Collection' }));
    expect(await screen.findByRole('button', { name: 'Nothing in it yet' })).toHaveProperty('disabled', true);
    await user.selectOptions(screen.getByLabelText('Collection', { selector: 'select' }), 'For birthdays, 2');
    expect(screen.getByText('recipes in For birthdays').parentElement?.textContent).toBe('2 recipes in For birthdays');
    return user;
  }

  it('has all that is in it', async () => {
    const user = await openChosen();
    await user.click(screen.getByRole('button', { name: 'Export 2 recipes' }));
    await waitFor(() =>
      expect(api.sent('POST /exports')).toMatchObject([{ recipeIds: expect.arrayContaining(inIt.recipes().map(({ id }) => id)) }]),
    );
    expect(api.sent('GET /recipes').at(-1)).toMatchObject({ collection: COLLECTION });
  });

  it('begins once however often the button is pressed, and not at all where another choice is made meanwhile', async () => {
    const user = await openChosen();
    const letGo = api.hold('GET /recipes');
    const asked = api.sent('GET /recipes').length;
    await user.click(screen.getByRole('button', { name: 'Export 2 recipes' }));
    await user.click(await screen.findByRole('button', { name: 'Making your file...' }));
    expect(api.sent('GET /recipes')).toHaveLength(asked + 1);
    await user.click(screen.getByRole('button', { name: 'All' }));
    letGo();
    await user.click(await screen.findByRole('button', { name: 'Export all recipes' }));
    await waitFor(() => expect(api.sent('POST /exports')).toMatchObject([{ recipeIds: null }]));
  });

  it('says what is wrong where the collections do not come, and asks again', async () => {
    const { user } = await openScreen();
    const problem = new ProblemError('service.failed');
    api.refuse('GET /collections', problem);
    await user.click(screen.getByRole('button', { name: 'Collection' }));
    expect(screen.queryByText(/^0/)).toBeNull();
    expect(await screen.findByText(/^We couldn’t load your collections/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Nothing in it yet' })).toBeNull();
    api.answer({ 'GET /collections': () => ({ items: COLLECTIONS }) });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('Collection', { selector: 'select' })).toBeTruthy();
  });
});

afterEach(() => jest.restoreAllMocks());
