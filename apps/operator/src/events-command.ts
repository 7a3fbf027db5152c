import { Logger } from '@nestjs/common';
import { deadLettersOf, MAX_PAGE_SIZE, serviceOfListener, type ServiceName, servicesOnTheBus } from '@simmer/contracts';
import { Bus, type EnvironmentVariables, ServiceConfig } from '@simmer/kit';

const USAGE = `usage: npm run events -- list
       npm run events -- replay <listener> [id]
       npm run events -- discard <id>`;
/** Replaying all letters of a listener takes its time. */
const REPLAY_WITHIN_MS = 60_000;

/** What a person at the machine does with dead letters. Returns what to print. */
export async function runEventsCommand([command, ...given]: string[], variables: EnvironmentVariables): Promise<string[]> {
  // what is printed is the answer
  Logger.overrideLogger(false);
  const bus = new Bus('operator', ServiceConfig.parse(variables));
  try {
    const [first, id] = given;
    if (command === 'list') return await list(bus);
    if (command === 'replay' && first) {
      const input = { listener: first, ...(id && { id }) };
      const { handled, failed } = await bus.call(deadLettersOf(serviceOf(first)).replay, input, {
        asService: true,
        timeoutMs: REPLAY_WITHIN_MS,
      });
      return [`${handled} handled, ${failed} failed`];
    }
    if (command === 'discard' && first) {
      const { discarded } = await bus.call(deadLettersOf(serviceOf(first)).discard, { id: first }, { asService: true });
      return [discarded ? 'discarded' : 'There is no such dead letter.'];
    }
    throw new Error(USAGE);
  } finally {
    await bus.onApplicationShutdown();
  }
}

function serviceOf(listener: string): ServiceName {
  const service = serviceOfListener(listener);
  if (!service) throw new Error(`${listener} names no listener: write it like recipes-keep-plan.`);
  return service;
}

async function list(bus: Bus): Promise<string[]> {
  const lines: string[] = [];
  for (const service of servicesOnTheBus()) {
    let after: string | undefined;
    do {
      const input = { limit: MAX_PAGE_SIZE, ...(after && { after }) };
      const page = await bus.call(deadLettersOf(service).list, input, { asService: true });
      for (const { id, reason, tries, failedAt } of page.items)
        lines.push(`${failedAt}  ${id}  tried ${tries} times  ${reason.replaceAll(/\s+/g, ' ')}`);
      after = page.next ?? undefined;
    } while (after);
  }
  return lines.length > 0 ? lines : ['No dead letters.'];
}
