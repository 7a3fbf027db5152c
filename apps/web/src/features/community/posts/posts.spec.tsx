import { type MadeEntry, ProblemError, type RecipeComment } from '@simmer/contracts';
import { today } from '../../../recipe/today';
import { aCommunityRecipe, aCommunityRecipePage } from '../../../testing/gallery';
import { api, openApp, screen, waitFor, within } from '../../../testing/open-app';
import { aComment, aMadeEntry } from '../../../testing/posts';

const MADE = 'GET /community/recipes/:id/made';
const PUT_MADE = 'PUT /community/recipes/:id/made';
const COMMENTS = 'GET /community/recipes/:id/comments';
const PUT_COMMENT = 'PUT /community/recipes/:id/comments/:postId';
const RESTORE = 'POST /community/posts/:id/restore';
const card = aCommunityRecipe({ title: 'Green curry' });
const page = aCommunityRecipePage({ card });
const address = `/app/community/recipe/${card.slug}`;

function answers({ isOwn = false } = {}) {
  return {
    'GET /community/recipe-pages/:slug': () => ({ ...page, is_own: isOwn }),
    'GET /community/recipes/:id/rating': () => ({ rating: null, rating_average: null, rating_count: 0 }),
  };
}

/** A server's lists of what was written, from which the reader removes and to which they add. */
function fakePosts({ made = [], comments = [] }: { made?: MadeEntry[]; comments?: RecipeComment[] }) {
  const removed = new Set<string>();
  const shown = <T extends { id: string }>(all: T[]) => all.filter(({ id }) => !removed.has(id));
  const remove = ({ postId }: { postId: string }) => {
    removed.add(postId);
    return { id: postId };
  };
  const mine = () => ({ is_own: false, copy: null, rating: null, rating_average: null, rating_count: 0 });
  return {
    [MADE]: () => ({ items: shown(made), next: null, total: shown(made).length }),
    [COMMENTS]: () => ({ items: shown(comments), next: null, total: shown(comments).length }),
    'GET /community/recipes/:id/mine': () => ({ ...mine(), made: made.find(({ is_own: isOwn }) => isOwn) ?? null }),
    'DELETE /community/recipes/:id/made/:postId': remove,
    'DELETE /community/recipes/:id/comments/:postId': remove,
    [RESTORE]: ({ id }: { id: string }) => {
      removed.delete(id);
      return { id };
    },
  };
}

const wall = async () => within(await screen.findByRole('region', { name: /made/i }));
const thread = async () => within(await screen.findByRole('region', { name: /^Comments/ }));

