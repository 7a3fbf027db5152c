import { Controller } from '@nestjs/common';
import { type ParsedInputOf, payment, plan } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { PaymentService } from './payment.service';
import { PlanService } from './plan.service';

type Input<K extends keyof typeof payment> = ParsedInputOf<(typeof payment)[K]>;
type Cook = ContextOf<typeof payment.current>;

@Controller()
export class PaymentHandlers {
  constructor(
    private readonly payments: PaymentService,
    private readonly plans: PlanService,
  ) {}

  @Handles(plan.list)
  async list() {
    return this.plans.list();
  }

  @Handles(payment.current)
  current(_: unknown, { actor }: Cook) {
    return this.payments.current(actor.accountId);
  }

  @Handles(payment.openPortal)
  openPortal(input: Input<'openPortal'>, { actor }: Cook) {
    return this.payments.openPortal(actor.accountId, input);
  }

  @Handles(payment.previewChange)
  previewChange({ interval }: Input<'previewChange'>, { actor }: Cook) {
    return this.payments.previewChange(actor.accountId, interval);
  }

  @Handles(payment.change)
  change(input: Input<'change'>, { actor }: Cook) {
    return this.payments.change(actor.accountId, input);
  }

  @Handles(payment.cancel)
  cancel(input: Input<'cancel'>, { actor }: Cook) {
    return this.payments.cancel(actor.accountId, input);
  }

  @Handles(payment.resume)
  resume(input: Input<'resume'>, { actor }: Cook) {
    return this.payments.resume(actor.accountId, input);
  }

  @Handles(payment.listInvoices)
  listInvoices(_: unknown, { actor }: Cook) {
    return this.payments.listInvoices(actor.accountId);
  }
}
