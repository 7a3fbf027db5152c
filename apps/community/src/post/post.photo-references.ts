import { Injectable } from '@nestjs/common';
import type { StoredPhoto } from '@simmer/contracts';
import { PhotoReferences } from '@simmer/kit';
import { PostRepository } from './post.repository';
import { POST_MODEL } from './post.schema';

/** Who made a recipe shows a photo of what came of it. */
@Injectable()
export class PostPhotoReferences extends PhotoReferences {
  readonly models = [POST_MODEL];

  constructor(private readonly posts: PostRepository) {
    super();
  }

  find(photos: readonly StoredPhoto[]): Promise<string[]> {
    return this.posts.findShown(photos);
  }
}