describe('who made a recipe', () => {
  it('is shown with a name that leads to its cook, a note and a date, more on request', async () => {
    const first = aMadeEntry();
    const second = aMadeEntry({ note: 'Doubled for four.', cook: null });
    const list = ({ after }: { after?: string | undefined }) =>
      after === undefined ? { items: [first], next: first.id, total: 2 } : { items: [second], next: null };
    const { user } = await openApp(address, { answers: { ...answers(), [MADE]: list } });
    expect(await screen.findByRole('heading', { name: 'Made 2 times' })).toBeTruthy();
    const made = await wall();
    expect(made.getByRole('link', { name: '@noor' }).getAttribute('href')).toBe('/app/community/chef/noor');
    expect(made.getByText('With lime.')).toBeTruthy();
    expect(made.getByText('Nov 18')).toBeTruthy();
    await user.click(made.getByRole('button', { name: 'Show more' }));
    expect(await made.findByText('Doubled for four.')).toBeTruthy();
    expect(made.getByText('A cook')).toBeTruthy();
    expect(made.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('is said with a note and a photo; what is refused stays as it was typed', async () => {
    URL.createObjectURL = () => 'blob:curry';
    URL.revokeObjectURL = () => undefined;
    const made: MadeEntry[] = [];
    api.refuse(PUT_MADE, new ProblemError('community.banned'));
    const upload = ({ id }: { id: string }) => ({ id, status: 'stored' as const, image: null, sourceUrl: null, error: null, revision: 1 });
    const { user } = await openApp(address, { answers: { ...answers(), ...fakePosts({ made }), 'POST /images/:id': upload } });
    await user.click((await wall()).getByRole('button', { name: /I made it/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'I made it' }));
    await user.type(dialog.getByLabelText(/^Note/), 'With lime');
    const input = document.querySelector<HTMLInputElement>('dialog input[type=file]');
    await user.upload(input as HTMLInputElement, new File(['x'], 'curry.jpg', { type: 'image/jpeg' }));
    expect(await dialog.findByRole('img', { name: 'Your photo' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Note/).getAttribute('aria-invalid')).toBe('true'));
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe('With lime');
    api.answer({
      [PUT_MADE]: ({ date, note, image_id }) => {
        made.push(aMadeEntry({ date, note, image_id: null, is_own: true }));
        return { ...(made[0] as MadeEntry), image_id };
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await (await wall()).findByText('With lime')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [, sent] = api.sent(PUT_MADE);
    expect(sent).toMatchObject({ date: today(), note: 'With lime', image_id: api.sent('POST /images/:id')[0]?.id });
  });

  it('is changed on the same day, beginning with what was said', async () => {
    const entry = aMadeEntry({ is_own: true, date: today(), note: 'Good', image_id: '00000000-0000-7000-8000-0000000000ff' });
    const put = () => entry;
    const { user } = await openApp(address, { answers: { ...answers(), ...fakePosts({ made: [entry] }), [PUT_MADE]: put } });
    await user.click((await wall()).getByRole('button', { name: /^I made it/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change what I said today' }));
    await user.type(dialog.getByLabelText(/^Note/), ', very');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.sent(PUT_MADE)).toMatchObject([{ note: 'Good, very', image_id: entry.image_id }]));
  });

  it('is removed by its writer, who can undo that', async () => {
    const { user } = await openApp(address, {
      answers: { ...answers(), ...fakePosts({ made: [aMadeEntry(), aMadeEntry({ is_own: true, note: 'Mine' })] }) },
    });
    const made = await wall();
    await user.click(await made.findByRole('button', { name: /^Remove by @noor/ }));
    await waitFor(() => expect(made.queryByText('Mine')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await made.findByText('Mine')).toBeTruthy();
  });

  it('leads a visitor to signing in, and goes on from there', async () => {
    const all = { ...answers(), ...fakePosts({}) };
    const { user } = await openApp(address, { as: null, answers: all });
    const made = await wall();
    expect(made.queryByRole('button')).toBeNull();
    const link = made.getByRole('link', { name: /I made it/ });
    expect(link.getAttribute('href')).toBe(`/auth/login?next=${encodeURIComponent(address)}`);
    await user.click(link);
    await openApp(address, { answers: all });
    expect(await screen.findByRole('dialog', { name: 'I made it' })).toBeTruthy();
  });

  it('is not asked of the author, and what staff have hidden says so', async () => {
    const hidden = aMadeEntry({ is_own: true, held: true, hidden: true });
    await openApp(address, { answers: { ...answers({ isOwn: true }), ...fakePosts({ made: [hidden] }) } });
    const made = await wall();
    expect(await made.findByText('Our staff hid this. Only you see it.')).toBeTruthy();
    expect(made.getByRole('link', { name: 'See the decision' })).toBeTruthy();
    expect(made.queryByRole('button', { name: /I made it/ })).toBeNull();
  });
});

describe('comments on a recipe', () => {
  it('are written; what is refused stays, and sent again it is the same comment', async () => {
    const comments: RecipeComment[] = [];
    api.refuse(PUT_COMMENT, new ProblemError('request.quota-used-up'));
    const { user } = await openApp(address, { answers: { ...answers(), ...fakePosts({ comments }) } });
    const list = await thread();
    expect(await list.findByText('Nobody has asked or told anything yet.')).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Post' }));
    expect(await list.findByText('Write something first.')).toBeTruthy();
    const field = list.getByLabelText<HTMLTextAreaElement>('Ask or tell');
    await user.type(field, 'Lovely');
    await user.click(list.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(api.sent(PUT_COMMENT)).toHaveLength(1));
    await waitFor(() => expect(list.getByRole('button', { name: 'Post' }).getAttribute('aria-busy')).not.toBe('true'));
    expect(field.value).toBe('Lovely');
    api.answer({
      [PUT_COMMENT]: ({ text }) => {
        comments.push(aComment({ text, is_own: true, held: true }));
        return comments[0] as RecipeComment;
      },
    });
    await user.click(list.getByRole('button', { name: 'Post' }));
    expect(await list.findByText('Our staff read this first. Until then only you see it.')).toBeTruthy();
    expect(list.getByRole('link', { name: 'You' })).toBeTruthy();
    expect(field.value).toBe('');
    const [first, second] = api.sent(PUT_COMMENT);
    expect(second).toEqual(first);
  });

  it('are answered in place, the answers read on request', async () => {
    const question = aComment({ answers: 1 });
    const replies = [aComment({ text: 'It does.', is_author: true, cook: { username: 'ilse', picture: { kind: 'letters' } } })];
    const list = ({ answer_to }: { answer_to?: string | undefined }) =>
      answer_to === undefined
        ? { items: [{ ...question, answers: replies.length }], next: null, total: 1 }
        : { items: replies, next: null, total: replies.length };
    const put = ({ text }: { text: string }) => {
      replies.push(aComment({ text, is_own: true }));
      return replies[1] as RecipeComment;
    };
    const { user } = await openApp(address, { answers: { ...answers(), [COMMENTS]: list, [PUT_COMMENT]: put } });
    const found = await thread();
    await user.click(await found.findByRole('button', { name: 'Show 1 answer' }));
    expect(await found.findByText('It does.')).toBeTruthy();
    expect(found.getByText('Cook')).toBeTruthy();
    expect(found.getAllByRole('button', { name: /^Answer by/ })).toHaveLength(1);
    await user.click(found.getByRole('button', { name: /^Answer by/ }));
    await user.type(found.getByLabelText('Answer to @noor'), 'Thank you');
    await user.click(found.getAllByRole('button', { name: 'Post' })[1] as HTMLElement);
    expect(await found.findByText('Thank you')).toBeTruthy();
    expect(api.sent(PUT_COMMENT)).toMatchObject([{ answer_to: question.id, text: 'Thank you' }]);
    expect(found.queryByLabelText('Answer to @noor')).toBeNull();
  });

  it('of others are removed by the author of the recipe, with an undo', async () => {
    const { user } = await openApp(address, { answers: { ...answers({ isOwn: true }), ...fakePosts({ comments: [aComment()] }) } });
    const found = await thread();
    await user.click(await found.findByRole('button', { name: /^Remove by @noor/ }));
    await waitFor(() => expect(found.queryByText('Does it freeze?')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await found.findByText('Does it freeze?')).toBeTruthy();
  });

  it('are read by visitors, who sign in to write', async () => {
    const all = { ...answers(), ...fakePosts({ comments: [aComment()] }) };
    const { user } = await openApp(address, { as: null, answers: all });
    const found = await thread();
    expect(await found.findByText('Does it freeze?')).toBeTruthy();
    expect(found.queryByRole('button')).toBeNull();
    await user.click(found.getByRole('link', { name: 'Sign in to ask or tell' }));
    await openApp(address, { answers: all });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Ask or tell')));
  });
});

describe('reports', () => {
  it('are made of a comment, and said twice they are taken kindly', async () => {
    const comment = aComment();
    let reports = 0;
    const report = () => ({ reported: true as const, again: (reports += 1) > 1 });
    const { user } = await openApp(address, {
      answers: { ...answers(), ...fakePosts({ comments: [comment] }), 'POST /community/posts/:id/reports': report },
    });
    const found = await thread();
    for (const thanks of ['Thank you. A person will look at it.', 'You had reported this already. A person will look at it.']) {
      await user.click(await found.findByRole('button', { name: /^Report by @noor/ }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Report this comment' }));
      await user.click(dialog.getByRole('radio', { name: 'It is unkind' }));
      await user.click(dialog.getByRole('button', { name: 'Report' }));
      expect((await screen.findAllByText(thanks))[0]).toBeTruthy();
    }
    expect(api.sent('POST /community/posts/:id/reports')[0]).toMatchObject({ id: comment.id, reason: 'unkind' });
  });

  it('are made of a cook from the menu of their page', async () => {
    const relation = { follows: false, mutes: false, blocks: false };
    const chef = { username: 'noor', about: '', picture: { kind: 'letters' as const }, followers: 0, relation };
    const { user } = await openApp('/app/community/chef/noor', {
      answers: {
        'GET /community/chefs/:username': () => chef,
        'GET /community/recipes': () => ({ items: [], next: null, total: 0, has_more_than_total: false }),
        'POST /community/chefs/:username/reports': () => ({ reported: true as const, again: false }),
      },
    });
    await user.click(await screen.findByRole('menuitem', { name: 'Report', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this cook' }));
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    await waitFor(() => expect(api.sent('POST /community/chefs/:username/reports')).toMatchObject([{ username: 'noor' }]));
  });

  it('are made of the recipe from its menu, also by a visitor who signs in for it', async () => {
    const all = { ...answers(), 'POST /community/recipes/:id/reports': () => ({ reported: true as const, again: false }) };
    const { user } = await openApp(address, { as: null, answers: all });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Report this recipe', hidden: true }));
    await openApp(address, { answers: all });
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this recipe' }));
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    await waitFor(() => expect(api.sent('POST /community/recipes/:id/reports')).toMatchObject([{ id: card.id }]));
  });
});
