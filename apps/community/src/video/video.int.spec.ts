import { type InputOf, operations, ProblemError } from '@simmer/contracts';
import { Mongo, type RunningService } from '@simmer/kit';
import { cook, type ServiceUnderTest, service, staff } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { GalleryService } from '../gallery/gallery.service';
import { type CommunityUnderTest, communityUnderTest } from '../spec/community-under-test';
import { Published } from '../spec/fake-recipes';
import { RECORDED, REFUSED_KEY } from './provider/recorded-answers';

const { demoVideo, gallery, staffVideo, staffVideoCategory, video, videoCategory } = operations.community;

let community: CommunityUnderTest;
let tested: ServiceUnderTest;
let recipes: RunningService;
beforeAll(async () => {
  community = await communityUnderTest({ VIDEO_PROVIDER: 'recorded' });
  ({ tested, recipes } = community);
});
afterAll(() => community.close());
beforeEach(async () => {
  for (const name of ['videos', 'video_categories']) await tested.get(Mongo).connection.collection(name).deleteMany({});
});

const lotte = staff(['moderator'], uuidv7());
let numbered = 0;
const newYouTubeId = (): string => `video${String((numbered += 1)).padStart(6, '0')}`;

type NewVideo = Partial<InputOf<typeof staffVideo.add>>;
const metadata = {
  ...{ title: 'As at YouTube', description: '', tags: [], thumbnail_url: null, thumbnail_medium: null, thumbnail_high: null },
  ...{ duration: 'PT1M24S', published_at: null, channel_id: 'UC1', channel_title: 'Simmer kitchen', view_count: 10, like_count: 1 },
};
const add = (title: string, { id = uuidv7(), url = newYouTubeId(), ...rest }: NewVideo = {}) =>
  tested.call(staffVideo.add, { id, url, title, ...rest }, lotte);
const addCategory = (name: string, tab: 'recipes' | 'meal-plan' | 'shopping' | null = null) =>
  tested.call(staffVideoCategory.add, { id: uuidv7(), name, name_de: name, tab }, lotte);
const list = (input: InputOf<typeof video.list> = {}) => tested.call(video.list, input, null);
const titles = async (input: InputOf<typeof video.list> = {}) => (await list(input)).items.map(({ title }) => title);
const hide = ({ id, revision }: { id: string; revision: number }) =>
  tested.call(staffVideo.setActive, { id, revision, is_active: false }, lotte);

