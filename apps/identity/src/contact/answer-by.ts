import { CONTACT_ANSWER_DAYS, DAY_MS } from '@simmer/contracts';

const WEEKEND = [6, 0];

/** When an answer to what came in at a moment is due: 48 hours on business days, in UTC. What comes on a weekend counts from Monday on. */
export function answerBy(receivedAt: Date): Date {
  let due = receivedAt.getTime();
  for (let days = 0; days < CONTACT_ANSWER_DAYS;) {
    due += DAY_MS;
    if (!WEEKEND.includes(new Date(due).getUTCDay())) days += 1;
  }
  return new Date(due);
}
