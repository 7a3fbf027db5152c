import { findDurations, foldText } from '@simmer/culinary';
import { AHEAD, HOB, OVEN, OVERNIGHT, WAITING, WORKING } from './step-words';
import type { Place, Task } from './task';

/** Something to begin the day before. */
export interface Reminder {
  readonly kind: keyof typeof AHEAD | 'prepare';
  /** Which step says so, counted from 0, and the sentence. */
  readonly step: number;
  readonly text: string;
  /** How long it takes, when the text says so. */
  readonly minutes: number | null;
}

export interface StepTasks {
  readonly tasks: readonly Task[];
  readonly reminders: readonly Reminder[];
}

export interface StepOptions {
  /** Of the steps, as ISO 639-1; found out when it is not given. */
  readonly language?: string | null;
  /** How many minutes the recipe says it takes in all, and how many of them are preparation; 0 while nobody knows. */
  readonly recipe?: { readonly total: number; readonly preparation: number };
}

/** Waits of this length begin the day before. */
const AHEAD_MINUTES = 4 * 60;
const USUAL_OVEN = 180;
const WORDS_A_MINUTE = 10;
const [SHORTEST, LONGEST] = [2, 10];
/** Where a sentence ends: at a stop before a new beginning, not at that of "10 Min. kochen". */
const SENTENCE_END = /(?<=[.!?])(?<!\b(?:min|std|ca|approx|tbsp|tsp|hr|hrs)\.)\s+(?=[\p{Lu}\d])/iu;
const CLAUSE_END = /[,;]|\b(?:then|dann|danach|until|bis)\b/;
const TEMPERATURE = /(\d{2,3})\s*(?:°|º|degrees?|grad)?\s*(celsius|fahrenheit|c|f)?(?![\p{L}\d])/giu;

/**
 * Tasks of a recipe's steps for {@link scheduleDinner}: each time that a step names is a task, waiting or hands-on by its words, on a hob, in the oven at
 * the last temperature mentioned, or nowhere; what has no time is hands-on work as long as its text. Waits of four hours and more, thawing,
 * soaking and marinating over night are reminders of the day before instead. Where the recipe says that it takes longer than its steps do, the tasks
 * take as long as it says.
 */
export function tasksOfSteps(steps: readonly string[], { language, recipe }: StepOptions = {}): StepTasks {
  const tasks: Task[] = [];
  /** Tasks whose minutes are guessed by their text. */
  const guessed = new Set<string>();
  const reminders: Reminder[] = [];
  let celsius = USUAL_OVEN;
  steps.forEach((step, index) => {
    let ordinal = 0;
    const add = (kind: Task['kind'], minutes: number, place: Place | null): void => {
      tasks.push({ id: `${index}.${ordinal++}`, kind, minutes: Math.max(1, Math.round(minutes)), place });
    };
    const addWork = (words: number): void => {
      guessed.add(`${index}.${ordinal}`);
      add('hands-on', handsOnMinutes(words), null);
    };
    let work = 0;
    for (const sentence of step.split(SENTENCE_END)) {
      const folded = foldText(sentence);
      celsius = temperatureIn(folded) ?? celsius;
      const ahead = reminderOf(sentence, folded, index, language);
      if (ahead) {
        reminders.push(ahead);
        continue;
      }
      work += folded.split(/\s+/).length;
      for (const { text, minutes } of timedClauses(sentence, language)) {
        const kind = WAITING.test(text) || !WORKING.test(text) ? 'waiting' : 'hands-on';
        if (kind === 'waiting' && work > 0) {
          addWork(work);
          work = 0;
        }
        add(kind, minutes, placeOf(text, folded, celsius));
        if (kind === 'hands-on') work = 0;
      }
    }
    if (work > 0) addWork(work);
  });
  return { tasks: recipe ? asLongAs(recipe, tasks, guessed, reminders) : tasks, reminders };
}

