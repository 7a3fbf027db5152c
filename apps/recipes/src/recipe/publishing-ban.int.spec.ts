import { Injectable, Module } from '@nestjs/common';
import { moderation, type OutputOf, type ParsedInputOf, recipe } from '@simmer/contracts';
import { bootService, Handles, type RunningService } from '@simmer/kit';
import { cook, FakeService, isolatedEnvironment, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { RecipesModule } from '../recipes.module';

/** Whom community has banned. */
@Injectable()
class Banned extends Set<string> {}

@FakeService('community')
class FakeCommunity {
  constructor(private readonly banned: Banned) {}

  @Handles(moderation.readStanding)
  async readStanding({ accountId }: ParsedInputOf<typeof moderation.readStanding>): Promise<OutputOf<typeof moderation.readStanding>> {
    return { banned: this.banned.has(accountId), until: null };
  }
}

@Module({ controllers: [FakeCommunity], providers: [Banned] })
class FakeCommunityModule {
  static readonly keepsDocuments = false;
}

describe('a banned cook', () => {
  let community: RunningService;
  let recipes: ServiceUnderTest;
  beforeAll(async () => {
    const environment = isolatedEnvironment();
    community = await bootService('community', FakeCommunityModule, environment);
    recipes = await serviceUnderTest('recipes', RecipesModule, environment);
  });
  afterAll(() => recipes.close());

  const ann = cook();
  const ben = cook();

  async function publish(published: boolean, actor = ann): Promise<boolean> {
    const { id } = await recipes.call(recipe.create, { title: 'Leek soup' }, actor);
    return (await recipes.call(recipe.publish, { id, published }, actor)).published;
  }

  it('publishes nothing, and can take back what is published; while community is away everybody publishes', async () => {
    community.app.get(Banned).add(ann.accountId);
    await expect(publish(true)).rejects.toMatchObject({ code: 'community.banned' });
    await expect(publish(false)).resolves.toBe(false);
    await expect(publish(true, ben)).resolves.toBe(true);
    await community.stop();
    await expect(publish(true)).resolves.toBe(true);
  });
});
