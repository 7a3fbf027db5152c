import { ProblemError } from '@simmer/contracts';
import { fireEvent } from '@testing-library/react';
import { api, openApp, screen, waitFor, within } from '../../testing/open-app';
import { aCommunityRecipeDetail, aCommunityRecipePage } from '../../testing/gallery';
import { aVideo, fakeVideos } from '../../testing/videos';

const SOUP = aVideo({ title: 'Soup from the freezer', tags: ['soup'] });
const WEEK = aVideo({ title: 'Fill a week', tab: 'meal-plan', duration_seconds: 3_860 });
const CHAPTERS = [
  { at: 0, title: 'Pin the recipe', step: null },
  { at: 24, title: 'Boil the eggs', step: 1 },
];
const DEMO = aVideo({ title: 'Noodles', youtube_id: 'demo-000001', is_demo: true, chapters: CHAPTERS });

const open = (path = '/app/videos', answers = fakeVideos(SOUP, WEEK)) => openApp(path, { answers });
const card = (name: RegExp) => screen.findByRole('button', { name });
const dialog = () => screen.findByRole('dialog');

describe('the videos', () => {
  it('are cards with length, place and views, counted by tab', async () => {
    await open();
    const cards = (await card(/Soup/)).closest('ul')?.querySelectorAll('li') ?? [];
    expect([...cards].map((one) => one.textContent)).toEqual([
      '1:24Soup from the freezerRecipes4,210 views',
      '1:04:20Fill a weekMeal Planning4,210 views',
    ]);
    expect(screen.getByRole('button', { name: 'All 2' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Shopping Lists 0' })).toBeTruthy();
    expect(screen.getByText('2 videos')).toBeTruthy();
  });

  it('are narrowed to a tab by the address, which says so', async () => {
    const { user, router } = await open();
    await user.click(await screen.findByRole('button', { name: /^Meal Planning/ }));
    await waitFor(() => expect(screen.queryByText('Soup from the freezer')).toBeNull());
    expect(router.state.location.search).toEqual({ part: 'meal-plan' });
    await user.click(screen.getByRole('button', { name: /^Shopping Lists/ }));
    expect(await screen.findByText('No videos available in this category yet.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByText('Soup from the freezer')).toBeTruthy();
  });

  it('are searched as the address says', async () => {
    const { user } = await open('/app/videos?search=week');
    expect(await screen.findByText('Fill a week')).toBeTruthy();
    expect(screen.queryByText('Soup from the freezer')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Most viewed');
    await waitFor(() => expect(api.sent('GET /videos').at(-1)).toMatchObject({ search: 'week', sort: 'most_viewed' }));
  });

  it('go on ten at a time', async () => {
    const many = Array.from({ length: 12 }, (_, index) => aVideo({ title: `Number ${index + 1}` }));
    const { user } = await open('/app/videos', fakeVideos(...many));
    await user.click(await screen.findByRole('button', { name: 'Show 2 more' }));
    expect(await screen.findByText('Number 12')).toBeTruthy();
    expect(api.sent('GET /videos').at(-1)).toMatchObject({ offset: '10' });
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('are said to be none where there are none, and where the list does not come', async () => {
    const { user } = await open('/app/videos', fakeVideos());
    expect(await screen.findByRole('heading', { name: 'No videos available yet.' })).toBeTruthy();
    const away = (): never => {
      throw new ProblemError('community.video-not-found');
    };
    await open('/app/videos', { ...fakeVideos(), 'GET /videos': away });
    expect(await screen.findByRole('heading', { name: 'No videos available yet.' })).toBeTruthy();
    api.answer(fakeVideos(SOUP));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Soup from the freezer')).toBeTruthy();
  });

  it('show the next size of a thumbnail that does not come, and the drawn plate in the end', async () => {
    await open('/app/videos', fakeVideos(SOUP));
    const picture = (await card(/Soup/)).closest('li')?.querySelector('img');
    const shown: (string | null | undefined)[] = [];
    for (let size = 0; size < 5; size += 1) {
      shown.push(picture?.getAttribute('src'));
      if (picture) fireEvent.error(picture);
    }
    const hosted = (name: string): string => `https://i.ytimg.com/vi/${SOUP.youtube_id}/${name}.jpg`;
    expect(shown).toEqual([...['mqdefault', 'hqdefault', 'sddefault', 'default'].map(hosted), SOUP.plate.url]);
  });
});

describe('a video', () => {
  it('plays in a sandboxed frame of the provider’s player without cookies, and closing it leaves the address', async () => {
    const { user, router } = await open();
    await user.click(await card(/Soup/));
    const frame = within(await dialog()).getByTitle('Player: Soup from the freezer');
    const address = new URL(frame.getAttribute('src') ?? '');
    expect(address.origin + address.pathname).toBe(`https://www.youtube-nocookie.com/embed/${SOUP.youtube_id}`);
    expect(address.searchParams.get('autoplay')).toBe('1');
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation');
    expect(router.state.location.search).toEqual({ video: SOUP.id });
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByTitle(/^Player/)).toBeNull());
    expect(router.state.location.search).toEqual({});
  });

  it('with an id that is none is not played, and says why', async () => {
    const bad = aVideo({ title: 'Evil', youtube_id: '"><script>1' });
    const { user } = await open('/app/videos', fakeVideos(bad));
    await user.click(await card(/Evil/));
    expect(within(await dialog()).getByRole('alert').textContent).toBe(
      'Invalid Video - This video cannot be displayed due to security restrictions.',
    );
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('is opened by its address alone, and said to be gone where staff have hidden it', async () => {
    await open(`/app/videos?video=${DEMO.id}`, { ...fakeVideos(SOUP), 'GET /videos/:id': () => DEMO });
    expect(await screen.findByRole('dialog', { name: 'Noodles' })).toBeTruthy();
    const gone = (): never => {
      throw new ProblemError('community.video-not-found');
    };
    await open(`/app/videos?video=${DEMO.id}`, { ...fakeVideos(SOUP), 'GET /videos/:id': gone });
    expect((await screen.findByRole('alert')).textContent).toBe('This video isn’t here any more.');
  });

  it('begins at the chapter that is chosen', async () => {
    const video = aVideo({ title: 'Eggs', chapters: CHAPTERS });
    const { user } = await open('/app/videos', fakeVideos(video));
    await user.click(await card(/Eggs/));
    const chapter = within(await dialog()).getByRole('button', { name: /0:24\s*Boil the eggs\s*Step 1/ });
    await user.click(chapter);
    expect(chapter.getAttribute('aria-current')).toBe('step');
    expect(screen.getByTitle('Player: Eggs').getAttribute('src')).toContain('start=24');
  });

  it('opens the recipe at the step of its chapter, while the recipe is published', async () => {
    const page = aCommunityRecipePage({ card: aCommunityRecipeDetail({ title: 'Boiled eggs' }) });
    const video = aVideo({ title: 'Eggs', chapters: CHAPTERS, recipe_slug: page.card.slug });
    const answers = { ...fakeVideos(video), 'GET /community/recipe-pages/:slug': () => page };
    const { user } = await open(`/app/videos?video=${video.id}`, answers);
    expect(await screen.findByRole('link', { name: 'Open Boiled eggs' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Boil the eggs/ }));
    expect(within(await dialog()).getByText('Boil the eggs.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open Boiled eggs at step 1' }).getAttribute('href')).toBe(
      `/app/community/recipe/${page.card.slug}#step-1`,
    );
    const gone = (): never => {
      throw new ProblemError('community.recipe-not-found');
    };
    await open(`/app/videos?video=${video.id}`, { ...answers, 'GET /community/recipe-pages/:slug': gone });
    await waitFor(() => expect(api.sent('GET /community/recipe-pages/:slug')).toHaveLength(2));
    expect(screen.queryByRole('link', { name: /^Open Boiled/ })).toBeNull();
  });

  it('narrows the list to one of its tags', async () => {
    const { user, router } = await open();
    await user.click(await card(/Soup/));
    await user.click(within(await dialog()).getByRole('button', { name: 'soup' }));
    expect(router.state.location.search).toEqual({ tag: 'soup' });
    await user.click(await screen.findByRole('button', { name: 'Remove tag soup' }));
    expect(router.state.location.search).toEqual({});
  });
});

describe('a video of the demo', () => {
  it('plays a stand-in film that says so, with its chapters and a place that can be chosen', async () => {
    const { user } = await open('/app/videos', fakeVideos(DEMO));
    await user.click(await card(/Noodles/));
    const film = within(await dialog());
    expect(film.getByText(/^Stand-in film: this demo video has no recording/)).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(film.getByRole('button', { name: 'Pause' }));
    fireEvent.change(film.getByLabelText('Where in the video'), { target: { value: '30' } });
    expect(film.getByLabelText('Where in the video').getAttribute('aria-valuetext')).toBe('0:30 of 1:24');
    expect(film.getByRole('button', { name: /Boil the eggs/ }).getAttribute('aria-current')).toBe('step');
    await user.click(film.getByRole('button', { name: /Pin the recipe/ }));
    expect(film.getByRole('button', { name: 'Pause' })).toBeTruthy();
    expect(film.getByRole('button', { name: /Pin the recipe/ }).getAttribute('aria-current')).toBe('step');
  });
});
