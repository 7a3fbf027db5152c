import { daysAfter } from '@simmer/meal-plan';
import { screen, waitFor, within } from '../../testing/open-app';
import { FIRST, openPlan, openPlanOf, OTHERS, planned, RECIPES, ThreadAtOnce } from '../../testing/open-plan';

/** A week with one dish that has been filled. */
async function openSuggested() {
  const { user, all, reload } = await openPlan(planned());
  const suggest = screen.getByRole<HTMLButtonElement>('button', { name: 'Suggest' });
  await waitFor(() => expect(suggest.disabled).toBe(false));
  await user.click(suggest);
  await screen.findByRole('region', { name: 'Your suggestion' });
  await waitFor(() => expect(all()).toHaveLength(7));
  return { user, all, suggest, reload };
}

describe('the suggestion of a week', () => {
  it('suggests what is missing, never a dish twice, and undo brings the week back', async () => {
    const { user, all } = await openSuggested();
    const panel = screen.getByRole('region', { name: 'Your suggestion' });
    expect([...document.querySelectorAll('main .btn-primary')]).toEqual([within(panel).getByRole('button', { name: 'Keep all' })]);
    expect(all().filter(({ id }) => id === planned().id)).toEqual([planned()]);
    expect(new Set(all().map(({ recipe_id }) => recipe_id)).size).toBe(7);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(all()).toEqual([planned()]));
  });

  it('keeps the week that is seen, whatever is still being looked for in its place', async () => {
    const { user, all, suggest } = await openSuggested();
    const kept = all();
    let answer = (): void => undefined;
    ThreadAtOnce.until = new Promise((resolve) => (answer = resolve));
    await user.click(await screen.findByRole('button', { name: 'Again' }));
    await user.click(screen.getByRole('button', { name: 'Keep all' }));
    answer();
    await ThreadAtOnce.until;
    await waitFor(() => expect(suggest.getAttribute('aria-busy')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Your suggestion' })).toBeNull();
    expect(all()).toEqual(kept);
  });

  it('is still there after a reload, and can be asked again', async () => {
    const { reload } = await openSuggested();
    const { user } = await reload();
    const panel = await screen.findByRole('region', { name: 'Your suggestion' });
    expect(panel).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Keep all' }));
    const suggest = screen.getByRole<HTMLButtonElement>('button', { name: 'Suggest' });
    await waitFor(() => expect(suggest.disabled).toBe(false));
    await user.click(suggest);
    expect(await screen.findAllByText('Every meal of this week is planned already')).not.toEqual([]);
    expect(screen.queryByRole('region', { name: 'Your suggestion' })).toBeNull();
  });

  it('asked again, tells of the last suggestion alone', async () => {
    const { user, all, suggest } = await openSuggested();
    const first = all();
    const before = await screen.findByRole('button', { name: 'Undo' });
    await user.click(await screen.findByRole('button', { name: 'Again' }));
    await waitFor(() => expect(all()).not.toEqual(first));
    await waitFor(() => expect(suggest.getAttribute('aria-busy')).toBeNull());
    // the week is there a moment before its words
    await waitFor(() => expect(before.isConnected).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(all()).toEqual(first));
  });

  it('says in a line what keeps dishes out of empty meals, and a press allows it there', async () => {
    const { user, all } = await openPlanOf(['breakfast']);
    const suggest = screen.getByRole<HTMLButtonElement>('button', { name: 'Suggest' });
    await waitFor(() => expect(suggest.disabled).toBe(false));
    await user.click(suggest);
    const panel = within(await screen.findByRole('region', { name: 'Your suggestion' }));
    const line = `With other kinds of dishes, ${RECIPES.length + OTHERS.length} recipes fit`;
    expect(await panel.findByText(line)).toBeTruthy();
    expect(await screen.findByRole('group', { name: 'Nothing more fits yet' })).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Allow it this week', description: line }));
    const weekend = [FIRST, daysAfter(FIRST, 1)];
    await waitFor(() => expect(all().map(({ date, meal }) => `${date} ${meal}`)).toEqual(weekend.map((date) => `${date} breakfast`)));
    expect(panel.queryByText(line)).toBeNull();
    await user.click(within(screen.getByRole('group', { name: '2 meals suggested' })).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(all()).toEqual([]));
  });

  it('eats again what is cooked on the last days of the week before', async () => {
    const eve = daysAfter(FIRST, -1);
    const { user, all } = await openPlanOf(['lunch', 'dinner'], planned({ date: eve }));
    const suggest = screen.getByRole<HTMLButtonElement>('button', { name: 'Suggest' });
    await waitFor(() => expect(suggest.disabled).toBe(false));
    await user.click(suggest);
    await waitFor(() => expect(all().filter(({ leftover_of }) => leftover_of === planned().id)).not.toEqual([]));
    expect(all().filter(({ date }) => date !== null && date < FIRST)).toEqual([planned({ date: eve })]);
  });

  it('cooks once and eats again, and something new at every meal where more variety is wished for', async () => {
    const { user, all } = await openPlanOf(['lunch', 'dinner']);
    const suggest = screen.getByRole<HTMLButtonElement>('button', { name: 'Suggest' });
    await waitFor(() => expect(suggest.disabled).toBe(false));
    await user.click(suggest);
    await waitFor(() => expect(all().filter(({ leftover_of }) => leftover_of !== null).length).toBeGreaterThan(3));
    for (const { leftover_of, recipe_id, date, meal } of all().filter((entry) => entry.leftover_of !== null)) {
      const source = all().find(({ id }) => id === leftover_of)!;
      expect([source.recipe_id, meal]).toEqual([recipe_id, 'lunch']);
      expect(source.date! < date!).toBe(true);
    }
    expect((await screen.findAllByText(/meals suggested, \d of them from leftovers/)).length).toBeGreaterThan(0);
    await user.click(await screen.findByRole('button', { name: 'More variety' }));
    await waitFor(() => expect(all().every(({ leftover_of }) => leftover_of === null)).toBe(true));
  });
});
