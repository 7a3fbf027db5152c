import { getModelToken } from '@nestjs/mongoose';
import { library, type OutputOf, recipe } from '@simmer/contracts';
import { cook, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { MaintenanceService } from '../maintenance/maintenance.service';
import { RecipesModule } from '../recipes.module';
import { LIBRARY_MODEL, type LibraryDocument } from './library.schema';

type Owner = ReturnType<typeof cook>;
type Changes = OutputOf<typeof library.listChanges>;

describe('the copy of a library on a device', () => {
  let recipes: ServiceUnderTest;
  beforeAll(async () => {
    recipes = await serviceUnderTest('recipes', RecipesModule);
  });
  afterAll(() => recipes.close());

  const create = async (owner: Owner, title = 'Toast') => (await recipes.call(recipe.create, { title }, owner)).id;
  const changes = (owner: Owner, mark?: number): Promise<Changes> =>
    recipes.call(library.listChanges, mark === undefined ? {} : { mark }, owner);

  /** What a device holds that asks again and again: ids and revisions. */
  function device(owner: Owner) {
    const held = new Map<string, number>();
    let mark: number | undefined;
    return {
      held,
      async ask(): Promise<Changes> {
        const answer = await changes(owner, mark);
        if (answer.isWhole) held.clear();
        for (const { id, revision } of answer.items) {
          if (revision === null) held.delete(id);
          else held.set(id, revision);
        }
        mark = answer.mark;
        return answer;
      },
    };
  }

  const truth = async (owner: Owner): Promise<Map<string, number>> =>
    new Map((await recipes.call(recipe.list, { limit: 100 }, owner)).items.map(({ id, revision }) => [id, revision]));

  it('begins with all recipes, and then hears of each change once, whatever changed', async () => {
    const ann = cook();
    const [one, two, three] = [await create(ann), await create(ann), await create(ann)];
    const phone = device(ann);
    expect(await phone.ask()).toMatchObject({ isWhole: true });
    expect(phone.held).toEqual(await truth(ann));
    expect((await phone.ask()).items).toEqual([]);

    await recipes.call(recipe.setFavorite, { id: one, favorite: true }, ann);
    await recipes.call(recipe.setRating, { id: one, rating: 4 }, ann);
    await recipes.call(recipe.update, { id: two, revision: 1, title: 'French toast' }, ann);
    await recipes.call(recipe.delete, { id: three }, ann);
    expect(await phone.ask()).toMatchObject({
      isWhole: false,
      items: [
        { id: one, revision: 3 },
        { id: two, revision: 2 },
        { id: three, revision: null },
      ],
    });
    await recipes.call(recipe.restore, { id: three }, ann);
    expect((await phone.ask()).items).toEqual([{ id: three, revision: 3 }]);
    expect(phone.held).toEqual(await truth(ann));
  });

  it('hears nothing of what changed nothing, and nothing of another cook', async () => {
    const [ann, bea] = [cook(), cook()];
    const id = await create(ann);
    const { mark } = await changes(ann);
    await recipes.call(recipe.setFavorite, { id, favorite: false }, ann);
    await expect(recipes.call(recipe.setRating, { id, rating: 3 }, bea)).rejects.toMatchObject({ code: 'recipes.not-found' });
    await expect(recipes.call(recipe.update, { id, revision: 9, title: 'Late' }, ann)).rejects.toMatchObject({
      code: 'recipes.changed-elsewhere',
    });
    expect(await changes(ann, mark)).toMatchObject({ items: [], mark });
    expect(await changes(bea)).toMatchObject({ items: [], isWhole: true });
    expect(await recipes.call(library.readRecipes, { ids: [id] }, bea)).toEqual({ items: [], left: [] });
  });

  it('is right in the end while three devices write and ask at once', async () => {
    const ann = cook();
    const ids = await Promise.all(Array.from({ length: 6 }, () => create(ann)));
    const [phone, tablet] = [device(ann), device(ann)];
    const write = async (at: number): Promise<void> => {
      const id = ids[at % ids.length] ?? '';
      if (at % 5 === 4) await recipes.call(recipe.delete, { id }, ann).then(() => recipes.call(recipe.restore, { id }, ann));
      else await recipes.call(recipe.setFavorite, { id, favorite: at % 2 === 0 }, ann).catch(deletedMeanwhile);
    };
    await Promise.all([
      ...Array.from({ length: 40 }, (_, at) => write(at)),
      ...Array.from({ length: 10 }, () => phone.ask().then(() => tablet.ask())),
    ]);
    await Promise.all([phone.ask(), tablet.ask()]);
    expect(phone.held).toEqual(await truth(ann));
    expect(tablet.held).toEqual(await truth(ann));
  });

  it('is compared as a whole after more changes than are remembered, and with a mark from another time', async () => {
    const ann = cook();
    const id = await create(ann);
    const { mark } = await changes(ann);
    for (let at = 0; at < 201; at++) await recipes.call(recipe.setFavorite, { id, favorite: at % 2 === 0 }, ann);
    expect(await changes(ann, mark + 1)).toMatchObject({ isWhole: false, items: [{ id, revision: 202 }] });
    expect(await changes(ann, mark)).toMatchObject({ isWhole: true, items: [{ id, revision: 202 }] });
    expect(await changes(ann, mark + 5_000)).toMatchObject({ isWhole: true });
  });

  it('hears of a change whose service died before it was noted', async () => {
    const ann = cook();
    const id = await create(ann);
    const { mark } = await changes(ann);
    const pending = { id: uuidv7(), recipeId: id, kind: 'change', at: new Date(Date.now() - 120_000) };
    const libraries = recipes.running.app.get<Model<LibraryDocument>>(getModelToken(LIBRARY_MODEL));
    await libraries.updateOne({ _id: ann.accountId }, { $push: { pending } });
    await recipes.get(MaintenanceService).settleLeftovers();
    expect((await changes(ann, mark)).items).toEqual([{ id, revision: 1 }]);
    expect(await libraries.findById(ann.accountId).lean()).toMatchObject({ count: 1, pending: [] });
  });

  it('reads several recipes as they are read alone, without those that are gone', async () => {
    const ann = cook();
    const ids = [await create(ann, 'One'), await create(ann, 'Two'), await create(ann, 'Three')];
    await recipes.call(recipe.delete, { id: ids[2] ?? '' }, ann);
    const { items, left } = await recipes.call(library.readRecipes, { ids: [...ids, uuidv7()] }, ann);
    expect(left).toEqual([]);
    const alone = await Promise.all(ids.slice(0, 2).map((id) => recipes.call(recipe.read, { id }, ann)));
    expect(items.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(alone);
  });

  it('gets recipes that are too long for one answer in several', async () => {
    const ann = cook();
    const instructions = Array.from({ length: 36 }, () => 'x'.repeat(5_000));
    const ids: string[] = [];
    for (let at = 0; at < 4; at++) ids.push((await recipes.call(recipe.create, { title: 'Long', instructions }, ann)).id);
    const read: string[] = [];
    for (let rest = ids; rest.length > 0;) {
      const { items, left } = await recipes.call(library.readRecipes, { ids: rest }, ann);
      read.push(...items.map(({ id }) => id));
      rest = left;
    }
    expect(read.toSorted()).toEqual(ids.toSorted());
  });

  const deletedMeanwhile = (problem: { code?: string }): void => {
    expect(problem.code).toBe('recipes.not-found');
  };
});
