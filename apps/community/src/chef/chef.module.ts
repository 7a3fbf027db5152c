import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ModerationModelModule } from '../moderation-model/moderation-model.module';
import { ChefHandlers } from './chef.handlers';
import { chefPersonalData } from './chef.personal-data';
import { ChefService } from './chef.service';
import { RelationRepository } from './relation.repository';
import { RELATION_MODEL, RelationSchema } from './relation.schema';

@Module({
  imports: [ModerationModelModule, MongooseModule.forFeature([{ name: RELATION_MODEL, schema: RelationSchema }])],
  controllers: [ChefHandlers],
  providers: [ChefService, RelationRepository, chefPersonalData],
  exports: [ChefService],
})
export class ChefModule {}
