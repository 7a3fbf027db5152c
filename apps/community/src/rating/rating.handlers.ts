import { Controller } from '@nestjs/common';
import { type CommunityRating, type ParsedInputOf, rating } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { RatingService } from './rating.service';

type Cook = ContextOf<typeof rating.read>;

@Controller()
export class RatingHandlers {
  constructor(private readonly ratings: RatingService) {}

  @Handles(rating.read)
  read({ id }: ParsedInputOf<typeof rating.read>, { actor }: Cook): Promise<CommunityRating> {
    return this.ratings.read(actor.accountId, id);
  }

  @Handles(rating.put)
  put({ id, rating: stars }: ParsedInputOf<typeof rating.put>, { actor }: Cook): Promise<CommunityRating> {
    return this.ratings.put(actor.accountId, id, stars);
  }
}
