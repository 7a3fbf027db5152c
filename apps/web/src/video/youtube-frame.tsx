import { VIDEO_ID } from '@simmer/contracts/constants';
import { language } from '@simmer/messages/language';
import * as t from '@simmer/messages/videos';

const PLAYER = 'https://www.youtube-nocookie.com/embed/';

/** Where the player of a video is, at a second of it. Throws for an id that is none: nothing else gets into an address. */
export function playerAddress(youtubeId: string, start: number): string {
  if (!VIDEO_ID.test(youtubeId)) throw new Error('This is not the id of a video.');
  const query = new URLSearchParams({
    autoplay: '1',
    rel: '0',
    playsinline: '1',
    hl: language,
    ...(start > 0 && { start: String(start) }),
  });
  return `${PLAYER}${youtubeId}?${query.toString()}`;
}

interface YouTubeFrameProps {
  youtubeId: string;
  title: string;
  /** Second at which it begins; another one begins again there. */
  start: number;
}

/** The provider's player without its cookies, in a frame that can do nothing but play. It learns from which site it is shown, without which it plays nothing. */
export const YouTubeFrame = ({ youtubeId, title, start }: YouTubeFrameProps) => (
  <iframe
    key={start}
    className="video-frame"
    title={t.player({ title })}
    src={playerAddress(youtubeId, start)}
    sandbox="allow-scripts allow-same-origin allow-presentation"
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    referrerPolicy="strict-origin"
  />
);
