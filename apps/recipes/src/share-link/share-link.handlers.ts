import { Controller } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, shareLink } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { ShareLinkService } from './share-link.service';

type Input<K extends keyof typeof shareLink> = ParsedInputOf<(typeof shareLink)[K]>;
type Output<K extends keyof typeof shareLink> = Promise<OutputOf<(typeof shareLink)[K]>>;
type Cook = ContextOf<typeof shareLink.list>;

@Controller()
export class ShareLinkHandlers {
  constructor(private readonly links: ShareLinkService) {}

  @Handles(shareLink.shareRecipe)
  shareRecipe(input: Input<'shareRecipe'>, { actor }: Cook): Output<'shareRecipe'> {
    return this.links.shareRecipe(actor.accountId, input);
  }

  @Handles(shareLink.shareWeek)
  shareWeek(input: Input<'shareWeek'>, { actor }: Cook): Output<'shareWeek'> {
    return this.links.shareWeek(actor.accountId, input);
  }

  @Handles(shareLink.list)
  list(_input: Input<'list'>, { actor }: Cook): Output<'list'> {
    return this.links.list(actor.accountId);
  }

  @Handles(shareLink.setRevoked)
  setRevoked({ id, revoked }: Input<'setRevoked'>, { actor }: Cook): Output<'setRevoked'> {
    return this.links.setRevoked(actor.accountId, id, revoked);
  }

  @Handles(shareLink.readShared)
  readShared({ token }: Input<'readShared'>): Output<'readShared'> {
    return this.links.readShared(token);
  }

  @Handles(shareLink.saveRecipe)
  saveRecipe(input: Input<'saveRecipe'>, { actor }: Cook): Output<'saveRecipe'> {
    return this.links.saveRecipe(actor.accountId, input);
  }

  @Handles(shareLink.saveWeek)
  saveWeek(input: Input<'saveWeek'>, { actor }: Cook): Output<'saveWeek'> {
    return this.links.saveWeek(actor.accountId, input);
  }
}
