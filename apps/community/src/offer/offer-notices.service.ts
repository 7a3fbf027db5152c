import { Injectable } from '@nestjs/common';
import { type FeedNotice, MAX_PAGE_SIZE, pick } from '@simmer/contracts';
import { ChefService } from '../chef/chef.service';
import { GalleryService } from '../gallery/gallery.service';
import { OfferRepository } from './offer.repository';
import type { OfferDocument } from './offer.schema';

type NoticeOf<K extends FeedNotice['kind']> = Omit<Extract<FeedNotice, { kind: K }>, 'is_new'>;
type OfferNotice = NoticeOf<'offer'> | NoticeOf<'offer-answer'>;

/** Of offers, and of answers. Their cooks are asked for in one page. */
const OF_EACH = MAX_PAGE_SIZE / 2;

/** What cooks have to know of offers: the author that there is one, and whoever made it what became of it. */
@Injectable()
export class OfferNotices {
  constructor(
    private readonly offers: OfferRepository,
    private readonly chefs: ChefService,
    private readonly gallery: GalleryService,
  ) {}

  /** The latest of each kind. None of cooks of whom the reader sees nothing, nor where one of the two recipes is not shown. */
  async of(reader: string): Promise<OfferNotice[]> {
    const [open, answered] = await Promise.all([this.offers.listOpenTo(reader, OF_EACH), this.offers.listAnsweredOf(reader, OF_EACH)]);
    const found = [...open, ...answered];
    if (found.length === 0) return [];
    const other = ({ offeredBy, ownerId }: OfferDocument): string => (offeredBy === reader ? ownerId : offeredBy);
    const { hidden } = await this.chefs.circleOf(reader);
    const seen = found.filter((one) => !hidden.includes(other(one)));
    const [cards, cooks] = await Promise.all([
      this.gallery.cardsOf(seen.flatMap(({ _id, originalId }) => [_id, originalId])),
      this.chefs.summariesOf([...new Set(seen.map(other))]),
    ]);
    return seen.flatMap((one): OfferNotice[] => {
      const [recipe, fork] = [cards.get(one.originalId), cards.get(one._id)];
      if (!recipe || !fork) return [];
      const { _id: id, changes, offeredAt, taken, answeredAt } = one;
      const cook = cooks.get(other(one)) ?? null;
      const about = { id, cook, recipe: pick(recipe, ['slug', 'title']), fork: pick(fork, ['slug']), changes: changes.length };
      if (!answeredAt) return [{ kind: 'offer', ...about, created_at: offeredAt.toISOString() }];
      return [{ kind: 'offer-answer', ...about, taken: taken?.length ?? 0, created_at: answeredAt.toISOString() }];
    });
  }
}
