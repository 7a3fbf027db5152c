import { z } from 'zod';
import { RECIPE_LIMITS } from '../constants';
import type { ServiceName } from './caller';
import { Id } from './fields';
import { operation } from './operation';

/** A stored photo, and the addresses by which a document may show it. */
export const StoredPhoto = z.object({ id: Id, ownerId: Id, addresses: z.array(z.string().max(RECIPE_LIMITS.address)).max(20) });
export type StoredPhoto = z.infer<typeof StoredPhoto>;

/** Each service whose documents show photos answers which of these are in use, before media removes one. */
export const photoReferencesOf = <const S extends string>(service: S) => ({
  find: operation(`rpc.${service}.photo-references.find`, {
    summary: 'Find which of these photos documents of their owners show',
    access: 'service',
    callers: ['media'],
    input: z.strictObject({ photos: z.array(StoredPhoto).max(100) }),
    output: z.object({ ids: z.array(Id).max(100) }),
  }),
});

/** The services whose documents show photos. */
export const SERVICES_WITH_PHOTOS = ['recipes', 'identity', 'community'] as const satisfies readonly ServiceName[];

export const showsPhotos = (service: string): boolean => SERVICES_WITH_PHOTOS.some((name) => name === service);
