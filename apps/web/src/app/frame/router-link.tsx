import type { LinkProps } from '@simmer/ui';
import { Link } from '@tanstack/react-router';
import { onServer } from '../../browser/site';

/** How the kit's components link: through the router for our own paths, as a plain anchor for everything else. */
export function RouterLink({ href, ...rest }: LinkProps) {
  if (href.startsWith('/api/')) return <a href={onServer(href)} {...rest} />;
  if (!href.startsWith('/') || href.startsWith('//')) return <a href={href} {...rest} />;
  const { path, search, hash } = parts(href);
  // the kit says what is current; the router marks no more than the very page one is on
  return <Link to={path} search={search} hash={hash} activeProps={unmarked} activeOptions={exact} {...rest} />;
}

const unmarked = {};
const exact = { exact: true, includeHash: true };

function parts(href: string): { path: string; search: Record<string, string> | undefined; hash: string | undefined } {
  const [beforeHash = '', hash] = href.split('#');
  const [path = '/', query] = beforeHash.split('?');
  return { path, search: query ? Object.fromEntries(new URLSearchParams(query)) : undefined, hash };
}
