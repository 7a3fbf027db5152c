import { Controller } from '@nestjs/common';
import { type ParsedInputOf, testMode } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { TestClockService } from './test-clock.service';

@Controller()
export class TestClockHandlers {
  constructor(private readonly clock: TestClockService) {}

  @Handles(testMode.turnClock)
  turnClock({ accountId, days }: ParsedInputOf<typeof testMode.turnClock>) {
    return this.clock.turn(accountId, days);
  }
}
