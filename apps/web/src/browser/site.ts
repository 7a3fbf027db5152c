/**
 * Where Simmer's server is. Empty where it sent this page itself; the pages of the native apps are part of the app, and name it in their head
 * (tools/native).
 */
export const serverOrigin: string =
  typeof document === 'undefined' ? '' : (document.querySelector<HTMLMetaElement>('meta[name="simmer-server"]')?.content ?? '');

/** The address of something that the server has, such as a picture it draws, from its path. */
export const onServer = (path: string): string => serverOrigin + path;

/** The origin that addresses for other people begin with. */
export const siteOrigin = (): string => serverOrigin || window.location.origin;
