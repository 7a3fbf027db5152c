import type { MadeEntry, RecipeComment } from '@simmer/contracts';

let written = 0;

const aPost = () => ({
  id: `00000000-0000-7000-8000-1000${String(written++).padStart(8, '0')}`,
  cook: { username: 'noor', picture: { kind: 'letters' as const } },
  is_own: false,
  held: false,
  hidden: false,
  created_at: '2026-11-18T18:00:00.000Z',
});

/** What a cook said of a recipe that they made. */
export const aMadeEntry = (more: Partial<MadeEntry> = {}): MadeEntry => ({
  ...{ ...aPost(), date: '2026-11-18', note: 'With lime.', image: null, image_id: null },
  ...more,
});

/** A comment of another cook. */
export const aComment = (more: Partial<RecipeComment> = {}): RecipeComment => ({
  ...{ ...aPost(), text: 'Does it freeze?', is_author: false, answers: 0 },
  ...more,
});
