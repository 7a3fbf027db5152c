import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ModerationModelModule } from '../moderation-model/moderation-model.module';
import { ChefHandlers } from './chef.handlers';
import { ChefListeners } from './chef.listeners';
import { chefPersonalData } from './chef.personal-data';
import { ChefService } from './chef.service';
import { CookRepository } from './cook.repository';
import { COOK_MODEL, CookSchema } from './cook.schema';
import { CookService } from './cook.service';
import { RelationRepository } from './relation.repository';
import { RELATION_MODEL, RelationSchema } from './relation.schema';

@Module({
  imports: [
    ModerationModelModule,
    MongooseModule.forFeature([
      { name: RELATION_MODEL, schema: RelationSchema },
      { name: COOK_MODEL, schema: CookSchema },
    ]),
  ],
  controllers: [ChefHandlers],
  providers: [ChefService, CookService, CookRepository, RelationRepository, ChefListeners, chefPersonalData],
  exports: [ChefService, CookService],
})
export class ChefModule {}
