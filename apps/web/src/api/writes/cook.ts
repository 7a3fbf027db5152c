import { queryKey } from '@simmer/client';
import type { Preferences } from '@simmer/contracts';
import { keepHabits } from '../../browser/habits';
import type { LiveRules, WriteRules } from './rules';

const preferences = queryKey('GET /preferences', {});

export const cookWrites = {
  'PATCH /preferences': {
    idempotent: true,
    optimistic: (cache, { notifications = [], ...change }) =>
      void cache.setQueryData<Preferences>(
        preferences,
        (known) =>
          known && {
            ...known,
            ...change,
            notifications: known.notifications.map((told) => ({ ...told, ...notifications.find(({ topic }) => topic === told.topic) })),
          },
      ),
    keep: (cache, known) => void cache.setQueryData(preferences, known),
  },
  'PATCH /profile': {
    keep(cache, profile) {
      cache.setQueryData(queryKey('GET /profile', {}), profile);
      keepHabits(profile);
    },
  },
  'DELETE /voice-link': { idempotent: true, keep: (cache, link) => void cache.setQueryData(queryKey('GET /voice-link', {}), link) },
} satisfies WriteRules;

export const cookLive = {
  'events.identity.profile.changed': () => ({ keys: [queryKey('GET /profile'), queryKey('GET /session')] }),
  'events.identity.preferences.changed': () => ({ keys: [queryKey('GET /preferences')] }),
  'events.identity.voice-link.changed': () => ({ keys: [queryKey('GET /voice-link')] }),
  'events.media.image.stored': ({ imageId: id }) => ({ id, keys: [queryKey('GET /images/:id', { id })] }),
} satisfies Partial<LiveRules>;
