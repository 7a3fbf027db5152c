import type { RouteInput } from '@simmer/client';
import * as t from '@simmer/messages/waiting';
import type { QueuedRoute } from '../../data/device-of-cook';
import type { QueuedWrite } from '../../device/database';

type Words = { [R in QueuedRoute]: (input: RouteInput<R>, title: string) => string };

const words: Words = {
  'POST /recipes': ({ title }) => t.created({ title }),
  'PUT /recipes/:id': ({ title }) => t.edited({ title }),
  'PUT /recipes/:id/favorite': ({ favorite }, title) => (favorite ? t.favorite({ title }) : t.noFavorite({ title })),
  'PUT /recipes/:id/rating': ({ rating }, title) => (rating === null ? t.noRating({ title }) : t.rating({ title })),
  'PUT /recipes/:id/tags': (_, title) => t.tags({ title }),
  'PUT /recipes/:id/collections': (_, title) => t.collections({ title }),
  'PUT /recipes/:id/notes': (_, title) => t.notes({ title }),
  'PUT /recipes/:id/cooked-on/:entryId': (_, title) => t.cooked({ title }),
  'DELETE /recipes/:id/cooked-on/:entryId': (_, title) => t.notCooked({ title }),
  'DELETE /recipes/:id': (_, title) => t.deleted({ title }),
  'POST /recipes/:id/restore': (_, title) => t.restored({ title }),
};

/** What a write that waits does, in words. */
export function wordsFor({ route, input }: QueuedWrite, title: string | undefined): string {
  const say = (words as Partial<Record<string, (input: object, title: string) => string>>)[route];
  return say ? say(input, title ?? t.aRecipe) : t.change;
}
