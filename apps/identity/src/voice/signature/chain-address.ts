import { refused } from './refused';

const HOST = 's3.amazonaws.com';
const FOLDER = '/echo.api/';

/**
 * The address of a certificate chain, written as it is fetched. Throws unless it leads into the voice platform's own folder: what is compared is
 * what is fetched, so that no way of writing (`/echo.api/../other/`, encoded letters, another port) leads elsewhere.
 */
export function chainAddress(given: string): string {
  if (!URL.canParse(given)) throw refused('the address of the certificates is none');
  const { protocol, hostname, port, pathname, username, password, search, hash, href } = new URL(given);
  if (protocol !== 'https:' || hostname !== HOST || port !== '') throw refused('the certificates are at another place');
  if (username || password || search || hash) throw refused('the address of the certificates has more parts than it needs');
  if (!pathname.startsWith(FOLDER) || pathname.includes('%')) throw refused('the certificates are in another folder');
  return href;
}
