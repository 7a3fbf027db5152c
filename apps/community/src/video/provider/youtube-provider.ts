import type { VideoMetadata } from '@simmer/contracts';
import { type Logger, type OutboundClient, OutboundError } from '@simmer/kit';
import { metadataIn } from './youtube-answer';
import { VideoProvider } from './video-provider';

export const YOUTUBE_API = 'https://www.googleapis.com/youtube/v3/';

const PARTS = 'snippet,contentDetails,statistics';
const MOST_BYTES = 512 * 1024;
const ANSWERS_WITHIN_MS = 1_500;

/** The YouTube Data API v3. */
export class YouTubeProvider extends VideoProvider {
  constructor(
    private readonly outbound: Pick<OutboundClient, 'get'>,
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly api = YOUTUBE_API,
  ) {
    super();
  }

  async find(youtubeId: string, key: string): Promise<VideoMetadata | null> {
    const query = new URLSearchParams({ id: youtubeId, part: PARTS, key });
    try {
      const { body } = await this.outbound.get(`${this.api}videos?${query.toString()}`, {
        accept: 'application/json',
        maxBytes: MOST_BYTES,
        timeoutMs: ANSWERS_WITHIN_MS,
      });
      return metadataIn(JSON.parse(body.toString('utf8')), youtubeId);
    } catch (error) {
      if (!(error instanceof OutboundError || error instanceof SyntaxError)) throw error;
      // never the error itself: its cause may name the address, which has the key
      const why = error instanceof OutboundError ? error.code : 'no-json';
      this.logger.warn(
        { youtubeId, why, status: error instanceof OutboundError ? error.status : undefined },
        'nothing came back of a video',
      );
      return null;
    }
  }
}
