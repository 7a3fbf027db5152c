import { Injectable } from '@nestjs/common';
import { imageStored, type PayloadOf } from '@simmer/contracts';
import { On } from '@simmer/kit';
import { PostPhotos } from './post-photos.service';

@Injectable()
export class PostListeners {
  constructor(private readonly photos: PostPhotos) {}

  @On(imageStored, 'show-photo')
  async showPhoto({ ownerId, imageId }: PayloadOf<typeof imageStored>): Promise<void> {
    await this.photos.imageStored(ownerId, imageId);
  }
}
