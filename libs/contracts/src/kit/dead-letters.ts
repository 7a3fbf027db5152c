import { z } from 'zod';
import { SERVICE_NAMES, type ServiceName } from './caller';
import { pageInput, pageOf, Timestamp } from './fields';
import { operation } from './operation';

export const DeadLetter = z.object({
  id: z.string(),
  listener: z.string().describe('Durable name on the bus, such as recipes-keep-plan'),
  subject: z.string().describe('Of the event'),
  message: z.string().describe('The event as it came'),
  reason: z.string().describe('What the listener threw last'),
  tries: z.int(),
  failedAt: Timestamp,
});
export type DeadLetter = z.infer<typeof DeadLetter>;

/** What staff, and the operator at the machine, do with the events that a service's listeners could not handle. Every service has them. */
export const deadLettersOf = <const S extends string>(service: S) => ({
  list: operation(`rpc.${service}.dead-letters.list`, {
    summary: 'List the dead letters of this service',
    access: 'staff',
    staffRoles: ['operator'],
    callers: ['gateway', 'operator'],
    input: z.strictObject(pageInput),
    output: pageOf(DeadLetter),
  }),
  replay: operation(`rpc.${service}.dead-letters.replay`, {
    summary: 'Replay dead letters of a listener',
    access: 'staff',
    staffRoles: ['operator'],
    callers: ['gateway', 'operator'],
    input: z.strictObject({ listener: z.string().max(100), id: z.string().max(300).optional() }),
    output: z.object({ handled: z.int(), failed: z.int().describe('These stay, with the new reason') }),
  }),
  discard: operation(`rpc.${service}.dead-letters.discard`, {
    summary: 'Discard a dead letter',
    access: 'staff',
    staffRoles: ['operator'],
    callers: ['gateway', 'operator'],
    input: z.strictObject({ id: z.string().max(300) }),
    output: z.object({ discarded: z.boolean() }),
  }),
});

/** The service whose listener this is, or whose listener's dead letter; undefined for a name that no service gives. */
export const serviceOfListener = (name: string): ServiceName | undefined => SERVICE_NAMES.find((service) => name.startsWith(`${service}-`));