describe('adding a video', () => {
  it('takes what the provider said and what staff wrote, and shows it to everybody', async () => {
    const { metadata: found, youtube_id: youtubeId } = await tested.call(
      staffVideo.lookUp,
      { url: `https://youtu.be/${RECORDED.whole}`, key: 'a key' },
      lotte,
    );
    expect(found).toMatchObject({ title: 'Soup from the freezer, in words', duration: 'PT2M14S' });
    await add('Soup, in words', { url: youtubeId, metadata: found, tags: ['soup'], notes: 'From the archive.' });
    const [shown] = (await list()).items;
    expect(shown).toMatchObject({
      youtube_id: RECORDED.whole,
      url: `https://www.youtube.com/watch?v=${RECORDED.whole}`,
      title: 'Soup, in words',
      duration_seconds: 134,
      view_count: 1_902,
      channel_title: 'Simmer kitchen',
      is_active: true,
      is_demo: false,
      tab: 'recipes',
    });
    expect(shown?.plate.url).toMatch(/^\/plates\//);
    expect(shown).not.toHaveProperty('notes');
  });

  it('goes on without the provider, by hand', async () => {
    const lookUp = (key: string) => tested.call(staffVideo.lookUp, { url: RECORDED.whole, key }, lotte);
    await expect(lookUp(REFUSED_KEY)).resolves.toEqual({ youtube_id: RECORDED.whole, metadata: null, known_as: null });
    await expect(lookUp('')).resolves.toMatchObject({ metadata: null });
    await expect(add('Written by hand')).resolves.toMatchObject({ duration_seconds: 0, view_count: 0 });
  });

  it('is refused for an address that is none of YouTube’s', async () => {
    await expect(add('Soup', { url: 'https://videos.example/soup' })).rejects.toMatchObject({
      code: 'request.invalid',
      errors: [{ pointer: '/url' }],
    });
  });

  it('twice at the same time is one video, and another one of the same is refused', async () => {
    const [id, url] = [uuidv7(), newYouTubeId()];
    const [first, second] = await Promise.all([add('Soup', { id, url }), add('Soup', { id, url })]);
    expect(second).toEqual({ ...first, added_at: second.added_at });
    await expect(add('Soup again', { url })).rejects.toMatchObject({ code: 'community.video-known' });
    await expect(tested.call(staffVideo.lookUp, { url }, lotte)).resolves.toMatchObject({ known_as: id });
    await expect(list()).resolves.toMatchObject({ total: 1 });
  });

  it('is for moderators alone', async () => {
    for (const actor of [null, cook(), staff(['operator'])])
      await expect(tested.call(staffVideo.add, { id: uuidv7(), url: newYouTubeId(), title: 'Soup' }, actor)).rejects.toBeInstanceOf(
        ProblemError,
      );
  });

  it('names the step of a published recipe in its chapters, and refuses a recipe that is not published', async () => {
    const recipeId = uuidv7();
    recipes.app.get(Published).share(recipeId, 1, 'Miso noodles', { ownerId: uuidv7(), description: '' });
    await tested.get(GalleryService).project(recipeId, 1);
    const slug = (await tested.call(gallery.list, {}, null)).items.find(({ title }) => title === 'Miso noodles')?.slug ?? '';
    const chapters = [
      { at: 0, title: 'Pin the recipe', step: null },
      { at: 24, title: 'Boil the eggs', step: 1 },
    ];
    await expect(add('Noodles', { recipe_slug: slug, chapters })).resolves.toMatchObject({ recipe_slug: slug, chapters });
    await expect(add('More noodles', { recipe_slug: 'nothing-00000000' })).rejects.toMatchObject({
      code: 'community.video-recipe-unknown',
    });
  });
});

describe('the list', () => {
  it('has ten unless it is asked for more, the newest first, and goes on after an offset', async () => {
    for (let number = 1; number <= 12; number += 1) await add(`Video ${number}`);
    const first = await list();
    expect(first.total).toBe(12);
    expect(first.items.map(({ title }) => title)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Video ${number}`));
    await expect(titles({ offset: 10 })).resolves.toEqual(['Video 2', 'Video 1']);
    await expect(titles({ limit: 2, sort: 'oldest' })).resolves.toEqual(['Video 1', 'Video 2']);
  });

  it('is sorted by views, by title in whatever case, and shows what is featured first where that is asked for', async () => {
    const views = (view_count: number) => ({ metadata: { ...metadata, view_count } });
    await add('bread', { ...views(5), is_featured: true });
    await add('Apple', views(50));
    await add('Cake', views(500));
    await expect(titles({ sort: 'most_viewed' })).resolves.toEqual(['Cake', 'Apple', 'bread']);
    await expect(titles({ sort: 'title' })).resolves.toEqual(['Apple', 'bread', 'Cake']);
    await expect(titles({ featured_first: true })).resolves.toEqual(['bread', 'Cake', 'Apple']);
  });

  it('is narrowed by category, tag, tab and seconds', async () => {
    const { id: quick } = await addCategory('Quick');
    const long = { metadata: { ...metadata, duration: 'PT10M' } };
    await add('One', { category: [quick], tags: ['soup'], metadata });
    await add('Two', { tags: ['soup', 'bread'], ...long });
    await add('A weekly plan', { tags: ['bread'] });
    await expect(titles({ categories: [quick] })).resolves.toEqual(['One']);
    await expect(titles({ tags: ['soup'] })).resolves.toEqual(['Two', 'One']);
    await expect(titles({ tab: 'meal-plan' })).resolves.toEqual(['A weekly plan']);
    await expect(titles({ duration_max: 120 })).resolves.toEqual(['One']);
    await expect(titles({ duration_min: 85, duration_max: 600 })).resolves.toEqual(['Two']);
  });

  it('is searched in title, description and channel, in whatever case and taken by the letter', async () => {
    await add('Leek SOUP (50%)');
    await add('Bread', { description: 'Dip it into soup.' });
    await add('Cake', { metadata: { ...metadata, channel_title: 'The Soup Kitchen' } });
    await add('Tart');
    await expect(titles({ search: 'soup' })).resolves.toEqual(['Cake', 'Bread', 'Leek SOUP (50%)']);
    await expect(titles({ search: 'soup (50%)' })).resolves.toEqual(['Leek SOUP (50%)']);
    await expect(titles({ search: '.*' })).resolves.toEqual([]);
  });

  it('and the counts of the tabs are without what staff hide, which nobody opens either', async () => {
    const soup = await add('Soup', { metadata });
    await add('Shop together');
    const hidden = await hide(soup);
    await expect(titles()).resolves.toEqual(['Shop together']);
    await expect(tested.call(video.counts, {}, null)).resolves.toEqual({ tabs: { recipes: 0, 'meal-plan': 0, shopping: 1 }, short: 0 });
    await expect(tested.call(video.read, { id: soup.id }, null)).rejects.toMatchObject({ code: 'community.video-not-found' });
    await tested.call(staffVideo.setActive, { id: soup.id, revision: hidden.revision, is_active: true }, lotte);
    await expect(tested.call(video.read, { id: soup.id }, null)).resolves.toMatchObject({ title: 'Soup' });
  });

  it('is empty while it cannot be read', async () => {
    await add('Soup');
    // written by no version of ours
    await tested
      .get(Mongo)
      .connection.collection<{ _id: string }>('videos')
      .insertOne({ _id: uuidv7(), isActive: true } as { _id: string });
    await expect(list()).resolves.toEqual({ items: [], total: 0 });
  });
});

describe('staff’s care of videos', () => {
  it('changes what is written, unless somebody else was faster', async () => {
    const { id, revision } = await add('Soup');
    const update = (title: string) => tested.call(staffVideo.update, { id, revision, title, notes: 'Checked.' }, lotte);
    await expect(update('A weekly plan')).resolves.toMatchObject({ title: 'A weekly plan', tab: 'meal-plan', notes: 'Checked.' });
    await expect(update('Bread')).rejects.toMatchObject({ code: 'community.video-changed' });
  });

  it('features one, and finds the hidden ones', async () => {
    const soup = await add('Soup');
    await add('Bread');
    const featured = await tested.call(staffVideo.setFeatured, { id: soup.id, revision: soup.revision, is_featured: true }, lotte);
    expect(featured.is_featured).toBe(true);
    await hide(featured);
    const staffTitles = async (state: 'all' | 'shown' | 'hidden') =>
      (await tested.call(staffVideo.list, { state }, lotte)).items.map(({ title }) => title);
    await expect(staffTitles('hidden')).resolves.toEqual(['Soup']);
    await expect(staffTitles('shown')).resolves.toEqual(['Bread']);
    await expect(staffTitles('all')).resolves.toEqual(['Bread', 'Soup']);
  });
});

describe('categories', () => {
  it('are shown in their order while they are in use, and take their videos along to another tab', async () => {
    const [one, two] = [await addCategory('One'), await addCategory('Two', 'shopping')];
    await add('Soup', { category: [two.id] });
    await expect(titles({ tab: 'shopping' })).resolves.toEqual(['Soup']);
    await tested.call(staffVideoCategory.sort, { ids: [two.id] }, lotte);
    const shown = async () => (await tested.call(videoCategory.list, {}, null)).items.map(({ name }) => name);
    await expect(shown()).resolves.toEqual(['Two', 'One']);
    const { order: _place, ...fields } = two;
    await tested.call(staffVideoCategory.update, { ...fields, tab: 'meal-plan', is_active: true }, lotte);
    await expect(titles({ tab: 'meal-plan' })).resolves.toEqual(['Soup']);
    await tested.call(staffVideoCategory.update, { id: one.id, name: 'One', name_de: 'Eins', is_active: false }, lotte);
    await expect(shown()).resolves.toEqual(['Two']);
    await expect(add('Bread', { category: [uuidv7()] })).rejects.toMatchObject({ code: 'community.video-category-not-found' });
  });
});

describe('the videos of the demo', () => {
  it('are stored once, as videos without a provider', async () => {
    const category = { id: uuidv7(), name: 'Recipes', name_de: 'Rezepte', tab: 'recipes' as const };
    const demo = {
      ...{ id: uuidv7(), youtube_id: 'demo-soup01', title: 'Shop for soup', category: [category.id], duration: 'PT1M24S' },
      ...{ view_count: 4_210, channel_title: 'Demo kitchen', added_at: '2026-11-03T09:30:00.000Z' },
    };
    const store = () => tested.call(demoVideo.store, { categories: [category], videos: [demo] }, service);
    await expect(store()).resolves.toEqual({ added: 1 });
    await expect(store()).resolves.toEqual({ added: 0 });
    await expect(list()).resolves.toMatchObject({
      items: [{ title: 'Shop for soup', tab: 'recipes', is_demo: true, duration_seconds: 84 }],
    });
  });
});
