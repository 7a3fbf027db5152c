import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import { household, type OutputOf, type ParsedInputOf, recipe, shareLink } from '@simmer/contracts';
import { bootService, Handles, type RunningService } from '@simmer/kit';
import { cook, FakeService, isolatedEnvironment, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { RecipesModule } from '../recipes.module';
import { SHARE_LINK_MODEL, type ShareLinkDocument } from './share-link.schema';
import { ShareLinkService } from './share-link.service';

jest.setTimeout(60_000);

@FakeService('identity')
class Identity {
  @Handles(household.lookUp)
  async lookUp({ accountId }: ParsedInputOf<typeof household.lookUp>): Promise<OutputOf<typeof household.lookUp>> {
    return { id: accountId, members: [accountId], people: [{ id: accountId, name: 'Mara' }], eaters: [], revision: 0 };
  }
}

@Module({ controllers: [Identity] })
class IdentityModule {
  static readonly keepsDocuments = false;
}

const DAY_MS = 86_400_000;

describe('a share link', () => {
  let recipes: ServiceUnderTest;
  let identity: RunningService;
  beforeAll(async () => {
    const environment = isolatedEnvironment();
    identity = await bootService('identity', IdentityModule, environment);
    recipes = await serviceUnderTest('recipes', RecipesModule, environment);
  });
  afterAll(async () => {
    await recipes.close();
    await identity.stop();
  });

  const soup = (owner: ReturnType<typeof cook>) =>
    recipes.call(
      recipe.create,
      {
        title: 'Leek soup',
        ingredients: ['2 leeks'],
        instructions: ['Boil.'],
        notes: 'Mine alone',
        rating: 4,
        image_url: 'https://example.com/a.jpg',
      },
      owner,
    );
  const share = async (owner: ReturnType<typeof cook>, days = 7) => {
    const { id } = await soup(owner);
    return recipes.call(shareLink.shareRecipe, { id: uuidv7(), recipe_id: id, days }, owner);
  };
  const read = (token: string) => recipes.call(shareLink.readShared, { token }, null);

  it('shows a recipe to whoever has it, without what is its cook’s own', async () => {
    const { token } = await share(cook());
    const page = await read(token);
    expect(page).toMatchObject({
      state: 'open',
      from: 'Mara',
      content: { kind: 'recipe', recipe: { title: 'Leek soup', image_url: null, ingredients: [{ text: '2 leeks' }] } },
    });
    expect(JSON.stringify(page)).not.toMatch(/Mine alone|rating|favorite|ownerId/);
  });

  it('follows the recipe, and is switched off and on again', async () => {
    const ann = cook();
    const { id, about, token } = await share(ann);
    await recipes.call(recipe.update, { id: about, revision: 1, title: 'Potato soup' }, ann);
    await expect(read(token)).resolves.toMatchObject({ content: { recipe: { title: 'Potato soup' } } });
    await recipes.call(shareLink.setRevoked, { id, revoked: true }, ann);
    await expect(read(token)).resolves.toMatchObject({ state: 'revoked', content: null });
    await recipes.call(shareLink.setRevoked, { id, revoked: false }, ann);
    await expect(read(token)).resolves.toMatchObject({ state: 'open' });
    await recipes.call(recipe.delete, { id: about }, ann);
    await expect(read(token)).resolves.toMatchObject({ state: 'revoked', content: null });
  });

  it('says when it was good until, and is forgotten later', async () => {
    const { id, token } = await share(cook());
    const links: Model<ShareLinkDocument> = recipes.running.app.get(getModelToken(SHARE_LINK_MODEL));
    const over = new Date(Date.now() - 1_000);
    await links.updateOne({ _id: id }, { expires_at: over });
    await expect(read(token)).resolves.toMatchObject({ state: 'expired', expires_at: over.toISOString(), content: null });
    await recipes.running.app.get(ShareLinkService).purge(new Date(Date.now() + 200 * DAY_MS));
    await expect(read(token)).rejects.toMatchObject({ code: 'recipes.share-not-found' });
  });

  it('is made once however often it is asked for, and is its maker’s alone', async () => {
    const [ann, ben] = [cook(), cook()];
    const { id: recipe_id } = await soup(ann);
    const id = uuidv7();
    const first = await recipes.call(shareLink.shareRecipe, { id, recipe_id }, ann);
    await expect(recipes.call(shareLink.shareRecipe, { id, recipe_id }, ann)).resolves.toEqual(first);
    await expect(recipes.call(shareLink.list, {}, ann)).resolves.toEqual({ items: [first] });
    await expect(recipes.call(shareLink.list, {}, ben)).resolves.toEqual({ items: [] });
    await expect(recipes.call(shareLink.setRevoked, { id, revoked: true }, ben)).rejects.toMatchObject({ code: 'recipes.share-not-found' });
    await expect(recipes.call(shareLink.shareRecipe, { id: uuidv7(), recipe_id }, ben)).rejects.toMatchObject({
      code: 'recipes.not-found',
    });
  });

  it('saves the recipe to another library, once', async () => {
    const ben = cook();
    const { token } = await share(cook());
    const saved = await recipes.call(shareLink.saveRecipe, { token, id: uuidv7() }, ben);
    expect(saved).toMatchObject({ title: 'Leek soup', notes: '', rating: null });
    await expect(recipes.call(shareLink.saveRecipe, { token, id: uuidv7() }, ben)).rejects.toMatchObject({
      code: 'recipes.owned',
      params: { recipeId: saved.id },
    });
  });
});
