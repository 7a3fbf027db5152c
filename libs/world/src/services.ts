import type { ServiceName } from '@simmer/contracts';
import type { ServiceModule } from '@simmer/kit';
import { BillingModule } from '@svc/billing';
import { CommunityModule } from '@svc/community';
import { GatewayModule } from '@svc/gateway';
import { IdentityModule } from '@svc/identity';
import { ImporterModule } from '@svc/importer';
import { MediaModule } from '@svc/media';
import { RecipesModule } from '@svc/recipes';

/** Every service's module. */
export const serviceModules: Record<ServiceName, ServiceModule> = {
  identity: IdentityModule,
  recipes: RecipesModule,
  importer: ImporterModule,
  community: CommunityModule,
  billing: BillingModule,
  media: MediaModule,
  gateway: GatewayModule,
};

export const allServices = Object.keys(serviceModules) as ServiceName[];