/** The tasks with what the recipe knows and its steps do not say: preparation is work, in the place of what was guessed, the rest is waiting. */
function asLongAs(
  { total, preparation }: { total: number; preparation: number },
  tasks: readonly Task[],
  guessed: ReadonlySet<string>,
  reminders: readonly Reminder[],
): readonly Task[] {
  // how long a night is nobody says
  if (reminders.some(({ minutes }) => minutes === null)) return tasks;
  const known = sum(tasks) + sum(reminders);
  const missing = Math.round(total - known);
  if (missing <= 0 || tasks.length === 0) return tasks;
  const prepared = sum(tasks.filter(({ id }) => guessed.has(id)));
  const work = Math.min(missing, Math.max(0, Math.round(preparation) - prepared));
  const shares = spread(work, tasks.filter(({ id }) => guessed.has(id)).length);
  const longer = tasks.map((task) => (guessed.has(task.id) ? { ...task, minutes: task.minutes + (shares.shift() ?? 0) } : task));
  const before: Task[] = guessed.size === 0 && work > 0 ? [{ id: '0.before', kind: 'hands-on', minutes: work, place: null }] : [];
  const last = Number.parseInt(tasks.at(-1)?.id ?? '0', 10);
  const rest: Task[] = missing > work ? [{ id: `${last}.rest`, kind: 'waiting', minutes: missing - work, place: null }] : [];
  return [...before, ...longer, ...rest];
}

const sum = (all: readonly { readonly minutes: number | null }[]): number => all.reduce((minutes, one) => minutes + (one.minutes ?? 0), 0);

/** Minutes shared among tasks, in whole ones. */
const spread = (minutes: number, tasks: number): number[] =>
  Array.from({ length: tasks }, (_, at) => Math.floor((minutes * (at + 1)) / tasks) - Math.floor((minutes * at) / tasks));

const handsOnMinutes = (words: number): number => Math.min(LONGEST, Math.max(SHORTEST, words / WORDS_A_MINUTE));

/** Each time of a sentence with the words around it that belong to it: before it in English, after it in German. */
function timedClauses(sentence: string, language: string | null | undefined): { text: string; minutes: number }[] {
  let from = 0;
  return findDurations(sentence, { language }).map(({ end, seconds, secondsMax }) => {
    const clause = CLAUSE_END.exec(sentence.slice(end));
    const to = clause ? end + clause.index : sentence.length;
    const text = foldText(sentence.slice(from, to));
    from = to;
    return { text, minutes: (secondsMax ?? seconds) / 60 };
  });
}

function placeOf(clause: string, sentence: string, celsius: number): Place | null {
  if (OVEN.test(clause)) return { kind: 'oven', celsius };
  if (HOB.test(clause)) return { kind: 'hob' };
  return OVEN.test(sentence) && !/\b(?:cool|rest|stand|kuhlen|ruhen)/.test(clause) ? { kind: 'oven', celsius } : null;
}

/** The oven's temperature in °C where a sentence names one; above 130 without a unit it must be one of an oven. */
function temperatureIn(folded: string): number | null {
  if (!OVEN.test(folded) && !/preheat|vorheizen/.test(folded)) return null;
  for (const [whole, digits, unit] of folded.matchAll(TEMPERATURE)) {
    const value = Number(digits);
    const isGiven = unit !== undefined || /°|º|degree|grad/.test(whole);
    if (!isGiven) continue;
    if (unit?.startsWith('f') || value > 300) return Math.round(((value - 32) * 5) / 9 / 5) * 5;
    if (value >= 50) return value;
  }
  return null;
}

function reminderOf(sentence: string, folded: string, step: number, language: string | null | undefined): Reminder | null {
  const longest = Math.max(0, ...findDurations(sentence, { language }).map(({ seconds, secondsMax }) => (secondsMax ?? seconds) / 60));
  const kind = (Object.keys(AHEAD) as (keyof typeof AHEAD)[]).find((one) => AHEAD[one].test(folded));
  const isLong = OVERNIGHT.test(folded) || longest >= AHEAD_MINUTES;
  if (!(isLong && (kind || WAITING.test(folded) || OVERNIGHT.test(folded))) && !(kind === 'thaw' && longest === 0)) return null;
  // four hours in the oven are cooking, not preparing
  if (!kind && OVEN.test(folded) && !OVERNIGHT.test(folded)) return null;
  return { kind: kind ?? 'prepare', step, text: sentence.trim(), minutes: longest > 0 ? longest : null };
}
