import { ProblemError, RecipeDraft } from '@simmer/contracts';
import { act } from '@testing-library/react';
import { aRecipe, api, fakeLibrary, openApp, screen, waitFor, within } from '../../testing/open-app';
import type { WorkerAnswer, WorkerQuestion } from '../../browser/worker-client';
import type { Question, Reading } from './recipe-reader';
import { readerAnswers } from './recipe-reader-answers';

/** Reads at once, where a browser reads in a thread of its own. */
class ThreadAtOnce extends EventTarget {
  private readonly answerTo = readerAnswers();

  postMessage({ id, question }: WorkerQuestion<Question>): void {
    const data: WorkerAnswer<Reading> = { id, answer: this.answerTo(question) };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {}
}
Object.assign(globalThis, { Worker: ThreadAtOnce });

const TEXT = `Hi Ruth,

here is the soup I told you about.

Carrot and ginger soup
Serves 4, 35 minutes

Ingredients
600 g carrots
1 onion
2 tbsp oil
a thumb of ginger
900 ml stock

Method
1. Soften the onion in the oil.
2. Add the carrots, ginger and stock and simmer for 25 minutes.
3. Blend until smooth.

Keeps for three days in the fridge.

Love,
Ingrid
`;

async function openPaste(text = TEXT, ...recipes: Parameters<typeof fakeLibrary>) {
  const { answers } = fakeLibrary(...recipes);
  const app = await openApp('/app/recipes/paste', { answers });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('The text');
  await app.user.click(field);
  await app.user.paste(text);
  return { ...app, field };
}

const line = (text: string): Promise<HTMLElement> => screen.findByRole('button', { name: new RegExp(`: ${text}`) });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save recipe' });
const recipe = (): HTMLElement => screen.getByRole('group', { name: 'The recipe' });

it('becomes a recipe in one request, and says what became of it', async () => {
  const { user } = await openPaste();
  expect(await line('Hi Ruth')).toHaveProperty('textContent', expect.stringMatching(/^Left out/));
  await user.click(save());
  expect(await screen.findByRole('heading', { name: 'Carrot and ginger soup is in your recipes' })).toBe(document.activeElement);
  expect(api.sent('POST /recipes')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Open the recipe' }).getAttribute('href')).toMatch(/^\/app\/recipes\/[0-9a-f-]{36}$/);
  await user.click(screen.getByRole('button', { name: 'Paste another' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('The text').value).toBe('');
});

it('can be taken back after it was saved: the text is here again', async () => {
  const { user } = await openPaste();
  await line('Hi Ruth');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await line('Hi Ruth')).toBeTruthy();
  await waitFor(() => expect(api.sent('DELETE /recipes/:id')).toHaveLength(1));
});

it('moves with the arrows, labels with one key, and takes it back with Z', async () => {
  const { user } = await openPaste();
  (await line('Keeps for three days')).focus();
  await user.keyboard('x');
  expect((await line('Keeps for three days')).textContent).toMatch(/^Left out, your choice/);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toContain('Blend until smooth');
  await user.keyboard('n');
  expect((await line('3. Blend until smooth')).textContent).toMatch(/^Note/);
  await user.keyboard('z');
  expect((await line('3. Blend until smooth')).textContent).toMatch(/^Step/);
});

it('asks about a line it is not sure of; the focus follows the answers', async () => {
  const { user } = await openPaste('Zucchini pasta\n\n400 g spaghetti\n3 zucchini\n\nSalt the zucchini.\nBoil the spaghetti.\n');
  const card = await screen.findByRole('region', { name: 'What is this line?' });
  expect(within(card).getByText('Salt the zucchini.').className).toBe('mark');
  await user.click(within(card).getByRole('button', { name: 'A step' }));
  expect(await screen.findByText('Every line has its place.')).toBeTruthy();
  expect((await line('Salt the zucchini')).textContent).toMatch(/^Step, your choice/);
  expect(document.activeElement).toBe(save());
});

it('is saved from a text in which nothing was found only after the cook said what its lines are', async () => {
  const { user } = await openPaste('かぼちゃスープ\nかぼちゃ 1個\n牛乳 大さじ3\nかぼちゃを切る。\n牛乳を加えて煮る。');
  expect(await screen.findByText(/We found no ingredients and no steps/)).toBeTruthy();
  await user.click(save());
  expect(await screen.findByText(/There are no ingredients or steps yet/)).toBeTruthy();
  expect(document.activeElement?.className).toBe('paste-failure');
  (await line('かぼちゃ 1個')).focus();
  await user.keyboard('i');
  await waitFor(() => expect(screen.queryByText(/We found no ingredients/)).toBeNull());
  await user.click(save());
  expect(await screen.findByRole('heading', { name: /is in your recipes/ })).toBeTruthy();
});

it('loses nothing when saving fails, and is saved as one recipe when it is tried again', async () => {
  const { user, reload } = await openPaste();
  await line('Hi Ruth');
  api.isReachable = false;
  await user.click(save());
  // it is tried again by itself for a while
  expect(await screen.findByText(/The recipe wasn’t saved/, {}, { timeout: 15_000 })).toBeTruthy();
  await reload();
  api.isReachable = true;
  expect(screen.getByLabelText<HTMLTextAreaElement>('The text').value).toBe(TEXT);
  await line('Hi Ruth');
  await user.click(save());
  await screen.findByRole('heading', { name: /is in your recipes/ });
  const ids = api.sent('POST /recipes').map(({ id }) => id);
  expect(new Set(ids).size).toBe(1);
});

it('leads to signing in when the session is over, and keeps the text', async () => {
  const { user, field } = await openPaste();
  await line('Hi Ruth');
  api.refuse('POST /recipes', new ProblemError('access.signed-out'));
  await user.click(save());
  expect(await screen.findByText('The recipe wasn’t saved. Please sign in first. Your text is still here.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toContain(encodeURIComponent('/app/recipes/paste'));
  expect(field.value).toBe(TEXT);
});

it('is a question when the cook has the recipe: what differs, open it, or save it anyway', async () => {
  const owned = aRecipe(
    RecipeDraft.parse({ title: 'Carrot and ginger soup', ingredients: ['500 g carrots', '1 onion'].map((text) => ({ text })) }),
  );
  const { user } = await openPaste(TEXT, owned);
  await line('Hi Ruth');
  const saved = fakeLibrary().answers['POST /recipes'];
  api.answer({
    'POST /recipes': (input) => {
      if (input.unlessOwned) throw new ProblemError('recipes.owned', undefined, { params: { recipeId: owned.id, title: owned.title } });
      return saved!(input);
    },
  });
  await user.click(save());
  const notice = await screen.findByRole('group', { name: 'You already have this recipe' });
  expect(document.activeElement).toBe(within(notice).getByRole('heading', { name: 'Carrot and ginger soup' }));
  expect((await within(notice).findByText('500 g')).tagName).toBe('DEL');
  expect(within(notice).getByText('600 g').tagName).toBe('INS');
  expect(within(notice).getByRole('link', { name: 'Open yours' }).getAttribute('href')).toBe(`/app/recipes/${owned.id}`);
  await user.click(within(notice).getByRole('button', { name: 'Save anyway' }));
  expect(await screen.findByRole('heading', { name: /is in your recipes/ })).toBeTruthy();
});

it('can be cleared and brought back', async () => {
  const { user, field } = await openPaste();
  await user.click(await screen.findByRole('button', { name: 'Start over' }));
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field.value).toBe(TEXT);
  expect(document.activeElement?.textContent).toBe('Line by line');
});

it('stays in the field while it is typed, and asks for a title when the text has none', async () => {
  const { user, field } = await openPaste('200 g flour');
  await user.type(field, '{Enter}2 eggs{Enter}300 ml milk');
  expect(document.activeElement).toBe(field);
  await user.click(save());
  expect(await screen.findByText(/This recipe has no title yet/)).toBeTruthy();
  await user.type(within(recipe()).getByLabelText('Title'), 'Pancakes');
  await user.click(save());
  expect(await screen.findByRole('heading', { name: 'Pancakes is in your recipes' })).toBeTruthy();
});

it('starts with an example at a press', async () => {
  const { answers } = fakeLibrary();
  const { user } = await openApp('/app/recipes/paste', { answers });
  await user.click(await screen.findByRole('button', { name: /^An email/ }));
  expect(await line('Zucchini and lemon spaghetti')).toHaveProperty('textContent', expect.stringMatching(/^Title/));
});

it('can be written on before it is saved, keeps its notes and its source, and is gone after that', async () => {
  const text = `${TEXT}\nSource: https://example.com/soup`;
  const { user } = await openPaste(text);
  const title = () => screen.findByLabelText<HTMLInputElement>('Title');
  const editFirst = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit first' }));
    await screen.findByRole('link', { name: 'Cancel' });
  };
  await line('Hi Ruth');
  await editFirst();
  expect((await title()).value).toBe('Carrot and ginger soup');
  await user.clear(await title());
  await user.type(await title(), 'Ginger soup');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('The text')).value).toBe(text);
  await editFirst();
  expect((await title()).value).toBe('Ginger soup');
  await user.click(save());
  expect(await screen.findByRole('heading', { level: 1, name: 'Ginger soup' })).toBeTruthy();
  expect(api.sent('POST /recipes')[0]).toMatchObject({
    notes: expect.stringContaining('Keeps for three days in the fridge.') as string,
    source_url: 'https://example.com/soup',
  });
  await openApp('/app/recipes/paste', { answers: fakeLibrary().answers });
  expect((await screen.findByLabelText<HTMLTextAreaElement>('The text')).value).toBe('');
});

it('takes what is pasted beside the field below what is there, and gives it back', async () => {
  const { user, field } = await openPaste('Pancakes');
  await user.click(screen.getByRole('heading', { level: 1 }));
  const pasted = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(pasted, { clipboardData: { files: [], getData: () => TEXT } });
  act(() => void document.body.dispatchEvent(pasted));
  await waitFor(() => expect(field.value).toBe(`Pancakes\n\n${TEXT}`));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(field.value).toBe('Pancakes');
});

it('leads to the import when it is an address alone', async () => {
  const { user } = await openPaste('https://example.com/soup');
  api.answer({ 'GET /import-samples': () => ({ items: [] }) });
  await user.click(await screen.findByRole('link', { name: 'Import it' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/Web address/)).value).toBe('https://example.com/soup');
});

it('waits for what comes of another save of the same recipe', async () => {
  const { user } = await openPaste();
  await line('Hi Ruth');
  const saved = fakeLibrary().answers['POST /recipes'];
  let tries = 0;
  api.answer({
    'POST /recipes': (input) => {
      tries += 1;
      if (tries === 1) throw new ProblemError('request.duplicate');
      return saved!(input);
    },
  });
  await user.click(save());
  expect(await screen.findByRole('heading', { name: 'Carrot and ginger soup is in your recipes' })).toBeTruthy();
  expect(tries).toBe(2);
});
