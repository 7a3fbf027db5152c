import { bootService, type RunningService } from '@simmer/kit';
import { isolatedEnvironment, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { CommunityModule } from '../community.module';
import { FakeIdentityModule } from './fake-identity';
import { FakeMediaModule } from './fake-media';
import { FakeRecipesModule } from './fake-recipes';

export interface CommunityUnderTest {
  tested: ServiceUnderTest;
  identity: RunningService;
  recipes: RunningService;
  media: RunningService;
  close(): Promise<void>;
}

/** Community on real servers, with stand-ins for the services that it calls. */
export async function communityUnderTest(extra: Record<string, string> = {}): Promise<CommunityUnderTest> {
  const environment = isolatedEnvironment(extra);
  const [identity, recipes, media] = await Promise.all([
    bootService('identity', FakeIdentityModule, environment),
    bootService('recipes', FakeRecipesModule, environment),
    bootService('media', FakeMediaModule, environment),
  ]);
  const tested = await serviceUnderTest('community', CommunityModule, environment);
  return {
    ...{ tested, identity, recipes, media },
    async close() {
      await tested.close();
      await Promise.all([identity, recipes, media].map((peer) => peer.stop()));
    },
  };
}
