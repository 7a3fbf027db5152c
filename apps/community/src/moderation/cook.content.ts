import { Injectable } from '@nestjs/common';
import { profile } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import { ModeratedContent, type ContentView } from '../moderation-model/moderated-content';

/** A cook's page: whether it is hidden is asked each time it is read. */
@Injectable()
export class CookContent extends ModeratedContent {
  readonly kind = 'cook';

  constructor(private readonly bus: Bus) {
    super();
  }

  async find(accountId: string): Promise<ContentView | null> {
    const { profile: found } = await this.bus.call(profile.find, { accountId }, { asService: true });
    if (!found?.username) return null;
    const image = found.picture.kind === 'photo' ? found.picture.image : null;
    const path = `/app/community/chef/${found.username}`;
    return { authorId: accountId, title: found.username, text: found.about, path, image, plate: null };
  }

  async photosOf(accountId: string): Promise<string[]> {
    const { profile: found } = await this.bus.call(profile.find, { accountId }, { asService: true });
    return found?.picture.kind === 'photo' && found.picture.image ? [found.picture.image.id] : [];
  }

  async follow(): Promise<void> {}
}
