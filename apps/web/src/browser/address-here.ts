import { siteOrigin } from './site';

/** The address of what is shown now, as other people could open it: in the native apps the path stands in the hash. */
export function addressHere(): URL {
  const { hash, pathname, search } = window.location;
  return new URL(hash.startsWith('#/') ? hash.slice(1) : pathname + search, siteOrigin());
}
