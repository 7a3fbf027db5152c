import type { ServiceName } from '@simmer/contracts';
import { type DeclaredListener, listenersIn, type ServiceModule } from '@simmer/kit';
import { BillingModule } from '@svc/billing';
import { CommunityModule } from '@svc/community';
import { GatewayModule } from '@svc/gateway';
import { IdentityModule } from '@svc/identity';
import { ImporterModule } from '@svc/importer';
import { MediaModule } from '@svc/media';
import { OperatorModule } from '@svc/operator';
import { RecipesModule } from '@svc/recipes';

/** Every service's module. */
export const serviceModules: Record<ServiceName, ServiceModule> = {
  operator: OperatorModule,
  identity: IdentityModule,
  recipes: RecipesModule,
  importer: ImporterModule,
  community: CommunityModule,
  billing: BillingModule,
  media: MediaModule,
  gateway: GatewayModule,
};

/** What each service listens to, also in the modules of the kit that it imports. */
export const listenersOfServices = (): Record<ServiceName, DeclaredListener[]> =>
  Object.fromEntries(allServices.map((name) => [name, listenersIn(name, serviceModules[name])])) as Record<ServiceName, DeclaredListener[]>;

export const allServices = Object.keys(serviceModules) as ServiceName[];
