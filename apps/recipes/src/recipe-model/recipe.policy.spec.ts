import type { Image } from '@simmer/contracts';
import {
  assertRestorable,
  assertRoomForEvents,
  assertUnchangedSince,
  deletedAtOf,
  isUntouched,
  originsAfterEdit,
  picturesAfterEdit,
  isSameContent,
  shownAddress,
} from './recipe.policy';
import type { RecipeContent, RecipeDocument } from './recipe.schema';

const day = 86_400_000;
const picture = (...widths: number[]): Image => ({
  id: 'picture',
  width: 2_000,
  height: 1_000,
  thumbhash: '',
  variants: widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => ({ format, width, height: width / 2, url: `${width}.${format}`, bytes: 1 })),
  ),
});

describe('an edit', () => {
  const at = (revision: number, contentRevision: number) => ({ revision, contentRevision }) as RecipeDocument;

  it('is fine when only favourites and pictures came after what was read', () => {
    expect(() => assertUnchangedSince(at(7, 4), 4)).not.toThrow();
    expect(() => assertUnchangedSince(at(7, 4), 7)).not.toThrow();
  });

  it('is refused when somebody wrote in between, or for a revision that does not exist yet', () => {
    expect(() => assertUnchangedSince(at(7, 4), 3)).toThrow('This recipe was changed somewhere else.');
    expect(() => assertUnchangedSince(at(7, 4), 8)).toThrow('This recipe was changed somewhere else.');
  });

  it('is known again by what it says, whatever has become of the picture’s address', () => {
    const stored = { title: 'Soup', tags: ['dinner'], image_id: 'picture', image_url: '800.webp' } as RecipeDocument;
    const content = { title: 'Soup', tags: ['dinner'], image_id: 'picture', image_url: 'https://example.org/soup.jpg' } as RecipeContent;
    expect(isSameContent(stored, content)).toBe(true);
    expect(isSameContent(stored, { ...content, tags: ['lunch'] })).toBe(false);
    expect(isSameContent(stored, { ...content, image_id: null })).toBe(false);
  });

  it('knows a step again that was stored before steps had photos', () => {
    const steps = [{ text: 'Simmer.', group: null }] as RecipeContent['instructions'];
    const instructions = steps.map((step) => ({ ...step, image_id: null }));
    expect(isSameContent({ instructions: steps } as RecipeDocument, { instructions })).toBe(true);
    expect(isSameContent({ instructions: steps } as RecipeDocument, { instructions: [{ ...steps[0]!, image_id: 'picture' }] })).toBe(false);
  });

  it('keeps what is known of the steps when one of them gets a photo, and not when its words change', () => {
    const origins = ['title', 'instructions'].map((field) => ({ field, checked: false }));
    const instructions = [{ text: 'Simmer.', group: null }] as RecipeContent['instructions'];
    const stored = { title: 'Soup', instructions, origins } as RecipeDocument;
    const fieldsAfter = (step: object) =>
      originsAfterEdit(stored, { title: 'Soup', instructions: [{ ...instructions[0], ...step }] } as RecipeContent).map(
        ({ field }) => field,
      );
    expect(fieldsAfter({ image_id: 'picture' })).toEqual(['title', 'instructions']);
    expect(fieldsAfter({ image_id: null })).toEqual(['title', 'instructions']);
    expect(fieldsAfter({ text: 'Boil.' })).toEqual(['title']);
    expect(fieldsAfter({ group: 'Soup' })).toEqual(['title']);
  });

  it('keeps the pictures that it still names', () => {
    const step_images = ['first', 'second'].map((id) => ({ ...picture(800), id }));
    const stored = { image: picture(800), image_url: '800.webp', step_images } as RecipeDocument;
    const edit = (image_id: string | null, image_url: string, ...ofSteps: (string | null)[]) =>
      picturesAfterEdit(stored, { image_id, image_url, instructions: ofSteps.map((id) => ({ image_id: id })) } as RecipeContent);
    expect(edit('picture', 'old', 'second', null, 'first')).toEqual(stored);
    expect(edit(null, 'new', null, 'second', 'third')).toEqual({ image: null, image_url: 'new', step_images: [step_images[1]] });
  });
});

it('a deletion can be undone for 30 days', () => {
  const now = new Date();
  const deleted = (daysAgo: number) => ({ deletedAt: new Date(now.getTime() - daysAgo * day) }) as RecipeDocument;
  expect(() => assertRestorable(deleted(29.9), now)).not.toThrow();
  expect(() => assertRestorable(deleted(30.1), now)).toThrow('We couldn’t find this recipe.');
});

it('the address shown is the widest WebP up to 800 pixels, or the smallest there is', () => {
  expect(shownAddress(picture(320, 480, 800, 1_280))).toBe('800.webp');
  expect(shownAddress(picture(320, 700))).toBe('700.webp');
  expect(shownAddress(picture(1_280))).toBe('1280.webp');
  expect(shownAddress(picture())).toBeNull();
});

it('a recipe whose events cannot leave takes no more of them', () => {
  const waiting = (count: number) => ({ outbox: Array.from({ length: count }) }) as unknown as RecipeDocument;
  expect(() => assertRoomForEvents(waiting(49))).not.toThrow();
  expect(() => assertRoomForEvents(waiting(50))).toThrow();
});

describe('a recipe', () => {
  const fresh = { contentRevision: 1, cooked_on: [], collections: [], favorite: false, published: false, publication: null };

  it('is untouched until its cook has something of their own in it', () => {
    expect(isUntouched(fresh)).toBe(true);
    expect(isUntouched({ ...fresh, contentRevision: 2 })).toBe(false);
    expect(isUntouched({ ...fresh, cooked_on: [{ id: 'entry', date: '2026-11-20', servings: null, note: '', image_id: null }] })).toBe(
      false,
    );
    expect(isUntouched({ ...fresh, collections: ['soups'] })).toBe(false);
    expect(isUntouched({ ...fresh, collections: ['import'] }, 'import')).toBe(true);
    expect(isUntouched({ ...fresh, collections: ['import', 'soups'] }, 'import')).toBe(false);
    expect(isUntouched({ ...fresh, favorite: true })).toBe(false);
    expect(isUntouched({ ...fresh, published: true })).toBe(false);
  });

  it('that is untouched is deleted for good where that is asked for', () => {
    const now = new Date();
    const restore = (recipe: typeof fresh, forGoodIfUntouched: boolean) => () =>
      assertRestorable({ deletedAt: deletedAtOf(recipe, now, { forGoodIfUntouched }) } as RecipeDocument, now);
    expect(restore(fresh, true)).toThrow('We couldn’t find this recipe.');
    expect(restore(fresh, false)).not.toThrow();
    expect(restore({ ...fresh, contentRevision: 2 }, true)).not.toThrow();
  });
});
