import { type Account, ProblemError, type StaffVideo, type VideoCategory, type VideoMetadata } from '@simmer/contracts';
import type { Answers } from '../../testing/fake-api';
import { api, COOK, openApp, screen, waitFor, within } from '../../testing/open-app';
import { aStaffVideo } from '../../testing/videos';

const MODERATOR: Account = { ...COOK, role: 'staff', staffRoles: ['moderator'] };
const KEY = 'key-of-the-staff';
const category = (number: number, name: string): VideoCategory => ({
  id: `00000000-0000-7000-8000-00000000ca${String(number).padStart(2, '0')}`,
  ...{ name, name_de: name, tab: null, is_active: true, order: number },
});
const [ONE, TWO] = [category(0, 'Quick'), category(1, 'Slow')];
const SOUP = aStaffVideo({
  title: 'Soup',
  category: [TWO.id],
  chapters: [{ at: 40, title: 'Season', step: 2 }],
  recipe_slug: 'soup-00000001',
});
const FOUND: VideoMetadata = {
  ...{
    title: 'Bread, in words',
    description: 'Knead.',
    tags: ['bread'],
    thumbnail_url: null,
    thumbnail_medium: null,
    thumbnail_high: null,
  },
  ...{ duration: 'PT2M14S', published_at: null, channel_id: 'UC1', channel_title: 'Simmer kitchen', view_count: 5, like_count: 1 },
};

function answersWith(...videos: StaffVideo[]): Answers {
  const known = new Map(videos.map((video) => [video.id, video]));
  const change = (id: string, set: Partial<StaffVideo>): StaffVideo => {
    const video = known.get(id);
    if (!video) throw new ProblemError('community.video-not-found');
    const changed = { ...video, ...set, revision: video.revision + 1 };
    known.set(id, changed);
    return changed;
  };
  return {
    'GET /staff/case-counts': () => ({ waiting: 0, appeals: 0, oldest: null }),
    'GET /staff/contact-counts': () => ({ messages: { waiting: 0, oldest: null }, copyright: { waiting: 0, oldest: null } }),
    'GET /staff/videos': ({ state }) => {
      const items = [...known.values()].filter(({ is_active: isActive }) => state === 'all' || isActive === (state === 'shown'));
      return { items, total: items.length };
    },
    'GET /staff/video-categories': () => ({ items: [ONE, TWO] }),
    'PUT /staff/videos/:id/active': ({ id, is_active: isActive }) => change(id, { is_active: isActive }),
    'PUT /staff/videos/:id/featured': ({ id, is_featured: isFeatured }) => change(id, { is_featured: isFeatured }),
    'PUT /staff/videos/:id': ({ id, revision: _read, ...written }) => change(id, written),
  };
}
const open = (answers = answersWith(SOUP)) => openApp('/app/staff/videos', { answers, as: MODERATOR });

describe('staff’s videos', () => {
  it('are no page for a cook', async () => {
    await openApp('/app/staff/videos');
    expect(await screen.findByRole('heading', { name: 'There’s no such page' })).toBeTruthy();
  });

  it('are hidden with a way back, and featured', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Hide Soup' }));
    expect(await screen.findByRole('button', { name: 'Show Soup again' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('button', { name: 'Feature Soup' }));
    expect((await screen.findByRole('button', { name: 'Don’t feature Soup' })).getAttribute('aria-pressed')).toBe('true');
    expect(api.sent('PUT /staff/videos/:id/active').map(({ is_active: isActive }) => isActive)).toEqual([false, true]);
  });

  it('are edited with chapters as text', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Edit Soup' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit video' }));
    const chapters = form.getByLabelText<HTMLTextAreaElement>(/^Chapters/);
    expect(chapters.value).toBe('0:40 Season (Step 2)');
    await user.clear(chapters);
    await user.type(chapters, 'Season');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Line 1: write the time first, such as 0:40 Season again.')).toBeTruthy();
    await user.clear(chapters);
    await user.type(chapters, '0:30 Season (step 3)');
    await user.clear(form.getByLabelText(/^Community recipe/));
    await user.type(form.getByLabelText(/^Community recipe/), 'https://simmer.example/app/community/recipe/leek-soup-0a1b2c3d#step-1');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.sent('PUT /staff/videos/:id')).toMatchObject([
        { category: [TWO.id], recipe_slug: 'leek-soup-0a1b2c3d', chapters: [{ at: 30, title: 'Season', step: 3 }], revision: 1 },
      ]),
    );
  });
});

