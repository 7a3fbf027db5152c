import { Controller } from '@nestjs/common';
import { operations, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { PreferencesService } from './preferences.service';

const { preferences } = operations.identity;

@Controller()
export class PreferencesHandlers {
  constructor(private readonly preferences: PreferencesService) {}

  @Handles(preferences.read)
  read(_: unknown, { actor }: ContextOf<typeof preferences.read>) {
    return this.preferences.read(actor.accountId);
  }

  @Handles(preferences.change)
  change(input: ParsedInputOf<typeof preferences.change>, { actor }: ContextOf<typeof preferences.change>) {
    return this.preferences.change(actor.accountId, input);
  }
}
