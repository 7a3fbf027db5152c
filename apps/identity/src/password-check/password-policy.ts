import { PRODUCT_NAME, ProblemError } from '@simmer/contracts';
import { COMMON_WORDS } from './common-words';

/** With fewer different parts than this a password is found by trying what people usually choose. */
const ENOUGH_PARTS = 7;
const SHORTEST_WORD = 3;
const SHORTEST_RUN = 3;
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
];
const BACKWARDS = RUNS.map((run) => [...run].reverse().join(''));
const LOOKS_LIKE: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

/** What is known of the person, and so the first guess of an attacker. */
export interface PersonalWords {
  email: string;
  name: string;
}

/** Throws `identity.weak-password` for a password that is long enough and yet among the first to be tried. */
export function checkPassword(password: string, person: PersonalWords): void {
  if (!isGuessable(password, person)) return;
  throw new ProblemError(
    'identity.weak-password',
    'This password is too easy to guess. Try four or five words that do not belong together.',
  );
}

/**
 * Takes a password apart into common words, the person's own words, keyboard and alphabet runs, and single characters.
 * Each different part counts once, so that neither repeating nor appending '2024!' makes a common password a good one.
 */
export function isGuessable(password: string, person: PersonalWords): boolean {
  const words = new Set([...COMMON_WORDS, ...personalWords(person)]);
  const longest = Math.max(...[...words].map((word) => word.length));
  const text = password.toLowerCase();
  const readable = text.replaceAll(/[013457@$!]/g, (character) => LOOKS_LIKE[character] ?? character);
  const wordAt = (at: number): number => Math.max(wordLength(text, at, words, longest), wordLength(readable, at, words, longest));
  const parts = new Set<string>();
  for (let at = 0; at < text.length && parts.size < ENOUGH_PARTS;) {
    const length = Math.max(wordAt(at), runLength(text, at), 1);
    parts.add(length === 1 ? text.charAt(at) : readable.slice(at, at + length));
    at += length;
  }
  return parts.size < ENOUGH_PARTS;
}

function personalWords({ email, name }: PersonalWords): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const words = [PRODUCT_NAME, local, ...local.split(/[^a-z0-9]+/), ...domain.split('.'), ...name.split(/\s+/)];
  return words.map((word) => word.toLowerCase()).filter((word) => word.length >= SHORTEST_WORD);
}

/** Length of the longest of the words that stands at this place; 0 when none does. */
function wordLength(text: string, at: number, words: ReadonlySet<string>, longest: number): number {
  for (let length = Math.min(text.length - at, longest); length >= SHORTEST_WORD; length--)
    if (words.has(text.slice(at, at + length))) return length;
  return 0;
}

/** Length of the run at this place: neighbours of the alphabet, the digits or the keyboard, or one character repeated. */
function runLength(text: string, at: number): number {
  const rest = text.slice(at);
  const repeated = /^(.)\1*/s.exec(rest)?.[0].length ?? 0;
  const neighbours = Math.max(...[...RUNS, ...BACKWARDS].map((run) => commonStart(run, rest)));
  const longest = Math.max(repeated, neighbours);
  return longest >= SHORTEST_RUN ? longest : 0;
}

function commonStart(run: string, rest: string): number {
  const from = run.indexOf(rest.charAt(0));
  if (from === -1) return 0;
  let length = 0;
  while (length < rest.length && rest.charAt(length) === run.charAt(from + length)) length += 1;
  return length;
}
