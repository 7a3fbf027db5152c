import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AuditAction } from '@simmer/contracts';
import { checkActor, httpProblemOf, runInContext, sendProblem } from '@simmer/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../http/address';
import { namesHtml } from '../http/asks-for-page';
import { Charges } from './charges.service';
import { sessionTokenOf } from './session-cookie';
import { StaffAudit } from './staff-audit';
import { Sessions } from './sessions.service';

const FOR_OPERATORS = { access: 'staff', staffRoles: ['operator'] } as const;

/** For a cook who is signed in: signing in again would lead here again. */
const FOR_STAFF =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Simmer staff</title></head>' +
  '<body><p>Only staff can see this page.</p><p><a href="/app/recipes">Go to your recipes</a></p></body></html>';

/** Everything below `/ops` is for operators, the queue board included; visitors are redirected to the sign-in. */
export function guardStaffPages(app: NestFastifyApplication): void {
  const sessions = app.get<Sessions>(Sessions);
  const audit = app.get<StaffAudit>(StaffAudit);
  const charges = app.get<Charges>(Charges);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
      if (!request.routeOptions.url?.startsWith('/ops/')) return undefined;
      try {
        const token = sessionTokenOf(request);
        const find = () => runInContext(request.callContext, () => sessions.actorOf(token ?? ''));
        const actor = token ? await (sessions.isKnown(token) ? find() : charges.lookUp(request, find)) : null;
        checkActor(FOR_OPERATORS, actor);
        // what the contracts declare is audited with what it is about
        const isBoard = request.routeOptions.url.startsWith('/ops/queues');
        request.callContext.actor = actor;
        // the board brings routes of its own, which no guard of ours counts
        if (isBoard) await charges.take(request, ['general'], { cost: 1 }, reply);
        const action = isBoard && actionOnBoard(request);
        if (action) await runInContext(request.callContext, () => audit.add(actor, action, `${request.method} ${pathOf(request.url)}`));
        return undefined;
      } catch (error) {
        const problem = httpProblemOf(error);
        const isVisit = namesHtml(request);
        if (problem.status === 401 && isVisit) return reply.redirect(`/auth/login?next=${encodeURIComponent(pageOf(request))}`);
        if (problem.status === 403 && isVisit) return reply.status(403).type('text/html; charset=utf-8').send(FOR_STAFF);
        return sendProblem(request, reply, problem);
      }
    });
}

/** What the audit log calls it; none for what the open board asks for every few seconds. */
function actionOnBoard(request: FastifyRequest): AuditAction | undefined {
  if (request.method !== 'GET') return 'gateway.queues.change';
  return namesHtml(request) ? 'gateway.queues.show' : undefined;
}

/** The page itself, also of what its forms send. */
const pageOf = ({ url }: FastifyRequest): string => pathOf(url).split('/').slice(0, 3).join('/');
