import { type ArgumentsHost, Catch, Inject, type RpcExceptionFilter } from '@nestjs/common';
import { Observable, throwError } from 'rxjs';
import { currentContext } from '../context/call-context';
import { problemOf } from '../problems/problem-of';
import { LOGGER } from '../tokens';
import type { Logger } from '../observability/logger';

/** Everything a handler throws leaves the service as a problem document; only what we did not expect is an ERROR. */
@Catch()
export class BusProblemFilter implements RpcExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, _host: ArgumentsHost): Observable<never> {
    const problem = problemOf(error);
    if (problem.status >= 500) this.logger[problem.code === 'service.failed' ? 'error' : 'warn']({ err: error }, problem.message);
    return throwError(() => problem.toDocument(currentContext()?.requestId));
  }
}
