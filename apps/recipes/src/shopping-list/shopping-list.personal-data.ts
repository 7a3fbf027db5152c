import { personalDocumentsWith } from '@simmer/kit';
import { ListVisitsRepository } from './list-visits.repository';
import { LIST_VISITS_MODEL } from './list-visits.schema';
import { SHOPPING_LIST_MODEL } from './shopping-list.schema';

export const shoppingListPersonalData = personalDocumentsWith('shopping-lists', [ListVisitsRepository], (visits) => ({
  stage: 'plans-and-lists',
  kinds: [
    {
      model: SHOPPING_LIST_MODEL,
      owner: 'ownerId',
      withheld: ['links'],
      toExport: ({ log, ...list }) => ({ ...list, log: JSON.parse(String(log)) as unknown }),
      async beforeRemoval(lists) {
        // what others of the household began is handed over to them in a moment
        const own = lists.filter(({ ownerId, madeBy }) => !madeBy || madeBy === ownerId);
        await visits.remove(own.map(({ _id }) => _id));
        return own;
      },
    },
  ],
  also: [LIST_VISITS_MODEL],
}));