describe('adding a video', () => {
  const openDialog = async (lookUp: Answers['POST /staff/video-lookups']) => {
    const added = ({ metadata: _said, url: _address, ...written }: { metadata: unknown; url: string; id: string; title: string }) =>
      aStaffVideo({ ...written });
    const { user } = await open({ ...answersWith(SOUP), 'POST /staff/video-lookups': lookUp, 'POST /staff/videos': added });
    await user.click(await screen.findByRole('button', { name: 'Add a video' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add a video' }));
    const ask = async (address: string, key = ''): Promise<void> => {
      await user.type(form.getByLabelText('Web address or video id'), address);
      if (key) await user.type(form.getByLabelText(/^YouTube Data API key/), key);
      await user.click(form.getByRole('button', { name: 'Look it up' }));
    };
    return { user, form, ask };
  };

  it('shows what YouTube says of it, which staff may change, and sends no key along', async () => {
    const { user, form, ask } = await openDialog(() => ({ youtube_id: 's1mm3rVide0', metadata: FOUND, known_as: null }));
    await ask('https://youtu.be/s1mm3rVide0', KEY);
    expect(await form.findByText('Simmer kitchen, 2:14')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('Bread, in words');
    await user.click(form.getByLabelText('Quick'));
    await user.click(form.getByRole('button', { name: 'Add video' }));
    expect(await screen.findAllByText('Bread, in words is shown now.')).toBeTruthy();
    const [sent] = api.sent('POST /staff/videos');
    expect(sent).toMatchObject({ url: 's1mm3rVide0', title: 'Bread, in words', category: [ONE.id], metadata: FOUND });
    expect(JSON.stringify(sent)).not.toContain(KEY);
  });

  it('says what is wrong with an address', async () => {
    const { form, ask } = await openDialog(() => ({ youtube_id: '', metadata: null, known_as: null }));
    await ask('https://videos.example/soup');
    expect(await form.findByText('Invalid YouTube URL')).toBeTruthy();
    expect(form.queryByRole('button', { name: 'Add video' })).toBeNull();
  });

  it('goes on by hand where nothing comes back, and not where the video is here already', async () => {
    const { form, ask } = await openDialog(({ url }) => ({
      youtube_id: url,
      metadata: null,
      known_as: url === SOUP.youtube_id ? SOUP.id : null,
    }));
    await ask('s1mm3rVide0', KEY);
    expect(await form.findByText(/^YouTube said nothing about it/)).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('');
  });
});

describe('the categories', () => {
  it('are moved by buttons, and a new one is added at the end', async () => {
    const { user } = await open({
      ...answersWith(SOUP),
      'PUT /staff/video-category-order': ({ ids }) => ({ items: ids.map((id) => (id === ONE.id ? ONE : TWO)) }),
      'POST /staff/video-categories': (fields) => ({ ...fields, is_active: true, order: 2 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Move Slow up' }));
    expect(await screen.findAllByText('Slow is number 1 now.')).toBeTruthy();
    expect(api.sent('PUT /staff/video-category-order')).toEqual([{ ids: [TWO.id, ONE.id] }]);
    await user.click(screen.getByRole('button', { name: 'Add category' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add category' }));
    await user.type(form.getByLabelText('English name'), 'Baking');
    await user.type(form.getByLabelText('German name'), 'Backen');
    await user.selectOptions(form.getByLabelText('Tab'), 'Recipes');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.sent('POST /staff/video-categories')).toMatchObject([{ name: 'Baking', name_de: 'Backen', tab: 'recipes' }]),
    );
  });
});
