import { Injectable } from '@nestjs/common';
import { caseChanged, type PayloadOf, reportMade } from '@simmer/contracts';
import { On } from '@simmer/kit';
import { ModerationCases } from '../moderation-model/moderation-cases.service';
import { DecisionService } from './decision.service';

@Injectable()
export class ModerationListeners {
  constructor(
    private readonly cases: ModerationCases,
    private readonly decisions: DecisionService,
  ) {}

  @On(reportMade, 'count-report')
  async countReport({ reportId }: PayloadOf<typeof reportMade>): Promise<void> {
    await this.cases.countReport(reportId);
  }

  @On(caseChanged, 'follow-decision')
  async follow({ caseId, revision }: PayloadOf<typeof caseChanged>): Promise<void> {
    await this.decisions.follow(caseId, revision);
  }
}
