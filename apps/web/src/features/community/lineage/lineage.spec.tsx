import { type LineageRecipe, pick, ProblemError } from '@simmer/contracts';
import { aCommunityRecipeDetail, aCommunityRecipePage, chefAnswers } from '../../../testing/gallery';
import { api, openApp, screen, within } from '../../../testing/open-app';

const PAGE = 'GET /community/recipe-pages/:slug';

function aLineageRecipe(title: string, username: string | null = 'ilse'): LineageRecipe {
  const card = aCommunityRecipeDetail({ title });
  const chef = username === null ? null : { username, picture: { kind: 'letters' as const } };
  return { ...pick(card, ['id', 'slug', 'title', 'image', 'plate', 'author', 'created_at']), image_url: null, chef };
}

const card = aCommunityRecipeDetail({ title: 'Noodles with lime' });
const original = aLineageRecipe('Miso noodles', 'yuki');
const alone = { is_adapted: false, original: null, forks: [], fork_count: 0 };
const lines = (...texts: string[]) => ({
  ingredients: texts.map((text) => ({ ...recipe.ingredients[0]!, text })),
});
const { recipe } = aCommunityRecipePage({ card });
const adapted = { ...alone, is_adapted: true, original };
const copy = {
  ...recipe,
  ...lines('200 g noodles', '300 g oyster mushrooms', '2 tbsp white miso', '1 lime'),
  instructions: [{ text: 'Serve with egg and lime.', group: null, image_id: null }],
  cook_time: 15,
};
const before = {
  ...recipe,
  title: 'Miso noodles',
  ...lines('200 g noodles', '250 g mixed mushrooms', '3 tbsp white miso', '1 tsp chilli oil'),
  instructions: [{ text: 'Serve with egg.', group: null, image_id: null }],
  cook_time: 20,
};

async function open(lineage: typeof adapted | typeof alone) {
  const page = aCommunityRecipePage({ card, recipe: copy, lineage });
  const originalPage = aCommunityRecipePage({ card: aCommunityRecipeDetail(pick(original, ['id', 'slug', 'title'])), recipe: before });
  return openApp(`/app/community/recipe/${card.slug}`, {
    as: null,
    answers: { [PAGE]: ({ slug }: { slug: string }) => (slug === original.slug ? originalPage : page) },
  });
}
const strip = async () => within(await screen.findByRole('region', { name: 'Where it comes from' }));

beforeEach(() => api.answer(chefAnswers));

describe('the lineage of a recipe of the community', () => {
  it('leads to the original and to what others made of this one', async () => {
    const forks = [aLineageRecipe('With rice noodles'), aLineageRecipe('Vegan', null)];
    await open({ ...adapted, forks, fork_count: 5 } as typeof adapted);
    const shown = await strip();
    expect(shown.getByRole('link', { name: 'Miso noodles' }).getAttribute('href')).toBe(`/app/community/recipe/${original.slug}`);
    expect(shown.getByText('@yuki')).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Vegan' }).getAttribute('href')).toBe(`/app/community/recipe/${forks[1]?.slug}`);
    expect(shown.getByText('and 3 more')).toBeTruthy();
  });

  it('names an original that is gone without a way to it, and compares nothing', async () => {
    await open({ ...adapted, original: null } as unknown as typeof adapted);
    const shown = await strip();
    expect(shown.getByText('A recipe that is no longer here')).toBeTruthy();
    expect(shown.queryByRole('button')).toBeNull();
  });

  it('is not there for a recipe that has none', async () => {
    await open(alone);
    expect(await screen.findByRole('heading', { level: 1, name: 'Noodles with lime' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Where it comes from' })).toBeNull();
  });

  it('opens what changed beside the original, amounts and names apart', async () => {
    const { user } = await open(adapted);
    await user.click((await strip()).getByRole('button', { name: 'See what changed' }));
    expect(await screen.findByRole('heading', { name: 'What changed' })).toBeTruthy();
    for (const text of ['1 new', '2 changed', '1 left out', '1 step']) expect(screen.getByText(text)).toBeTruthy();
    const struck = [...document.querySelectorAll('.what-changed del')].map(({ textContent }) => textContent);
    const marked = [...document.querySelectorAll('.what-changed ins')].map(({ textContent }) => textContent);
    expect(struck).toEqual(['Miso noodles', '20', '250 g', 'mixed mushrooms', '3 tbsp', '1 tsp', 'chilli oil']);
    expect(marked).toEqual(['Noodles with lime', '15', '300 g', 'oyster mushrooms', '2 tbsp', '1', 'lime', ' and lime']);
    expect(screen.getByText('1 line is the same')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hide what changed' }));
    expect(screen.queryByRole('heading', { name: 'What changed' })).toBeNull();
  });

  it('says when the original does not come, and asks for it again', async () => {
    const { user } = await open(adapted);
    const button = (await strip()).getByRole('button', { name: 'See what changed' });
    api.refuse(PAGE, new ProblemError('community.recipe-not-found'));
    await user.click(button);
    expect(await screen.findByText('We couldn’t open the original')).toBeTruthy();
  });
});
