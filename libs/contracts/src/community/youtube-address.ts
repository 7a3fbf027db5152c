import { VIDEO_ID } from '../constants';

const HOSTS = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']);

/**
 * The id of a video from a watch link, an embed link, a short link, a v-link or the id alone, with or without `https://`; null for any other
 * text.
 */
export function youtubeIdOf(text: string): string | null {
  const trimmed = text.trim();
  if (VIDEO_ID.test(trimmed)) return trimmed;
  const url = URL.parse(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url) return null;
  const id = idIn(url);
  return id !== null && VIDEO_ID.test(id) ? id : null;
}

function idIn({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^www\./, '');
  const [first = '', second = ''] = pathname.slice(1).split('/');
  if (host === 'youtu.be') return first;
  if (!HOSTS.has(host)) return null;
  if (first === 'watch') return searchParams.get('v');
  return first === 'embed' || first === 'v' ? second : null;
}

/** Where a video is watched at the provider. */
export const watchAddress = (youtubeId: string): string => `https://www.youtube.com/watch?v=${youtubeId}`;
