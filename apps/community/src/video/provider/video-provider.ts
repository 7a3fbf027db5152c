import type { VideoMetadata } from '@simmer/contracts';

/** Who knows videos. */
export abstract class VideoProvider {
  /**
   * What it says of a video. Null when nothing comes back: it does not know the video, refuses the key, or is away. The key is the caller's: it
   * goes along with this question and is written down nowhere.
   */
  abstract find(youtubeId: string, key: string): Promise<VideoMetadata | null>;
}
