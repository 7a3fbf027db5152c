import { expectAccessible } from '../../testing/accessible';
import { openApp, screen, waitFor, within } from '../../testing/open-app';
import { FIRST_ANSWERS } from './answers';
import { newOnboarding, storedOnboarding, storeOnboarding } from './stored-onboarding';
import { storedWeekToKeep } from './week-to-keep';

const HEADINGS = [
  'Who is at the table?',
  'What may be on the plate?',
  'Cross out what nobody eats',
  'What should the week do for you?',
  'How long is each evening?',
  'What is in your kitchen?',
];
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const open = (step = '') => openApp(`/onboarding${step}`, { as: null });
const openWeek = async () => {
  const app = await open('?step=week');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(7));
  return app;
};

describe('the onboarding', () => {
  it('leads to a week in six taps, and with the seventh to an account', async () => {
    const { user, router } = await open();
    for (const [at, title] of HEADINGS.entries()) {
      await heading(title);
      await user.click(screen.getByRole('link', { name: at === 5 ? 'Show my week' : 'Next' }));
    }
    await heading('Your first week');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(7));
    await user.click(screen.getByRole('link', { name: 'Keep this week' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/register'));
    expect(router.state.location.search).toEqual({ next: '/app/first-week' });
    expect(storedWeekToKeep()?.answers).toEqual(FIRST_ANSWERS);
  });

  it('can be skipped in one tap', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Skip to the week' }));
    await heading('Your first week');
    expect(storedOnboarding()?.answered).toEqual([]);
  });

  it('moves the focus to each question, and Back goes to the one before', async () => {
    const { user, router } = await open();
    await user.click(await screen.findByRole('link', { name: 'Next' }));
    const second = await heading(HEADINGS[1]!);
    await waitFor(() => expect(document.activeElement).toBe(second));
    expect(screen.getByRole('link', { name: /Diet/ }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: /^Who.*answered$/ })).toBeTruthy();
    router.history.back();
    await heading(HEADINGS[0]!);
  });

  it('goes on where the visitor was, with what they said, or begins anew', async () => {
    storeOnboarding({
      ...newOnboarding(Date.now() - 3_600_000),
      step: 'who',
      answers: { ...FIRST_ANSWERS, grownUps: 4 },
      answered: ['who'],
    });
    storeOnboarding({ ...storedOnboarding()!, step: 'goals' });
    const { user, router } = await open();
    await heading(HEADINGS[3]!);
    await waitFor(() => expect(router.state.location.search).toEqual({ step: 'goals' }));
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await heading(HEADINGS[0]!);
    expect(within(screen.getByRole('group', { name: 'Grown-ups' })).getByRole('status').textContent).toBe('2');
  });

  it('stores each answer at once', async () => {
    const { user } = await open('?step=2');
    await user.click(await screen.findByRole('checkbox', { name: 'Vegan' }));
    await user.click(screen.getByRole('checkbox', { name: 'Nuts' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Everything' }).checked).toBe(false);
    expect(storedOnboarding()?.answers).toMatchObject({ diets: ['vegan'], allergens: ['nuts'] });
    await user.click(screen.getByRole('checkbox', { name: 'Everything' }));
    expect(storedOnboarding()?.answers).toMatchObject({ diets: [], allergens: ['nuts'] });
  });

  it('takes foods that are not on the note', async () => {
    const { user } = await open('?step=3');
    await user.click(await screen.findByRole('checkbox', { name: 'Olives' }));
    await user.type(screen.getByLabelText('Something else'), 'okra, kale{Enter}');
    expect(storedOnboarding()?.answers).toMatchObject({ crossedOut: ['olive'], otherFoods: ['okra', 'kale'] });
    await user.click(screen.getByRole('checkbox', { name: 'okra' }));
    expect(storedOnboarding()?.answers.otherFoods).toEqual(['kale']);
  });

  it('takes a food that was typed by whoever goes straight on', async () => {
    const { user } = await open('?step=3');
    await user.type(await screen.findByLabelText('Something else'), 'kale');
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await heading(HEADINGS[3]!);
    expect(storedOnboarding()?.answers.otherFoods).toEqual(['kale']);
  });

  it('lets three goals be chosen', async () => {
    const { user } = await open('?step=4');
    await user.click(await screen.findByRole('checkbox', { name: /More protein/ }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /More vegetables/ }).disabled).toBe(true);
    expect(storedOnboarding()?.answers.goals).toEqual(['less-effort', 'waste-nothing', 'protein']);
  });

  it('knows evenings by presets and one by one', async () => {
    const { user } = await open('?step=5');
    await user.click(await screen.findByRole('button', { name: 'Cook on Sunday' }));
    const friday = screen.getByRole('group', { name: /Friday/ });
    await user.click(within(friday).getByRole('radio', { name: 'Out' }));
    expect(storedOnboarding()?.answers.evenings).toEqual([15, 15, 15, 15, null, 30, 90]);
    expect(screen.getByRole('button', { name: 'Cook on Sunday' }).getAttribute('aria-pressed')).toBe('false');
  });

  it.each(['?step=1', '?step=2', '?step=3', '?step=4', '?step=5', '?step=6', '?step=week'])('is accessible at %s', async (step) => {
    await open(step);
    await screen.findByRole('heading', { level: 1 });
    await expectAccessible();
  });
});

describe('the first week', () => {
  it('says why of each dish, and what it adds up to', async () => {
    await openWeek();
    for (const card of screen.getAllByRole('article')) {
      expect(within(card).getByRole('heading', { level: 3 }).textContent).not.toBe('');
      expect(card.querySelector('.onb-why')?.textContent).not.toBe('');
    }
    const sum = screen.getByRole('group', { name: 'What it adds up to' });
    expect(sum.textContent).toContain('Portions at the table2');
  });

  it('has another dish for an evening, and undo brings the first one back', async () => {
    const { user } = await openWeek();
    const [card] = screen.getAllByRole('article');
    const title = () => within(card!).getByRole('heading', { level: 3 }).textContent;
    const before = title();
    await user.click(within(card!).getByRole('button', { name: /^Another dish for/ }));
    await waitFor(() => expect(title()).not.toBe(before));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(title()).toBe(before));
  });

  it('offers to undo the latest swap alone', async () => {
    const { user } = await openWeek();
    const swaps = screen.getAllByRole('button', { name: /^Another dish for/ });
    await user.click(swaps[0]!);
    await user.click(swaps[0]!);
    await user.click(swaps[1]!);
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  });

  it('never brings back a dish from before an answer was changed', async () => {
    const { user } = await openWeek();
    await user.click(screen.getAllByRole('button', { name: /^Another dish for/ })[0]!);
    await user.click(screen.getByRole('link', { name: /Diet/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Vegan' }));
    await user.click(screen.getByRole('link', { name: 'Skip to the week' }));
    await waitFor(() => expect(storedOnboarding()?.week).toBeTruthy());
    const { week } = storedOnboarding()!;
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(storedOnboarding()?.week).toEqual(week);
  });

  it('opens the recipe of a dish', async () => {
    const { user } = await openWeek();
    const [card] = screen.getAllByRole('article');
    const name = within(card!).getByRole('heading', { level: 3 }).textContent ?? '';
    await user.click(within(card!).getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name });
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(5);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is the same after a reload, and another one when asked for', async () => {
    const { user, reload } = await openWeek();
    const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const first = titles();
    await reload();
    await waitFor(() => expect(titles()).toEqual(first));
    await user.click(screen.getByRole('button', { name: 'Another week' }));
    await waitFor(() => expect(titles()).not.toEqual(first));
  });

  it('says which answer to change where nothing fits', async () => {
    const answers = { ...FIRST_ANSWERS, kitchen: [], diets: ['vegan'] as const, evenings: FIRST_ANSWERS.evenings.map(() => 15 as const) };
    storeOnboarding({ ...newOnboarding(Date.now()), answers });
    await openWeek();
    const [link] = await screen.findAllByRole('link', { name: 'More in your kitchen' });
    expect(link!.getAttribute('href')).toBe('/onboarding?step=kitchen');
  });
});
