import { Controller } from '@nestjs/common';
import { operations, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { AuditLog } from './audit-log.service';

const { auditLog } = operations.identity;

@Controller()
export class AuditLogHandlers {
  constructor(private readonly log: AuditLog) {}

  @Handles(auditLog.add)
  async add({ accountId, action, details }: ParsedInputOf<typeof auditLog.add>): Promise<OutputOf<typeof auditLog.add>> {
    return { number: await this.log.add(accountId, action, details) };
  }

  @Handles(auditLog.list)
  list(input: ParsedInputOf<typeof auditLog.list>): Promise<OutputOf<typeof auditLog.list>> {
    return this.log.list(input);
  }

  @Handles(auditLog.summary)
  summary(): Promise<OutputOf<typeof auditLog.summary>> {
    return this.log.summary();
  }
}
