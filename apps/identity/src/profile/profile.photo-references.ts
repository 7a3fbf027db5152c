import { Injectable } from '@nestjs/common';
import type { StoredPhoto } from '@simmer/contracts';
import { PhotoReferences } from '@simmer/kit';
import { ProfileRepository } from './profile.repository';
import { PROFILE_MODEL } from './profile.schema';

/** A profile shows the photo of its cook. */
@Injectable()
export class ProfilePhotoReferences extends PhotoReferences {
  readonly models = [PROFILE_MODEL];

  constructor(private readonly profiles: ProfileRepository) {
    super();
  }

  find(photos: readonly StoredPhoto[]): Promise<string[]> {
    return this.profiles.findShown(photos);
  }
}
