import type { ProblemCode, ProblemDocument, ProblemParams } from '@simmer/contracts';
import * as t from '@simmer/messages/connection';

/** What a failed call throws: the server's problem document, or one made here when no answer came at all. */
export class RequestProblem extends Error {
  readonly status: number;
  readonly code: ProblemCode | 'client.offline' | 'client.timeout';
  readonly fields: { pointer: string; message: string }[];
  readonly retryAfterSeconds: number | undefined;
  readonly params: ProblemParams;

  constructor(document: Omit<Partial<ProblemDocument>, 'code'> & { code: RequestProblem['code']; status: number; title: string }) {
    super(document.detail ?? document.title);
    this.name = 'RequestProblem';
    this.status = document.status;
    this.code = document.code;
    this.fields = document.errors ?? [];
    this.retryAfterSeconds = document.retryAfter;
    this.params = document.params ?? {};
  }

  /** The message for one field, by its JSON pointer; undefined when the field is fine. */
  field(pointer: string): string | undefined {
    return this.fields.find((field) => field.pointer === pointer)?.message;
  }

  /** Whether the same call may well work a moment later. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status === 503 || this.status === 504;
  }
}

export const offlineProblem = (): RequestProblem => new RequestProblem({ code: 'client.offline', status: 0, title: t.offline });

export const timeoutProblem = (): RequestProblem => new RequestProblem({ code: 'client.timeout', status: 0, title: t.timeout });

/** Reads a failed response; a body that is no problem document (a proxy's page, say) still gives a readable problem. */
export async function problemOf(response: Response): Promise<RequestProblem> {
  const isProblem = response.headers.get('content-type')?.includes('application/problem+json') ?? false;
  if (isProblem) return new RequestProblem((await response.json()) as ProblemDocument);
  return new RequestProblem({
    code: 'service.failed',
    status: response.status,
    title: t.failed,
  });
}
