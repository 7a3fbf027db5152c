import { Injectable } from '@nestjs/common';
import { ProblemError } from '@simmer/contracts';
import { plate } from '@simmer/plates';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { BoundedCache } from '../../bounded-cache';

/** As the Open Graph protocol's readers show it. */
const PREVIEW = { width: 1200, height: 630 };
/** Of some 60 kB each. */
const MOST_KEPT = 200;
/** A painting takes 100 to 250 ms of a core. */
const AT_ONCE = 2;
const MOST_WAITING = 20;

interface Dish {
  title: string;
  category: string;
  words: string[];
}

/** Plates as images: few are drawn at once, and recent ones are cached. */
@Injectable()
export class Paintings {
  private readonly cache = new BoundedCache<Promise<Buffer>>(MOST_KEPT);
  private readonly brushes = pLimit(AT_ONCE);

  /** Throws `service.unavailable` while too many wait. */
  async get({ title, category, words }: Dish): Promise<Buffer> {
    const key = JSON.stringify([title, category, words]);
    const known = this.cache.get(key);
    if (known) return known;
    if (this.brushes.pendingCount >= MOST_WAITING) throw new ProblemError('service.unavailable', undefined, { retryAfter: 2 });
    const painting = this.brushes(() => paint(plate(title, category, words, { ground: true })));
    this.cache.set(key, painting);
    // the caller gets the failure; the next one starts over
    painting.catch(() => this.cache.delete(key));
    return painting;
  }
}

const paint = (drawing: string): Promise<Buffer> =>
  sharp(Buffer.from(drawing)).resize(PREVIEW.width, PREVIEW.height, { fit: 'cover' }).png({ palette: true }).toBuffer();
