import { ProblemError } from '@simmer/contracts';
import type { ObjectStore } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';
import type { FormLimits } from './read-form';
import { keepForm, type KeptForm, removeFiles } from './kept-form';

/** Milliseconds that a service has for its answer. */
const ANSWER_WITHIN_MS = 5_000;

/** Keeps a form's files, then makes the call that is about them. Files that the call was refused for are removed again. */
export async function callWithForm<T>(request: FastifyRequest, store: ObjectStore, id: string, limits: FormLimits, call: (form: KeptForm) => Promise<T>): Promise<T> {
  const form = await keepForm(request, store, id, limits);
  // taking the files in may have used up the time of an ordinary call
  request.callContext.deadline = Date.now() + ANSWER_WITHIN_MS;
  try {
    return await call(form);
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) await removeFiles(store, form.files);
    throw error;
  }
}
