import { z } from 'zod';
import { atMostBytes } from './answer-size';
import { Id } from './fields';
import { ProblemDocument } from './problem';

/** Of a problem of one item: its code, its words, and what is wrong with its few fields. */
const PROBLEM_BYTES = 8 * 1024;

/** What came of one item of a batch. */
const BatchResult = z.object({
  id: Id.describe('As sent'),
  problem: atMostBytes(PROBLEM_BYTES, ProblemDocument).nullable().describe('Why this one was refused; null when it was accepted'),
});
export type BatchResult = z.infer<typeof BatchResult>;

/** The output of a batch of at most so many items: what came of each, in the order sent. */
export const batchOf = (most: number) => z.object({ results: z.array(BatchResult).max(most).describe('In the order sent') });
export type Batch = z.infer<ReturnType<typeof batchOf>>;
