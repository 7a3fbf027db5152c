import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../observability/logger';
import { httpProblemOf, sendProblem } from './http-problem';

/** Problems that matter for abuse monitoring. */
const REFUSALS = new Set([403, 429]);

/** Every error becomes a problem document; only unexpected ones are logged as ERROR. */
@Catch()
export class HttpProblemFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = httpProblemOf(error);
    const about = { requestId: request.id, route: `${request.method} ${request.routeOptions.url ?? ''}`, code: problem.code };
    if (problem.status >= 500) this.logger[problem.code === 'service.failed' ? 'error' : 'warn']({ err: error, ...about }, problem.message);
    else if (REFUSALS.has(problem.status))
      this.logger.info({ ...about, from: request.ip, accountId: request.callContext?.actor?.accountId }, 'refused');
    if (reply.raw.headersSent) reply.raw.destroy();
    else void sendProblem(request, reply, problem);
  }
}
