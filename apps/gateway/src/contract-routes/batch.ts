import { type Batch, ProblemError } from '@simmer/contracts';
import { languageOf } from '@simmer/kit';
import { inLanguage } from '@simmer/messages';
import type { FastifyRequest } from 'fastify';

/**
 * Answers a batch, whose items are in the field `list` of the input: sends those that the budgets have room for, and refuses the others. Problems are in
 * the language of the reader, as those of whole requests are.
 */
export async function answerBatch(
  list: string,
  input: Record<string, unknown>,
  request: FastifyRequest,
  send: (input: Record<string, unknown>) => Promise<unknown>,
): Promise<Batch> {
  const items = input[list] as { id: string }[];
  const { heldBack } = request;
  const fitting = items.slice(0, heldBack?.from);
  const { results } = (await send({ ...input, [list]: fitting })) as Batch;
  const problem = new ProblemError('request.rate-limited', undefined, { retryAfter: heldBack?.retryAfter ?? 0 }).toDocument();
  const refused = items.slice(fitting.length).map(({ id }) => ({ id, problem }));
  const language = languageOf(request);
  return {
    results: [...results, ...refused].map((result) => ({ ...result, problem: result.problem && inLanguage(result.problem, language) })),
  };
}
