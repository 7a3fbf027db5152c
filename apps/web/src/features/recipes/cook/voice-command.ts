import { type FoundDuration, findDurations } from '@simmer/culinary';

/** What a cook can ask for with the voice. */
export type VoiceCommand =
  | { kind: 'next' | 'back' | 'repeat' | 'stop' }
  /** Without a time it is for the one that the step names. */
  | { kind: 'timer'; time?: Pick<FoundDuration, 'text' | 'seconds'> }
  /** `food` is in the cook's words. */
  | { kind: 'amount'; food: string };

/** Patterns of words, in lower case, that stand for each command. */
export type SpokenWords = Readonly<Record<VoiceCommand['kind'], string>>;

/** A longer sentence is talk in the kitchen, and "I'll be back in a minute" turns no page. */
const LONGEST_MOVE = 5;
const LONGEST_SENTENCE = 12;
const MOVES = ['stop', 'next', 'back', 'repeat'] as const;
const LONGEST_TIMER_SECONDS = 24 * 60 * 60;

/** Reads what a speech recognition has heard; undefined for what is no command. */
export function readCommand(heard: string, words: SpokenWords, language: string): VoiceCommand | undefined {
  const sentence = heard
    .toLowerCase()
    .replace(/[,.!?;:…]+(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const count = sentence.split(' ').length;
  if (sentence === '' || count > LONGEST_SENTENCE) return undefined;
  const find = (kind: VoiceCommand['kind']) => new RegExp(`(?<!\\p{L})(?:${words[kind]})(?!\\p{L})`, 'u').exec(sentence);
  const amount = find('amount');
  if (amount) {
    const food = sentence.slice(amount.index + amount[0].length).trim();
    return food === '' ? undefined : { kind: 'amount', food };
  }
  if (find('timer')) {
    const time = findDurations(sentence, { language }).find(({ seconds }) => seconds > 0 && seconds <= LONGEST_TIMER_SECONDS);
    if (time) return { kind: 'timer', time: { text: time.text, seconds: time.seconds } };
  }
  if (count > LONGEST_MOVE) return undefined;
  const move = MOVES.find(find);
  if (move) return { kind: move };
  return find('timer') ? { kind: 'timer' } : undefined;
}
