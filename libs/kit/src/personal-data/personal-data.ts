import type { ExportedPart, ExportStage, SharedRecipesChoice } from '@simmer/contracts';

export interface Collected {
  parts: ExportedPart[];
  /** Where to go on; null at the end. */
  next: string | null;
}

export interface Erased {
  erased: number;
  /** False when there is more, or when something of it is still needed for a moment. */
  isDone: boolean;
}

/**
 * What one feature keeps of accounts: what an export takes from it and a deletion removes. A provider of this class is found by itself.
 * `PersonalDocuments` is enough for a feature that keeps documents alone.
 */
export abstract class PersonalData {
  /** In kebab case, unique in the service. */
  abstract readonly feature: string;
  /** With its form in an export. */
  abstract readonly stage: ExportStage;
  /** The names of the models that it answers for. Every model of a service has a feature that does, or says that it keeps nothing of anybody. */
  abstract readonly models: readonly string[];

  /** How many things of it a cook would count. */
  abstract count(accountId: string): Promise<number>;

  /** Some of it, as files of an export, from `after` on. */
  abstract collect(accountId: string, after: string | null): Promise<Collected>;

  /** Removes some or all of it. Idempotent. */
  abstract erase(accountId: string, sharedRecipes: SharedRecipesChoice): Promise<Erased>;
}
