import type { ServiceName } from './caller';
import { job } from './job';

const NIGHTLY = { cron: '0 3 * * *' } as const;

/** Declares the nightly job that compares one projection of a service with the truth, mends what differs and reports how much that was. */
export const reconciliation = <const S extends ServiceName, const P extends string>(service: S, projection: P, summary: string) =>
  job(`${service}.reconcile-${projection}`, { summary, schedule: NIGHTLY, totalSeconds: 3_600 });

/** For a service that keeps plans (`PlansModule` of libs/kit), which refuses to start without it. */
export const planReconciliation = <const S extends ServiceName>(service: S) =>
  reconciliation(service, 'plans', 'Reconciles the stored plans with billing');
