import { Controller } from '@nestjs/common';
import { help, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { HelpService } from './help.service';

@Controller()
export class HelpHandlers {
  constructor(private readonly helpService: HelpService) {}

  @Handles(help.vote)
  vote(input: ParsedInputOf<typeof help.vote>): Promise<OutputOf<typeof help.vote>> {
    return this.helpService.vote(input);
  }

  @Handles(help.listVotes)
  listVotes(): Promise<OutputOf<typeof help.listVotes>> {
    return this.helpService.listVotes();
  }
}
