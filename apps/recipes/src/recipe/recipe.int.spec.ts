import { getModelToken } from '@nestjs/mongoose';
import { recipe, type InputOf } from '@simmer/contracts';
import { cook, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { LibraryRepository } from '../library/library.repository';
import { RecipesModule } from '../recipes.module';
import { RECIPE_MODEL, type RecipeDocument } from '../recipe-model/recipe.schema';

type Draft = InputOf<typeof recipe.create>;

describe('a cook’s recipes', () => {
  let recipes: ServiceUnderTest;
  beforeAll(async () => {
    recipes = await serviceUnderTest('recipes', RecipesModule);
  });
  afterAll(() => recipes.close());

  const ann = cook();
  const create = (draft: Partial<Draft> = {}, owner = ann) => recipes.call(recipe.create, { title: 'Leek soup', ...draft }, owner);

  describe('creating', () => {
    it('fills in the defaults and what follows from the draft', async () => {
      const stored = await create({
        ingredients: ['2 leeks, sliced', { text: '1 l stock', group: 'Broth' }],
        instructions: ['Cook.'],
        prep_time: 10,
        cook_time: 25,
      });
      expect(stored).toMatchObject({
        description: '',
        servings: 4,
        difficulty: 'medium',
        tags: [],
        total_time: 35,
        revision: 1,
        favorite: false,
        published: false,
        calories: null,
        image: null,
        instructions: [{ text: 'Cook.', group: null }],
      });
      expect(stored.ingredients[0]).toMatchObject({ text: '2 leeks, sliced', group: null, parsed: { quantity: 2, name: 'leeks' } });
      expect(stored.ingredients[1]).toMatchObject({ text: '1 l stock', group: 'Broth' });
      expect(stored.plate.url).toMatch(/^\/plates\/\d+\.svg\?title=Leek\+soup&words=leek\b/);
      expect(await recipes.call(recipe.read, { id: stored.id }, ann)).toEqual(stored);
    });

    it('keeps a stated total time', async () => {
      expect(await create({ prep_time: 10, cook_time: 10, total_time: 90 })).toMatchObject({ total_time: 90 });
    });

    it('makes one recipe of ten requests with the same id, and answers all of them alike', async () => {
      const owner = cook();
      const id = uuidv7();
      const answers = await Promise.all(Array.from({ length: 10 }, () => create({ id }, owner)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(await recipes.call(recipe.list, {}, owner)).toMatchObject({ total: 1 });
    });

    it('refuses an id that another cook uses, without saying whose', async () => {
      const { id } = await create();
      await expect(create({ id, title: 'Mine' }, cook())).rejects.toMatchObject({ code: 'request.id-taken' });
    });

    it('refuses an id that was sent before with another recipe, and still knows the first request when the recipe has changed', async () => {
      const [id, origin] = [uuidv7(), { field: 'title', reader: 'json-ld', place: '$.name', confidence: 1 }];
      const first: Partial<Draft> = { id, ingredients: ['2 leeks', { text: 'salt', group: null }], origins: [origin] };
      const { revision } = await create(first);
      for (const other of [
        { ...first, title: 'Leek pie' },
        { ...first, favorite: true },
        { ...first, origins: [] },
      ])
        await expect(create(other)).rejects.toMatchObject({ code: 'request.id-reused' });
      await recipes.call(recipe.update, { id, revision, title: 'Leek tart' }, ann);
      expect(await create({ servings: 4, ...first })).toMatchObject({ id, title: 'Leek tart' });
      await expect(create({ id, title: 'Leek tart' })).rejects.toMatchObject({ code: 'request.id-reused' });
    });

    it('makes one recipe of two with the same id, sent at once', async () => {
      const [owner, id] = [cook(), uuidv7()];
      const sent = await Promise.allSettled(['One', 'Two'].map((title) => create({ id, title }, owner)));
      expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'request.id-reused' } });
      expect(await recipes.call(recipe.list, {}, owner)).toMatchObject({ total: 1 });
    });

    it('under the id of a deleted recipe is refused, and works again once it is restored', async () => {
      const { id } = await create();
      await recipes.call(recipe.delete, { id }, ann);
      await expect(create({ id })).rejects.toMatchObject({
        code: 'request.id-taken',
        detail: 'This recipe was deleted. Restore it, or save this one as a new recipe.',
      });
      await recipes.call(recipe.restore, { id }, ann);
      expect(await create({ id })).toMatchObject({ id, revision: 3 });
    });

    it('takes a time still to come for now', async () => {
      const before = Date.now();
      const { created_at } = await create({ created_at: '2099-01-01T00:00:00.000Z' });
      expect(Date.parse(created_at)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(created_at)).toBeLessThanOrEqual(Date.now());
    });

    it('answers what is stored, also for text with half a character in it', async () => {
      const stored = await create({ title: 'Leek \ud800 soup', notes: 'A\udc00' });
      expect(await recipes.call(recipe.read, { id: stored.id }, ann)).toEqual(stored);
    });

    it('points at the field that is not right', async () => {
      const refused = create({ title: ' ', ingredients: ['salt', { text: '' }] });
      await expect(refused).rejects.toMatchObject({
        code: 'request.invalid',
        errors: expect.arrayContaining([{ pointer: '/title', code: 'recipe-title', message: 'Give the recipe a title.' }]),
      });
    });
  });

  it('are nobody else’s: another cook finds, changes, deletes and lists nothing', async () => {
    const { id, revision } = await create();
    const eve = cook();
    const notFound = { code: 'recipes.not-found' };
    await expect(recipes.call(recipe.read, { id }, eve)).rejects.toMatchObject(notFound);
    await expect(recipes.call(recipe.update, { id, revision, title: 'Hers' }, eve)).rejects.toMatchObject(notFound);
    await expect(recipes.call(recipe.setFavorite, { id, favorite: true }, eve)).rejects.toMatchObject(notFound);
    await expect(recipes.call(recipe.publish, { id, published: true }, eve)).rejects.toMatchObject(notFound);
    await expect(recipes.call(recipe.delete, { id }, eve)).rejects.toMatchObject(notFound);
    await expect(recipes.call(recipe.restore, { id }, eve)).rejects.toMatchObject(notFound);
    expect(await recipes.call(recipe.list, {}, eve)).toEqual({ items: [], next: null, total: 0 });
    expect(await recipes.call(recipe.facets, {}, eve)).toMatchObject({ total: 0 });
    expect(await recipes.call(recipe.read, { id }, ann)).toMatchObject({ title: 'Leek soup', favorite: false, published: false });
  });

  it('are not shown to a visitor', async () => {
    await expect(recipes.call(recipe.list, {}, null)).rejects.toMatchObject({ code: 'access.signed-out' });
  });

  it('of an earlier release open, change and are listed, with defaults for what came since', async () => {
    const { id, revision } = await create({ title: 'Old soup', source_url: 'https://cook.example/old', instructions: ['Boil.'] });
    const model = recipes.running.app.get<Model<RecipeDocument>>(getModelToken(RECIPE_MODEL));
    await model.collection.updateOne(
      { _id: id as never },
      {
        $unset: { language: '', yield_text: '', origins: '', addressKey: '', contentKey: '', step_images: '', keepsPlace: '' },
        $set: { instructions: [{ text: 'Boil.', group: null }] },
      },
    );

    expect(await recipes.call(recipe.read, { id }, ann)).toMatchObject({
      ...{ language: null, yield_text: '', origins: [], step_images: [] },
      instructions: [{ text: 'Boil.', group: null, image_id: null }],
    });
    expect(await recipes.call(recipe.setFavorite, { id, favorite: true }, ann)).toMatchObject({ favorite: true });
    expect(await recipes.call(recipe.list, { search: 'old soup' }, ann)).toMatchObject({ total: 1 });
    const changed = await recipes.call(recipe.update, { id, revision, title: 'Older soup', servings: 2, difficulty: 'easy' }, ann);
    expect(changed).toMatchObject({ title: 'Older soup', origins: [] });
  });

  describe('updating', () => {
    it('replaces what was written and counts a revision', async () => {
      const { id, revision } = await create();
      const saved = await recipes.call(recipe.update, { id, revision, title: 'Leek pie', tags: ['Dinner', 'dinner '], rating: 5 }, ann);
      expect(saved).toMatchObject({ title: 'Leek pie', tags: ['Dinner'], rating: 5, revision: 2 });
    });

    it('lets one of two simultaneous edits win and tells the other', async () => {
      const { id, revision } = await create();
      const edits = await Promise.allSettled(['One', 'Two'].map((title) => recipes.call(recipe.update, { id, revision, title }, ann)));
      expect(edits.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(edits.find((edit) => edit.status === 'rejected')).toMatchObject({ reason: { code: 'recipes.changed-elsewhere' } });
    });

    it('is not disturbed by a favourite that was set in between', async () => {
      const { id, revision } = await create();
      await recipes.call(recipe.setFavorite, { id, favorite: true }, ann);
      expect(await recipes.call(recipe.update, { id, revision, title: 'Leek tart' }, ann)).toMatchObject({
        title: 'Leek tart',
        favorite: true,
        revision: 3,
      });
    });

    it('takes the same save twice, as when its answer was lost', async () => {
      const { id, revision } = await create();
      const edit = { id, revision, title: 'Leek bake', ingredients: ['3 leeks'] };
      const first = await recipes.call(recipe.update, edit, ann);
      expect(await recipes.call(recipe.update, edit, ann)).toEqual(first);
    });
  });

  describe('of an import', () => {
    const origin = (field: string) => ({ field, reader: 'visible-page', place: 'ul.list', confidence: 0.5 });

    it('keep where each field was read; what a cook changes loses it, what a cook saves unchanged is checked', async () => {
      const alternatives = [{ units: 'us' as const, name: null, lines: [{ text: '2 cups leeks', group: null }] }];
      const made = await create({
        language: 'de',
        yield_text: '2 Bleche',
        description: 'Soup',
        origins: [{ ...origin('title'), alternatives }, origin('description')],
        favorite: true,
        created_at: '2019-05-01T10:00:00.000Z',
      });
      expect(made).toMatchObject({
        language: 'de',
        yield_text: '2 Bleche',
        favorite: true,
        created_at: '2019-05-01T10:00:00.000Z',
        origins: [
          { field: 'title', checked: false, alternatives },
          { field: 'description', checked: false },
        ],
      });
      const saved = await recipes.call(
        recipe.update,
        { id: made.id, revision: made.revision, title: made.title, description: 'Broth' },
        ann,
      );
      expect(saved.origins).toEqual([{ ...origin('title'), alternatives, checked: true }]);
    });

    it('are found again by their address or by title and ingredients, by their owner alone and until deleted', async () => {
      const owner = cook();
      const byAddress = await create({ title: 'Leek pie', source_url: 'https://example.com/leek-pie' }, owner);
      const byContent = await create({ title: 'Leek stew', ingredients: ['3 leeks', '1 l stock'] }, owner);
      const candidates = [
        { addresses: ['http://www.example.com/leek-pie/?utm_source=x'], title: 'Pie', ingredients: [] },
        { addresses: [], title: 'LEEK STEW', ingredients: ['1 l stock', '3 leeks'] },
        { addresses: ['https://example.com/other'], title: 'Leek stew', ingredients: ['4 leeks'] },
      ];
      const { matches } = await recipes.call(recipe.findSame, { candidates }, owner);
      expect(matches).toEqual([{ id: byAddress.id, title: 'Leek pie' }, { id: byContent.id, title: 'Leek stew' }, null]);
      expect((await recipes.call(recipe.findSame, { candidates }, cook())).matches).toEqual([null, null, null]);
      await recipes.call(recipe.delete, { id: byAddress.id }, owner);
      expect((await recipes.call(recipe.findSame, { candidates }, owner)).matches[0]).toBeNull();
    });

    it('of one address are told apart by their titles', async () => {
      const owner = cook();
      const source_url = 'https://example.com/our-book';
      const bowl = await create({ title: 'Beef bowl', ingredients: ['1 onion'], source_url }, owner);
      const soup = await create({ title: 'Onion soup', ingredients: ['6 onions'], source_url }, owner);
      const candidates = ['Onion Soup', 'Beef bowl', 'Pie'].map((title) => ({ addresses: [source_url], title, ingredients: [] }));
      const { matches } = await recipes.call(recipe.findSame, { candidates }, owner);
      expect(matches.map((match) => match?.id)).toEqual([soup.id, bowl.id, expect.any(String)]);
    });

    describe('that are kept only unless they are owned', () => {
      const SOUP = { title: 'Leek soup', ingredients: ['3 leeks', '1 l stock'], source_url: 'https://example.com/leek-soup' };
      const OWNED = { code: 'recipes.owned' };
      const unless = (addresses: string[], draft: Partial<Draft> = {}) => ({ ...SOUP, ...draft, unlessOwned: { addresses } });
      const total = async (owner: ReturnType<typeof cook>) => (await recipes.call(recipe.list, {}, owner)).total;

      /** As an import asks: again while somebody else is writing. */
      async function brought(draft: Partial<Draft>, owner: ReturnType<typeof cook>): Promise<unknown> {
        for (;;) {
          try {
            return await create(draft, owner);
          } catch (error) {
            if ((error as { code?: string }).code !== 'request.duplicate') return error;
          }
        }
      }

      it.each<[string, (at: number) => Partial<Draft>]>([
        ['by the address they give themselves', (at) => unless([`https://example.com/${at}`], { title: `Soup ${at}` })],
        ['by title and ingredients', (at) => unless([], { source_url: `https://example.com/${at}` })],
      ])('come in once when many are sent at once that are one %s', async (_, draft) => {
        const owner = cook();
        const answers = await Promise.all(Array.from({ length: 10 }, (_unused, at) => brought(draft(at), owner)));
        expect(answers.filter((answer) => !(answer instanceof Error))).toHaveLength(1);
        for (const answer of answers) if (answer instanceof Error) expect(answer).toMatchObject(OWNED);
        expect(await total(owner)).toBe(1);
      });

      it('are kept when they are others, at once too', async () => {
        const owner = cook();
        const other = (at: number) =>
          unless([`https://example.com/a/${at}`], { title: `Soup ${at}`, source_url: `https://example.com/b/${at}` });
        for (const answer of await Promise.all(Array.from({ length: 10 }, (_unused, at) => brought(other(at), owner))))
          expect(answer).toMatchObject({ revision: 1 });
      });

      it('are refused for one that was there before under an address they were asked for', async () => {
        const owner = cook();
        await create(SOUP, owner);
        await expect(
          create(unless(['http://www.example.com/leek-soup/'], { title: 'Soup', source_url: 'https://example.com/soup' }), owner),
        ).rejects.toMatchObject(OWNED);
      });

      it('are refused for one that was there before, and take no place of the plan', async () => {
        const owner = cook();
        const { id } = await create(SOUP, owner);
        await expect(create(unless([]), owner)).rejects.toMatchObject(OWNED);
        await recipes.call(recipe.delete, { id }, owner);
        const again = await create(unless([]), owner);
        expect(await total(owner)).toBe(1);
        expect(await recipes.get(LibraryRepository).findOrCreate(owner.accountId)).toMatchObject({ count: 1, pending: [] });
        expect(again).toMatchObject({ title: 'Leek soup' });
      });

      it('are answered when sent again, and kept a second time when the cook wants it', async () => {
        const [owner, id] = [cook(), uuidv7()];
        const first = await create({ id, ...unless([]) }, owner);
        expect(await create({ id, ...unless([]) }, owner)).toEqual(first);
        await create(SOUP, owner);
        expect(await total(owner)).toBe(2);
      });

      it('are known by what they say alone where no address was given, so that one page may hold several', async () => {
        const owner = cook();
        await create(SOUP, owner);
        expect(await create({ ...SOUP, title: 'Leek bread', unlessOwned: {} }, owner)).toMatchObject({ revision: 1 });
        await expect(create({ ...SOUP, source_url: null, unlessOwned: {} }, owner)).rejects.toMatchObject(OWNED);
      });

      it('wait for nobody’s recipe but their owner’s', async () => {
        await create(SOUP, cook());
        expect(await create(unless([]), cook())).toMatchObject({ revision: 1 });
      });
    });

    it('are told apart before they are saved, however their letters are written', async () => {
      const named = (title: string, ingredients = ['1 Stück Weißbrot']) => ({ addresses: [], title, ingredients });
      const candidates = [
        named('Smørrebrød'),
        named('SMORREBROD', ['1 stuck weissbrot']),
        named('Smørrebrød', ['2 Stück Weißbrot']),
        named('Smørrebrød', []),
      ];
      const { contentKeys } = await recipes.call(recipe.findSame, { candidates }, cook());
      const [one, spelledOtherwise, ofOther, ofNothing] = contentKeys;
      expect(spelledOtherwise).toBe(one);
      expect(ofOther).not.toBe(one);
      expect(ofNothing).toBeNull();
    });
  });

  describe('deleting', () => {
    it('hides the recipe until it is restored as it was', async () => {
      const before = await create({ notes: 'More pepper.' });
      await recipes.call(recipe.delete, { id: before.id }, ann);
      await expect(recipes.call(recipe.read, { id: before.id }, ann)).rejects.toMatchObject({ code: 'recipes.not-found' });
      await expect(recipes.call(recipe.update, { id: before.id, revision: 2, title: 'Leek stew' }, ann)).rejects.toMatchObject({
        code: 'recipes.not-found',
      });
      const after = await recipes.call(recipe.restore, { id: before.id }, ann);
      expect(after).toEqual({ ...before, revision: 3 });
    });

    it('may be asked twice, and so may restoring', async () => {
      const { id } = await create();
      expect(await recipes.call(recipe.delete, { id }, ann)).toEqual({ id });
      expect(await recipes.call(recipe.delete, { id }, ann)).toEqual({ id });
      await recipes.call(recipe.restore, { id }, ann);
      expect(await recipes.call(recipe.restore, { id }, ann)).toMatchObject({ id, revision: 3 });
    });

    it('of what was never there says so', async () => {
      await expect(recipes.call(recipe.delete, { id: uuidv7() }, ann)).rejects.toMatchObject({ code: 'recipes.not-found' });
    });
  });

  describe('publishing', () => {
    const asService = { accountId: null, role: 'service' } as const;
    const publicForm = async (id: string) => (await recipes.call(recipe.readPublic, { id }, asService)).recipe;

    it('shows the public form only, and only while published and not deleted', async () => {
      const { id } = await create({ notes: 'private', description: 'For everybody' });
      expect(await publicForm(id)).toBeNull();
      await recipes.call(recipe.publish, { id, published: true }, ann);
      const shown = await publicForm(id);
      expect(shown).toMatchObject({ id, ownerId: ann.accountId, description: 'For everybody', revision: 2 });
      expect(JSON.stringify(shown)).not.toContain('private');
      await recipes.call(recipe.delete, { id }, ann);
      expect(await publicForm(id)).toBeNull();
      await recipes.call(recipe.restore, { id }, ann);
      expect(await publicForm(id)).not.toBeNull();
      await recipes.call(recipe.publish, { id, published: false }, ann);
      expect(await publicForm(id)).toBeNull();
    });

    it('lists what is published, by id and page by page, or among some', async () => {
      const made: string[] = [];
      for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) made.push((await create({ title })).id);
      const [one = '', two = '', three = '', four = ''] = made;
      for (const id of [four, one, three]) await recipes.call(recipe.publish, { id, published: true }, ann);
      await recipes.call(recipe.delete, { id: three }, ann);
      const among = [one, two, three, four];
      const first = await recipes.call(recipe.listPublic, { limit: 1, among }, asService);
      const second = await recipes.call(recipe.listPublic, { limit: 1, among, after: first.next ?? '' }, asService);
      expect(first.items).toEqual([await publicForm(one)]);
      expect(second.items).toEqual([await publicForm(four)]);
      expect(second.next).toBeNull();
      const everywhere = await recipes.call(recipe.listPublic, { limit: 100 }, asService);
      expect(everywhere.items.map(({ id }) => id)).toEqual(expect.arrayContaining([one, four]));
      expect(everywhere.items.map(({ id }) => id)).not.toContain(three);
    });

    it('tells what its author claims of it, its language and its ingredients, and keeps the claims when it is taken back', async () => {
      const { id } = await create({ ingredients: ['200 g red lentils', '1 onion'], language: 'en' });
      await recipes.call(recipe.publish, { id, published: true, cuisine: 'indian', diets: ['vegan', 'gluten-free', 'vegan'] }, ann);
      expect(await publicForm(id)).toMatchObject({
        cuisine: 'indian',
        diets: ['vegan', 'gluten-free'],
        language: 'en',
        ingredients: [
          { text: '200 g red lentils', name: 'red lentils' },
          { text: '1 onion', name: 'onion' },
        ],
      });
      await recipes.call(recipe.publish, { id, published: true, diets: [] }, ann);
      expect(await publicForm(id)).toMatchObject({ cuisine: 'indian', diets: [], revision: 3 });
      await recipes.call(recipe.publish, { id, published: true, diets: [] }, ann);
      expect(await publicForm(id)).toMatchObject({ revision: 3 });
      await recipes.call(recipe.publish, { id, published: false }, ann);
      await recipes.call(recipe.publish, { id, published: true }, ann);
      expect(await publicForm(id)).toMatchObject({ cuisine: 'indian', diets: [] });
    });

    describe('what comes from a page', () => {
      const source_url = 'https://soups.invalid/leek';
      const whole = { source_url, description: 'As they tell it', ingredients: ['2 leeks'], tags: ['dinner'], instructions: ['Cook.'] };
      const notOwn = { code: 'recipes.source-not-own' };

      it('is published as a link card, which has its title and the way there and nothing of its text', async () => {
        const { id } = await create(whole);
        await expect(recipes.call(recipe.publish, { id, published: true }, ann)).rejects.toMatchObject(notOwn);
        await expect(recipes.call(recipe.publish, { id, published: true, form: 'recipe' }, ann)).rejects.toMatchObject(notOwn);
        expect(await publicForm(id)).toBeNull();
        const published = await recipes.call(recipe.publish, { id, published: true, form: 'link-card', diets: ['vegan'] }, ann);
        expect(published.publication).toMatchObject({ form: 'link-card', isOwn: false });
        expect(await publicForm(id)).toMatchObject({
          title: 'Leek soup',
          form: 'link-card',
          source_url,
          license: null,
          description: '',
          tags: [],
          ingredients: [],
          image: null,
          diets: ['vegan'],
          checked_diets: [],
          plate: { url: expect.not.stringContaining('words=') },
        });
      });

      it('is published whole by a cook who confirms that it is theirs, with license and credit', async () => {
        const { id } = await create(whole);
        const terms = { form: 'recipe', isOwn: true, license: 'cc-by', credit_line: 'Ann L.', comes_from: 'My page' } as const;
        await recipes.call(recipe.publish, { id, published: true, ...terms }, ann);
        expect(await publicForm(id)).toMatchObject({
          ...{ form: 'recipe', license: 'cc-by', credit_line: 'Ann L.', comes_from: 'My page', source_url },
          ingredients: [{ text: '2 leeks' }],
        });
        // what was said stays when it is taken back and published again
        await recipes.call(recipe.publish, { id, published: false }, ann);
        const again = await recipes.call(recipe.publish, { id, published: true }, ann);
        expect(again.publication).toEqual(terms);
      });

      it('stays so when the address is taken out, or comes to a recipe that is published already', async () => {
        const { id } = await create(whole);
        const edit = { title: 'Leek soup', ingredients: ['2 leeks'] };
        const { known_source } = await recipes.call(recipe.update, { id, revision: 1, ...edit }, ann);
        expect(known_source).toBe(source_url);
        await expect(recipes.call(recipe.publish, { id, published: true }, ann)).rejects.toMatchObject(notOwn);
        const { id: own } = await create(edit);
        await recipes.call(recipe.publish, { id: own, published: true }, ann);
        await recipes.call(recipe.update, { id: own, revision: 2, ...edit, source_url }, ann);
        expect(await publicForm(own)).toMatchObject({ form: 'link-card', source_url, ingredients: [] });
      });

      it('is no link card without an address', async () => {
        const { id } = await create();
        await expect(recipes.call(recipe.publish, { id, published: true, form: 'link-card' }, ann)).rejects.toMatchObject({
          code: 'recipes.no-source',
        });
      });
    });

    it('checks the diets that its author claims against the ingredients, anew with every edit', async () => {
      const { id } = await create({ ingredients: ['200 g red lentils', '1 onion'], language: 'en' });
      await recipes.call(recipe.publish, { id, published: true, diets: ['vegan', 'gluten-free', 'keto'] }, ann);
      const checked = async () => (await publicForm(id))?.checked_diets;
      expect(await checked()).toEqual(['vegan', 'gluten-free']);
      const edit = async (revision: number, ...ingredients: string[]) =>
        recipes.call(recipe.update, { id, revision, title: 'Leek soup', ingredients }, ann);
      await edit(2, '200 g red lentils', '50 g butter');
      expect(await checked()).toEqual(['gluten-free']);
      await edit(3, '200 g red lentils', '2 spoons of grandma’s qzx');
      expect(await checked()).toEqual([]);
      await edit(4, '200 g red lentils');
      expect(await checked()).toEqual(['vegan', 'gluten-free']);
    });

    it('is no business of a cook to ask for by id', async () => {
      const { id } = await create();
      await expect(recipes.call(recipe.readPublic, { id }, ann)).rejects.toMatchObject({ code: 'access.forbidden' });
    });
  });
});
