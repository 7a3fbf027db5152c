/** What another app has shared with Simmer, under the names in manifest.webmanifest. The router reads a text of digits as a number. */
export interface Shared {
  title?: string | number;
  text?: string | number;
  url?: string | number;
}

export const isShared = ({ title = '', text = '', url = '' }: Shared): boolean => `${title}${text}${url}`.trim() !== '';
