import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HelpVoteRepository } from './help-vote.repository';
import { HELP_VOTE_MODEL, HelpVoteSchema } from './help-vote.schema';
import { HelpHandlers } from './help.handlers';
import { HelpService } from './help.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: HELP_VOTE_MODEL, schema: HelpVoteSchema }])],
  controllers: [HelpHandlers],
  providers: [HelpService, HelpVoteRepository],
})
export class HelpModule {}
