import type { ParsedInputOf, operations } from '@simmer/contracts';
import { act } from '@testing-library/react';
import { aRecipe, fakeLibrary, openApp, screen, waitFor, within } from '../../../testing/open-app';

type Input = ParsedInputOf<typeof operations.recipes.recipe.publish>;

async function openPublish(...[written, stored]: Parameters<typeof aRecipe>) {
  const recipe = aRecipe({ title: 'Squash soup', language: 'en', ...written }, stored);
  const library = fakeLibrary(recipe);
  const sent: Input[] = [];
  const app = await openApp(`/app/recipes/${recipe.id}/publish`, {
    answers: {
      ...library.answers,
      'PUT /recipes/:id/published': (input) => {
        sent.push(input);
        return library.change(input.id, { published: input.published });
      },
    },
  });
  await screen.findByRole('heading', { name: 'Publish', level: 1 });
  return { ...app, recipe, sent };
}

describe('publishing a recipe', () => {
  it('says what others may do with it and who gets the credit, and remembers both for the next one', async () => {
    const { user, recipe, sent, router } = await openPublish();
    expect(await screen.findByRole('radio', { name: /^Share alike CC BY-SA/, checked: true })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Keep my rights/ }));
    await user.clear(screen.getByRole('textbox', { name: 'Credit line' }));
    await user.type(screen.getByRole('textbox', { name: 'Credit line' }), 'Ada of the Brook');
    await user.type(screen.getByRole('textbox', { name: /Where it comes from/ }), 'My grandmother');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cuisine' }), 'French');
    await user.click(screen.getByRole('button', { name: 'Publish recipe' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/recipes/${recipe.id}`));
    expect(sent).toMatchObject([
      {
        ...{ published: true, form: 'recipe', isOwn: false, license: 'all-rights-reserved', cuisine: 'french', diets: [] },
        ...{ credit_line: 'Ada of the Brook', comes_from: 'My grandmother' },
      },
    ]);
    await act(() => router.navigate({ to: `/app/recipes/${recipe.id}/publish` }));
    expect(await screen.findByRole('radio', { name: /^Keep my rights/, checked: true })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Credit line' })).toHaveProperty('value', 'Ada of the Brook');
  });

  it('publishes what comes from another page as a link card, unless the cook says that it is theirs', async () => {
    const source_url = 'https://www.ilsekookt.example/salad';
    const { user, sent } = await openPublish({ source_url, author: 'Ilse V.' }, { known_source: source_url });
    expect(await screen.findByRole('radio', { name: /^As a link card only/, checked: true })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Credit line' })).toBeNull();
    const card = within(screen.getByRole('complementary', { name: 'Preview' }));
    expect(card.getByText('Ilse V., brought by Ada Brook')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Read the original' })).toHaveProperty('href', source_url);
    await user.click(screen.getByRole('radio', { name: /^It is mine/ }));
    expect(screen.getByRole('textbox', { name: 'Credit line' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Publish recipe' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^As a link card only/ }));
    await user.click(screen.getByRole('button', { name: 'Publish link card' }));
    await waitFor(() => expect(sent).toMatchObject([{ published: true, form: 'link-card', isOwn: false }]));
    expect(sent[0]).not.toHaveProperty('license');
  });

  it('proposes the diets that the ingredients fit, and asks about one that they contradict', async () => {
    const { user, sent } = await openPublish({ ingredients: ['1 kg squash', '50 g butter'] });
    await user.click(await screen.findByRole('button', { name: 'Claim Vegetarian' }));
    expect(screen.getByText('Vegetarian: readers see “checked against the ingredients”.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Claim Vegan' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
    expect(await screen.findByText('Vegan: the ingredients say otherwise, 50 g butter.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Publish recipe' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The ingredients say otherwise' }));
    expect(dialog.getByText('Vegan, with 50 g butter?')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Take Vegan off and publish' }));
    await waitFor(() => expect(sent).toMatchObject([{ published: true, diets: ['vegetarian'] }]));
  });

  it('proposes nothing where a line is not understood, and names it', async () => {
    const { user } = await openPublish({ ingredients: ['1 kg squash', '1 cup zorblax'] });
    expect(await screen.findByText(/^Not understood: 1 cup zorblax\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
    expect(await screen.findByText(/^Vegan: this is your word\./)).toBeTruthy();
  });

  it('changes what was said before, with a way to undo it', async () => {
    const publication = { form: 'recipe', license: 'cc-by', credit_line: 'Ada', comes_from: '', isOwn: false } as const;
    const { user, sent } = await openPublish({}, { published: true, publication, claims: { cuisine: 'thai', diets: ['keto'] } });
    await user.click(await screen.findByRole('radio', { name: /^Keep my rights/ }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ published: true, ...publication, cuisine: 'thai', diets: ['keto'] });
  });

  it('keeps the license of an original that is shared alike, and is not done where its cook keeps their rights', async () => {
    const credit = { recipe_id: '00000000-0000-7000-8000-000000000001', revision: 1, slug: 'soup-1', username: 'mara', published: true };
    const { user, sent } = await openPublish({}, { credit: { ...credit, license: 'cc-by-nc-sa' } });
    expect(screen.getByText(/so your version is too: Share alike, no shop/)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /^Keep my rights/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Publish recipe' }));
    await waitFor(() => expect(sent).toMatchObject([{ license: 'cc-by-nc-sa' }]));
    await openPublish({}, { credit: { ...credit, license: 'all-rights-reserved' } });
    expect(screen.getByText(/kept their rights/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Publish recipe' }).hasAttribute('disabled')).toBe(true);
  });

  it('is taken back from the recipe’s menu, with a way to undo it', async () => {
    const { user, recipe, sent, router } = await openPublish({}, { published: true });
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeTruthy();
    await act(() => router.navigate({ to: `/app/recipes/${recipe.id}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Unpublish', hidden: true }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toMatchObject([{ published: false }, { published: true }]));
    expect(await screen.findByRole('menuitem', { name: 'License and credit…', hidden: true })).toBeTruthy();
  });
});
