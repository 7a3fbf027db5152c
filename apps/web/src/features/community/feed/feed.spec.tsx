import type { FeedAnswer, FeedCounts, FeedMailSettings, FeedNotice, FeedRecipe } from '@simmer/contracts';
import { ProblemError } from '@simmer/contracts';
import { aCommunityRecipe, aCommunityRecipeDetail } from '../../../testing/gallery';
import { api, COOK, openApp, screen, waitFor, within } from '../../../testing/open-app';

const ADDRESS = '/app/community/feed';
const COUNTS = 'GET /community/feed';
const RECIPES = 'GET /community/feed/recipes';
const ANSWERS = 'GET /community/feed/answers';
const NOTICES = 'GET /community/feed/notices';
const SEEN = 'PUT /community/feed/seen';
const FOLLOWED = 'GET /community/followed';
const BY_MAIL = 'GET /community/feed/mail';
const CHOOSE_MAIL = 'PUT /community/feed/mail';
const AS_OF = '2026-11-22T12:00:00.000Z';

const wholeDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const ilse = { username: 'ilse', picture: { kind: 'letters' } } as const;
const noor = { username: 'noor', picture: { kind: 'letters' } } as const;
const counts = (more: Partial<FeedCounts> = {}): FeedCounts => ({ recipes: 0, answers: 0, notices: 0, as_of: AS_OF, ...more });
const page = <T,>(...items: T[]) => ({ items, next: null, as_of: AS_OF });
const recipe = (title: string, created_at: string, is_new = false): FeedRecipe => ({
  ...aCommunityRecipe({ title }),
  created_at,
  cook: ilse,
  is_new,
});
const { id, slug, title, rating_average, rating_count } = aCommunityRecipeDetail({
  ...{ title: 'Squash soup', rating_average: 4.6, rating_count: 12 },
});
const answer = (more: Partial<FeedAnswer> = {}): FeedAnswer => ({
  id: '00000000-0000-7000-8000-0000000000a1',
  kind: 'comment',
  cook: noor,
  text: 'Can I freeze it?',
  image: null,
  recipe: { id, slug, title, rating_average, rating_count },
  created_at: '2026-11-19T12:14:00.000Z',
  is_new: false,
  ...more,
});
type Decision = Extract<FeedNotice, { kind: 'decision' }>;
const notice = (more: Partial<Decision> = {}): Decision => ({
  kind: 'decision',
  id: '00000000-0000-7000-8000-0000000000b1',
  outcome: 'hidden',
  content: 'recipe',
  title: 'Goulash',
  created_at: '2026-11-19T12:14:00.000Z',
  is_new: true,
  ...more,
});

let mailSettings: FeedMailSettings;
beforeEach(() => {
  mailSettings = { frequency: 'never', hour: 17, includes_answers: true };
  api.answer({
    [COUNTS]: () => counts(),
    [RECIPES]: () => page(recipe('Leek linguine', new Date().toISOString(), true), recipe('Polenta cake', '2026-03-21T12:00:00.000Z')),
    [ANSWERS]: () => page<FeedAnswer>(),
    [NOTICES]: () => page<FeedNotice>(),
    [FOLLOWED]: () => ({ items: [ilse], next: null }),
    [SEEN]: () => counts(),
    [BY_MAIL]: () => mailSettings,
    [CHOOSE_MAIL]: ({ time_zone: _, ...chosen }) => (mailSettings = chosen),
  });
});

