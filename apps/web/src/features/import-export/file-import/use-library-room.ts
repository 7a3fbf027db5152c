import { queryOf } from '@simmer/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client';
import { type LibraryRoom, libraryRoom } from './room-notice';

/** How much the cook's library has room for; undefined until that is known. */
export function useLibraryRoom(): LibraryRoom | undefined {
  const { data: plan } = useQuery(queryOf(client, 'GET /subscription', {}));
  const { data: library } = useQuery(queryOf(client, 'GET /recipes/facets', {}));
  return plan && library && libraryRoom(plan.recipeLimit, library.places);
}
