import type { DeadLetter, ServiceName } from '@simmer/contracts';
import { escapeUTF8 as escaped } from 'entities';

const DONE = {
  replayed: 'Replayed. The listener handled it this time.',
  failed: 'Replayed, and it failed again. The new reason is shown below.',
  discarded: 'Discarded.',
};
export type Done = keyof typeof DONE;

interface Shown {
  letters: readonly DeadLetter[];
  /** The services that did not answer. */
  away: readonly ServiceName[];
  done: Done | undefined;
  now: Date;
}

/** What the page shows below its introduction. */
export const deadLettersHtml = ({
  letters,
  away,
  done,
  now,
}: Shown): string => `${done ? `<p class="notice" role="status">${DONE[done]}</p>` : ''}
${away.map((service) => `<p class="notice" role="alert">${service} does not answer right now, so its dead letters are missing here. Load the page again in a moment.</p>`).join('')}
<ul class="letters">${letters.map((letter) => letterHtml(letter, now)).join('')}</ul>`;

export function introduction(count: number): string {
  if (count === 0) return 'Every event was handled.';
  return `${count === 1 ? 'One event' : `${count} events`} that a listener could not handle. Nothing is lost while they lie here.`;
}

const letterHtml = (letter: DeadLetter, now: Date): string => `<li><details><summary>
<span><b>${escaped(letter.listener)}</b><small>${escaped(nameOf(letter))}</small><small>${escaped(letter.reason)}</small></span>
<span class="n">${letter.tries === 1 ? '1 try' : `${letter.tries} tries`}<small><time datetime="${letter.failedAt}">${ageOf(letter, now)}</time></small></span>
</summary><pre tabindex="0">${escaped(indented(letter.message))}</pre></details>
<div class="acts">${button('replay', 'Replay', 'btn btn-sm', letter)}${button('discard', 'Discard', 'btn btn-sm btn-danger', letter)}</div></li>`;

const button = (action: string, label: string, look: string, { listener, id }: DeadLetter): string =>
  `<form method="post" action="/ops/dead-letters/${action}"><input type="hidden" name="listener" value="${escaped(listener)}">
<input type="hidden" name="id" value="${escaped(id)}"><button class="${look}" aria-label="${label} ${escaped(id)}">${label}</button></form>`;

/** Such as recipe.saved. */
const nameOf = ({ subject }: DeadLetter): string => subject.split('.').slice(-2).join('.');

function indented(message: string): string {
  try {
    return JSON.stringify(JSON.parse(message), null, 2);
  } catch {
    // that it is no JSON may be why it lies here
    return message;
  }
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

function ageOf({ failedAt }: DeadLetter, now: Date): string {
  const seconds = (now.getTime() - Date.parse(failedAt)) / 1_000;
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
  return relative.format(-Math.floor(seconds / length), unit);
}
