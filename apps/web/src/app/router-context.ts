import type { SimmerClient } from '@simmer/client';
import type { QueryClient } from '@tanstack/react-query';
import type { KnownSession } from '../api/session/session';

/** What guards and loaders work with: in the browser and on the server they are different ones. */
export interface RouterContext {
  session: { ready(): Promise<KnownSession> };
  client: Pick<SimmerClient, 'call'>;
  queryClient: QueryClient;
}
