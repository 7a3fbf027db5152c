import type { Migration } from '@simmer/kit';
import { skeletonOf } from './username-skeleton';

/** Usernames from before look like something as well. */
export const usernameSkeletons: Migration = {
  id: '0001-username-skeletons',
  run: ({ eachDocument }) => eachDocument('username_claims', ({ _id }) => ({ $set: { skeleton: skeletonOf(String(_id)) } })),
};
