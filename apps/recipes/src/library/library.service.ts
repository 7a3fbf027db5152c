import { Inject, Injectable } from '@nestjs/common';
import { ProblemError, subscription } from '@simmer/contracts';
import { Bus, unlessConflict } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import { RecipeRepository } from '../recipe/recipe.repository';
import { LibraryRepository } from './library.repository';
import type { LibraryDocument, LibraryNote } from './library.schema';

const TRIES = 8;

/**
 * The cap on a cook's own recipes. A change of the count is noted in the library first; the write on the recipe then
 * carries the note's id, so that whoever comes later can see whether it happened, and the note is settled.
 */
@Injectable()
export class LibraryService {
  constructor(
    @Inject(LibraryRepository) private readonly libraries: LibraryRepository,
    @Inject(RecipeRepository) private readonly recipes: RecipeRepository,
    @Inject(Bus) private readonly bus: Bus,
  ) {}

  /**
   * Takes a place for a recipe, and for what it claims. Throws `recipes.limit-reached` when the library is full, and `request.duplicate` while a
   * recipe with one of these claims is being created.
   */
  async reserve(ownerId: string, recipeId: string, kind: 'create' | 'restore', claims?: string[]): Promise<LibraryNote> {
    const note = { ...newNote(recipeId, kind), ...(claims && { claims }) };
    for (let tries = 0; tries < TRIES; tries++) {
      const library = await this.libraries.read(ownerId);
      // the same recipe, sent again, needs one place only; who takes over a note that was left behind keeps upkeep away from it
      const shared = library.pending.find((other) => other.recipeId === recipeId && other.kind === 'create');
      if (kind === 'create' && shared && (await this.libraries.renewNote(ownerId, shared.id, note.at))) return shared;
      if (claims && isClaimed(library, claims)) throw new ProblemError('request.duplicate');
      if (isFull(library)) throw new ProblemError('recipes.limit-reached');
      if (await unlessConflict(() => this.libraries.takePlace(library, note))) return note;
    }
    throw new ProblemError('request.duplicate');
  }

  /** Notes that a recipe is about to be deleted. */
  async announceDeletion(ownerId: string, recipeId: string): Promise<LibraryNote> {
    const note = newNote(recipeId, 'delete');
    await this.libraries.addNote(ownerId, note);
    return note;
  }

  /** Closes a note: `happened` says whether the write on the recipe that it announced was done. */
  async settle(ownerId: string, note: LibraryNote, happened: boolean): Promise<void> {
    await this.libraries.settle(ownerId, { id: note.id }, differenceOf(note, happened));
  }

  /** Settles what a service that died left behind, by looking at the recipes. Returns how many notes there were. */
  async settleLeftovers(olderThan: Date): Promise<number> {
    let settled = 0;
    for (const { _id, pending } of await this.libraries.withNotesOlderThan(olderThan)) {
      for (const note of pending.filter((candidate) => candidate.at < olderThan)) {
        const happened = await this.recipes.hasNote(_id, note.recipeId, note.id);
        await this.libraries.settle(_id, { id: note.id, at: note.at }, differenceOf(note, happened));
        settled++;
      }
    }
    return settled;
  }

  /** Copies the plan's limit from billing. A lapsed subscriber keeps every recipe and only cannot add more. */
  async copyLimit(accountId: string): Promise<void> {
    const plan = await this.bus.call(subscription.lookUp, { accountId }, { asService: true });
    await this.libraries.setLimit(accountId, plan.recipeLimit, plan.revision);
  }
}

const newNote = <K extends LibraryNote['kind']>(recipeId: string, kind: K): LibraryNote & { kind: K } => ({ id: uuidv7(), recipeId, kind, at: new Date() });

/** By how much the count changes once it is known whether what a note announced has happened. */
const differenceOf = ({ kind }: LibraryNote, happened: boolean): 0 | -1 => ((kind === 'delete' ? happened : !happened) ? -1 : 0);

const isClaimed = ({ pending }: LibraryDocument, claims: string[]): boolean => pending.some((note) => note.claims?.some((claim) => claims.includes(claim)));

const isFull = ({ count, limit }: LibraryDocument): boolean => limit !== null && count >= limit;
