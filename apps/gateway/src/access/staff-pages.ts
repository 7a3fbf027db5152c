import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { checkActor, httpProblemOf, runInContext, sendProblem } from '@simmer/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../http/address';
import { namesHtml } from '../http/asks-for-page';
import { Charges } from './charges.service';
import { sessionTokenOf } from './session-cookie';
import { StaffDeeds } from './staff-deeds';
import { Sessions } from './sessions.service';

/** For a cook who is signed in: signing in again would lead here again. */
const FOR_STAFF =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Simmer staff</title></head>' +
  '<body><p>Only staff can see this page.</p><p><a href="/app/recipes">Go to your recipes</a></p></body></html>';

/** Whatever lies below `/ops` is for staff, whether its route is ours or the queue board's own; who visits is told where to go instead. */
export function guardStaffPages(app: NestFastifyApplication): void {
  const sessions = app.get<Sessions>(Sessions);
  const deeds = app.get<StaffDeeds>(StaffDeeds);
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
        checkActor({ access: 'staff' }, actor);
        // what the contracts declare is noted with what it is about
        const isBoard = request.routeOptions.url.startsWith('/ops/queues');
        request.callContext.actor = actor;
        // the board brings routes of its own, which no guard of ours counts
        if (isBoard) await charges.take(request, ['general'], 1, reply);
        if (isBoard && request.method !== 'GET')
          await runInContext(request.callContext, () => deeds.note(actor, `${request.method} queues`, pathOf(request.url)));
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

/** The page itself, also of what its forms send. */
const pageOf = ({ url }: FastifyRequest): string => pathOf(url).split('/').slice(0, 3).join('/');
