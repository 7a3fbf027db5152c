import { queryOf } from '@simmer/client';
import { Banner } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../app/client';
import { roomNotice } from './room-notice';

/** Says before anything is saved that not everything will fit into the library. */
export function RoomLeft({ wanted }: { wanted: number }) {
  const { data: plan } = useQuery(queryOf(client, 'GET /subscription', {}));
  const { data: library } = useQuery(queryOf(client, 'GET /recipes/facets', {}));
  const notice = plan && library && roomNotice(plan.recipeLimit, library.total, wanted);
  return notice ? <Banner tone="yolk">{notice}</Banner> : null;
}