describe('the feed', () => {
  it('shows what followed cooks have published, day by day, and whom the cook follows', async () => {
    await openApp(ADDRESS);
    const today = await screen.findByRole('region', { name: wholeDay.format(new Date()) });
    expect(within(today).getByRole('link', { name: 'Leek linguine' }).getAttribute('href')).toMatch(
      /^\/app\/community\/recipe\/leek-linguine-/,
    );
    expect(today.textContent).toContain('ilse published this at');
    expect(today.textContent).toContain(', new');
    const march = screen.getByRole('region', { name: 'Saturday, March 21' });
    expect(within(march).getByRole('heading', { name: 'Polenta cake' })).toBeTruthy();
    expect(march.textContent).not.toContain(', new');
    expect(screen.getByText("You've seen all the recipes!")).toBeTruthy();
    const aside = screen.getByRole('complementary', { name: 'You follow' });
    expect(within(aside).getByRole('link', { name: 'ilse' }).getAttribute('href')).toBe('/app/community/chef/ilse');
  });

  it('counts on each tab what is new, and takes a part as seen a second after it shows', async () => {
    let now = counts({ recipes: 3, answers: 2, notices: 1 });
    const answers = { [COUNTS]: () => now, [SEEN]: () => (now = { ...now, recipes: 0 }) };
    await openApp(ADDRESS, { answers });
    expect(await screen.findByRole('tab', { name: /^New recipes.*3 new$/ })).toBeTruthy();
    expect(screen.getByRole('tab', { name: /^Answers.*2 new$/ })).toBeTruthy();
    expect(screen.getByText('3 new recipes, 2 new answers, and 1 new notice')).toBeTruthy();
    await waitFor(() => expect(api.sent(SEEN)).toEqual([{ parts: ['recipes'], until: AS_OF }]));
    expect(await screen.findByRole('tab', { name: 'New recipes' })).toBeTruthy();
    // what was new when it was opened is still marked
    expect((await screen.findByRole('link', { name: 'Leek linguine' })).closest('li')?.textContent).toContain(', new');
    expect(screen.getByText('2 new answers and 1 new notice')).toBeTruthy();
  });

  it('is read as a whole with one button', async () => {
    let now = counts({ answers: 2, notices: 1 });
    const { user } = await openApp(ADDRESS, { answers: { [COUNTS]: () => now, [SEEN]: () => (now = counts()) } });
    await user.click(await screen.findByRole('button', { name: 'All read' }));
    expect(await screen.findByText('Nothing new since you were here')).toBeTruthy();
    expect(api.sent(SEEN)).toContainEqual({ parts: ['recipes', 'answers', 'notices'], until: AS_OF });
    expect(screen.queryByRole('button', { name: 'All read' })).toBeNull();
  });

  it('has what others wrote to the cook, in a tab that stands in the address', async () => {
    const made = answer({ id: '00000000-0000-7000-8000-0000000000a2', kind: 'made', text: 'Clean bowl.', cook: null, is_new: true });
    const told = answer({ id: '00000000-0000-7000-8000-0000000000a3', kind: 'answer', text: 'Half is plenty.' });
    const { user, router } = await openApp(ADDRESS, { answers: { [ANSWERS]: () => page(made, told, answer()) } });
    await user.click(await screen.findByRole('tab', { name: 'Answers' }));
    const lines = within(await screen.findByRole('region', { name: 'Thursday, November 19' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^\?A cook made your Squash soup, .*, newClean bowl\.Rated 4\.6 by 12 cooksOpen the recipe$/),
      expect.stringMatching(/^NOnoor answered you under Squash soup, .*Half is plenty\.Answer$/),
      expect.stringMatching(/^NOnoor commented on your Squash soup, .*Can I freeze it\?Rated 4\.6 by 12 cooksAnswer$/),
    ]);
    expect(router.state.location.search).toEqual({ part: 'answers' });
    await waitFor(() => expect(api.sent(SEEN)).toContainEqual({ parts: ['answers'], until: AS_OF }));
  });

  it('has what was decided about the cook’s own, with the way to the letter', async () => {
    const passed = notice({ id: '00000000-0000-7000-8000-0000000000b2', outcome: 'passed', title: 'Strudel', is_new: false });
    await openApp(`${ADDRESS}?part=notices`, { answers: { [NOTICES]: () => page(notice(), passed) } });
    const [hidden, visible] = within(await screen.findByRole('region', { name: 'Thursday, November 19' })).getAllByRole('listitem');
    expect(hidden?.textContent).toMatch(/^Goulash was hidden from others\..*, newLook$/);
    expect(within(hidden!).getByRole('link', { name: 'Look at the decision about Goulash' }).getAttribute('href')).toBe(
      '/app/community/decisions',
    );
    expect(visible?.textContent).toMatch(/^Strudel was looked at and is visible now\./);
    expect(within(visible!).queryByRole('link')).toBeNull();
  });

  it('has offers for the cook’s recipes and what became of the cook’s own, each with the way to it', async () => {
    const about = {
      created_at: '2026-11-19T12:14:00.000Z',
      is_new: true,
      recipe: { slug: 'noodles-abc', title: 'Noodles' },
      fork: { slug: 'noodles-def' },
    };
    const offer: FeedNotice = { ...about, kind: 'offer', id: '00000000-0000-7000-8000-0000000000b3', cook: noor, changes: 2 };
    const answered: FeedNotice = {
      ...about,
      kind: 'offer-answer',
      id: '00000000-0000-7000-8000-0000000000b4',
      cook: null,
      changes: 3,
      taken: 2,
    };
    const left: FeedNotice = { ...answered, id: '00000000-0000-7000-8000-0000000000b5', cook: ilse, taken: 0 };
    await openApp(`${ADDRESS}?part=notices`, { answers: { [NOTICES]: () => page<FeedNotice>(offer, answered, left) } });
    const items = within(await screen.findByRole('region', { name: 'Thursday, November 19' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^noor offers 2 changes to your Noodles\./),
      expect.stringMatching(/^A cook took 2 of 3 changes you offered into Noodles\./),
      expect.stringMatching(/^ilse kept Noodles as it was and took none of your changes\./),
    ]);
    const ways = screen.getAllByRole('link', { name: 'Look at the changes to Noodles' }).map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['noodles-abc', 'noodles-def', 'noodles-def'].map((slug) => `/app/community/recipe/${slug}`));
  });

  it('offers whoever follows nobody three cooks to follow in place', async () => {
    let followed: (typeof ilse)[] = [];
    const { user } = await openApp(ADDRESS, {
      answers: {
        [RECIPES]: () => (followed.length > 0 ? page(recipe('Leek linguine', AS_OF)) : page<FeedRecipe>()),
        [FOLLOWED]: () => ({ items: followed, next: null }),
        'GET /community/suggested-cooks': () => ({
          items: [
            { ...ilse, about: 'One pan, always bread.' },
            { ...noor, about: '' },
          ],
        }),
        'PUT /community/chefs/:username/follow': ({ follows }: { follows: boolean }) => {
          followed = follows ? [ilse] : [];
          return { follows, mutes: false, blocks: false };
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Follow a cook or two' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Explore Community Recipes' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Follow ilse' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Follow ilse' }).getAttribute('aria-pressed')).toBe('true'));
    // the others stay, to be followed as well
    expect(screen.getByRole('button', { name: 'Follow noor' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Show their recipes' }));
    expect(await screen.findByRole('link', { name: 'Leek linguine' })).toBeTruthy();
  });

  it('asks a visitor to sign in', async () => {
    const { router } = await openApp(ADDRESS, { as: null });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
  });
});

describe('the feed by mail', () => {
  const label = async () => within(await screen.findByRole('region', { name: 'By email' }));

  it('comes not at all until the cook chooses, and each choice is kept at once', async () => {
    const { user } = await openApp(ADDRESS);
    const byMail = await label();
    expect(byMail.getByText('To ada@example.com')).toBeTruthy();
    expect(byMail.getByRole<HTMLInputElement>('radio', { name: /^Not at all/ }).checked).toBe(true);
    expect(byMail.getByLabelText<HTMLSelectElement>('Send it at').disabled).toBe(true);
    await user.click(byMail.getByRole('radio', { name: /^On Fridays/ }));
    await user.selectOptions(byMail.getByLabelText('Send it at'), '7:00 AM');
    await user.click(byMail.getByRole('checkbox', { name: 'Answers to me too' }));
    await waitFor(() => expect(mailSettings).toEqual({ frequency: 'fridays', hour: 7, includes_answers: false }));
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(api.sent(CHOOSE_MAIL)[0]).toEqual({ frequency: 'fridays', hour: 17, includes_answers: true, time_zone: zone });
    expect(byMail.getByText(/without signing in/)).toBeTruthy();
  });

  it('stays as it was when the choice is refused', async () => {
    const { user } = await openApp(ADDRESS);
    api.refuse(CHOOSE_MAIL, new ProblemError('service.unavailable'));
    const byMail = await label();
    await user.click(byMail.getByRole('radio', { name: /^Once a day/ }));
    expect(await screen.findAllByText(/^Not saved\./)).not.toEqual([]);
    expect(byMail.getByRole<HTMLInputElement>('radio', { name: /^Not at all/ }).checked).toBe(true);
  });

  it('says that an address has to be confirmed first', async () => {
    await openApp(ADDRESS, { as: { ...COOK, emailVerified: false } });
    expect((await label()).getByText(/^Confirm your email address first/)).toBeTruthy();
  });
});

describe('the badge of the Community tab', () => {
  const badge = () => within(screen.getByRole('navigation', { name: 'Tabs' })).queryByText('100 new things');

  it('counts what is new, up to 99+, and is away a second after the tab shows it', async () => {
    const answers = {
      [COUNTS]: () => counts({ recipes: 100 }),
      'GET /community/recipes': () => ({ items: [], next: null, total: 0, has_more_than_total: false }),
      'GET /subscription': () => ({ plan: 'free', isActive: false, recipeLimit: 50, renewsAt: null }) as const,
    };
    const { router } = await openApp('/app/community', { answers, width: 390 });
    await waitFor(() => expect(badge()?.previousSibling?.textContent).toBe('99+'));
    expect(screen.getByRole('link', { name: /^From your cooks.*100 new$/ }).getAttribute('href')).toBe(ADDRESS);
    await waitFor(() => expect(badge()).toBeNull());
    expect(router.state.location.pathname).toBe('/app/community');
  });
});
