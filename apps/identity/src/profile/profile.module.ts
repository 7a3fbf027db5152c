import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountModelModule } from '../account-model/account-model.module';
import { ProfileHandlers } from './profile.handlers';
import { profilePersonalData } from './profile.personal-data';
import { ProfilePhotoReferences } from './profile.photo-references';
import { ProfileRepository } from './profile.repository';
import { PROFILE_MODEL, ProfileSchema, USERNAME_CLAIM_MODEL, UsernameClaimSchema } from './profile.schema';
import { ProfileService } from './profile.service';

@Module({
  imports: [
    AccountModelModule,
    MongooseModule.forFeature([
      { name: PROFILE_MODEL, schema: ProfileSchema },
      { name: USERNAME_CLAIM_MODEL, schema: UsernameClaimSchema },
    ]),
  ],
  controllers: [ProfileHandlers],
  providers: [ProfileService, ProfileRepository, profilePersonalData, ProfilePhotoReferences],
})
export class ProfileModule {}
