import type { Recipe } from '@simmer/contracts';
import type { PlannableRecipe, PlanRequest } from '@simmer/meal-plan';
import type { Alternative, Plan, PlanRecipe, Reason, Relaxation, Rule, Suggestion, Wish } from '@simmer/planner';
import { WorkerClient } from '../../browser/worker-client';
import fileOfWorker from './planner.worker.ts?worker&url';

export type WeekRequest = Omit<PlanRequest, 'recipes'>;

interface AboutWeek {
  request: WeekRequest;
  wishes: readonly Wish[];
}

/** When it was cooked is part of how much it is liked. */
export type LearnedRecipe = PlannableRecipe & Pick<Recipe, 'cooked_on'>;

interface LearnedFor {
  meals: readonly string[];
  today: string;
}

/** Rules that do not hold for meals that nothing else fits. */
export interface Relax {
  readonly slots: readonly string[];
  readonly rules: readonly Rule[];
}

/** What the reader calls the foods that rules name. */
export type FoodNames = Readonly<Record<string, string>>;

export type SuggestedWeek = Suggestion & { readonly foods: FoodNames };

/** Other recipes for a meal; where there are none, the rules that keep them out. */
export interface Swap {
  readonly alternatives: readonly Alternative[];
  readonly relaxations: readonly Relaxation[];
  readonly foods: FoodNames;
}

export type Question =
  | ({ ask: 'learn'; recipes: readonly LearnedRecipe[]; isFirst: boolean; isLast: boolean } & LearnedFor)
  | ({ ask: 'suggest'; seed: number; relax?: Relax } & AboutWeek)
  | ({ ask: 'swap'; plan: Plan; slot: string; relax?: Relax } & AboutWeek)
  | ({ ask: 'why'; plan: Plan; slot: string } & AboutWeek);

export interface Answers {
  learn: PlanRecipe[];
  suggest: SuggestedWeek;
  swap: Swap;
  why: Reason[];
}

/** So few are copied within a frame, on a slow phone too. */
const LEARNED_AT_ONCE = 50;

type Ask<K extends Question['ask']> = Extract<Question, { ask: K }>;

/** Plans in a thread of its own, so that a search over a thousand recipes never holds up a key or a finger. */
export class PlannerThread {
  private readonly worker = new WorkerClient<Question, Answers[Question['ask']]>(fileOfWorker, 'planner');

  /** Rejects with a `WorkerFailure`. */
  ask<K extends Question['ask']>(question: Ask<K>): Promise<Answers[K]> {
    return this.worker.ask(question) as Promise<Answers[K]>;
  }

  /** Tells the thread the cook's recipes, some at a time, and resolves to what it makes of them; to nothing if it was stopped by the signal. */
  async learn(recipes: readonly LearnedRecipe[], about: LearnedFor, signal: AbortSignal): Promise<PlanRecipe[] | undefined> {
    const learned: PlanRecipe[] = [];
    for (let from = 0; from < recipes.length; from += LEARNED_AT_ONCE) {
      const some = recipes.slice(from, from + LEARNED_AT_ONCE);
      const isLast = from + LEARNED_AT_ONCE >= recipes.length;
      learned.push(...(await this.ask({ ask: 'learn', recipes: some, isFirst: from === 0, isLast, ...about })));
      if (signal.aborted) return undefined;
    }
    return learned;
  }

  close(): void {
    this.worker.close();
  }
}
