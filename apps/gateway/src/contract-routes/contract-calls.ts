import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { allOperations, checkInput, type HttpAnswer } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Charges } from '../access/charges.service';
import { visitorOf } from '../access/device-cookie';
import { sessionTokenOf } from '../access/session-cookie';
import { StaffAudit } from '../access/staff-audit';
import { Sessions } from '../access/sessions.service';
import { GatewayConfig } from '../gateway.config';
import { StagedUploads } from '../uploads/staged-upload';
import { Answers } from './answers';
import { answerBatch } from './batch';
import { LocalAnswers } from './local-answers';
import { checkPath, inputOf, withPageSize } from './request-input';
import { answerKindOf, bodyOf, budgetsOf, hasRoute, type HttpOperation } from '../routes/route';

/** The routes that answer JSON and change nothing, neither data nor sessions, by method and path. */
const readable = new Map(
  allOperations()
    .filter(hasRoute)
    .filter((operation) => answerKindOf(operation) === 'json' && operation.http.method === 'GET')
    .filter(({ http }) => http.session !== 'starts' && http.session !== 'ends')
    .map((operation) => [`GET ${operation.http.path}`, operation]),
);

/** Routes that people open in a browser: a problem is shown as a page. */
const FOR_VISITS = new Set<HttpAnswer['kind']>(['page', 'forwarded']);

/** Answers a route: reads its input, calls its operation, and sends what that answers in the form which the route declares. */
@Injectable()
export class ContractCalls implements OnApplicationBootstrap {
  constructor(
    private readonly bus: Bus,
    private readonly sessions: Sessions,
    @Inject(GatewayConfig.token) private readonly config: GatewayConfig,
    private readonly uploads: StagedUploads,
    private readonly answers: Answers,
    private readonly local: LocalAnswers,
    private readonly audit: StaffAudit,
    private readonly charges: Charges,
  ) {}

  onApplicationBootstrap(): void {
    this.local.check(allOperations().filter(hasRoute));
  }

  async answer(operation: HttpOperation, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { session, budget } = operation.http;
    if (session === 'starts' || budget === 'sign-in' || budget === 'contact') request.callContext.visitor = visitorOf(request);
    if (session === 'tells') await this.knowWhoAsks(request);
    try {
      return await this.answers.send(operation, await this.outputOf(operation, request, reply), request, reply);
    } catch (error) {
      if (!FOR_VISITS.has(answerKindOf(operation))) throw error;
      return this.answers.sendProblemPage(error, request, reply);
    }
  }

  private async outputOf(operation: HttpOperation, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (bodyOf(operation)?.kind !== 'form') return this.call(operation, inputOf(operation, request), request, reply);
    const path = checkPath(operation, request);
    return this.uploads.with(operation, request, path, (input) => this.call(operation, input, request, reply));
  }

  /** The service validates again, because others call it too; validating here saves a refused request the way over the bus. */
  private async call(
    operation: HttpOperation,
    given: Record<string, unknown>,
    request: FastifyRequest,
    reply?: FastifyReply,
  ): Promise<unknown> {
    const input = withPageSize(operation, given, this.config.ITEMS_PER_PAGE);
    const checked = checkInput(operation.input, input);
    if (operation.audited) await this.audit.addCall(request.callContext.actor, operation, checked);
    const local = this.local.answerOf(operation);
    // only a stream writes to the reply itself, and no page reads one
    if (local) return local(checked, request, reply as FastifyReply);
    const { batch } = operation.http;
    return batch
      ? answerBatch(batch, checked as Record<string, unknown>, request, (part) => this.bus.call(operation, part))
      : this.bus.call(operation, input);
  }

  /** Whether a GET route answers every visitor alike. */
  isShared(route: string): boolean {
    return readable.get(route)?.http.sharedAmongVisitors ?? false;
  }

  /** The answer of a GET route to the sender of this request, counted against their budget; for pages rendered with data. */
  async read(route: string, input: object, request: FastifyRequest): Promise<unknown> {
    const operation = readable.get(route);
    if (!operation) throw new Error(`${route} is no route that a page may read.`);
    await this.charges.take(request, budgetsOf(operation), { cost: operation.http.cost ?? 1 });
    if (operation.http.session === 'tells') await this.knowWhoAsks(request);
    return this.call(operation, { ...input }, request);
  }

  /** Public routes work while the session cannot be resolved; this one needs it. */
  private async knowWhoAsks(request: FastifyRequest): Promise<void> {
    const token = sessionTokenOf(request);
    if (token && !request.callContext.actor) request.callContext.actor = await this.sessions.actorOf(token);
  }
}
