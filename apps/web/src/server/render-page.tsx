import { queryOf, type RouteOutput, type SimmerClient } from '@simmer/client';
import type { PageRequest, WebRenderer } from '@simmer/contracts';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { createRequestHandler, getSsrStatus } from '@tanstack/react-router/ssr/server';
import { LANGUAGES } from '@simmer/messages/languages';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../app/app';
import { createQueryClient } from '../api/query-client';
import { createAppRouter } from '../app/router';
import { knownBy, type KnownSession } from '../api/session/session';
import { SENT_FORM } from '../forms/sent-form';
import { appDocument, pageDocument } from './document';

/**
 * Runs the app's own guards and loaders for one visit. A page for visitors is sent as HTML that needs no script, every other one as the app
 * with the answers in it that its first screen would ask for, and some with that screen drawn.
 */
export const renderPage: WebRenderer['renderPage'] = async ({
  request,
  origin,
  hasSession,
  policy,
  call,
  form,
}: PageRequest): Promise<Response> => {
  const queryClient = createQueryClient();
  if (form) queryClient.setQueryData(SENT_FORM, form);
  const client = { call } as Pick<SimmerClient, 'call'>;
  const viewer = await readSession(queryClient, client, hasSession);
  // while nobody can say who is there, the app itself asks again
  if (viewer === undefined)
    return htmlResponse(appDocument({ answers: dehydrate(queryClient), routeIds: [], links: [] }), { hasSession: true });
  // whoever comes back from a payment is led on by the app, which reads the address as it is: the router would mend it by a redirect
  if (new URL(request.url).searchParams.has('session_id'))
    return htmlResponse(appDocument({ answers: dehydrate(queryClient), routeIds: [], links: [] }), { hasSession });
  const isOwn = viewer.status === 'signed-in';
  const session = { ready: () => Promise.resolve(viewer) };
  const handle = createRequestHandler({
    request: withoutLanguage(request),
    createRouter: () => createAppRouter({ session, client, queryClient }),
  });
  return handle(async ({ router }) => {
    const { matches } = router.state;
    // what could not be read is asked for again by the app itself, which says why it is not there
    const isRead = queryClient
      .getQueryCache()
      .getAll()
      .every(({ state }) => state.status !== 'error');
    const isPage = !isOwn && isRead && matches.some(({ staticData }) => staticData.serverRendered);
    const isThere = matches.every(({ loaderData }) => loaderData !== null);
    const status = isThere ? getSsrStatus(router) : 404;
    const isDrawn = isPage || (isOwn && status === 200 && matches.some(({ staticData }) => staticData.serverRenderedForCook));
    const app = (
      <StrictMode>
        <App router={router} queryClient={queryClient} serverSession={viewer} />
      </StrictMode>
    );
    const body = isDrawn ? renderToString(app) : undefined;
    const page = {
      answers: dehydrate(queryClient),
      routeIds: matches.map(({ routeId }) => routeId),
      links: matches.flatMap(({ links }) => links ?? []),
    };
    if (!isPage || body === undefined) return htmlResponse(appDocument({ ...page, body }), { status, hasSession });
    const meta = matches.flatMap((match) => match.meta ?? []);
    const { html, styleHash } = pageDocument({ ...page, origin, meta, body, language: languageIn(request, matches) });
    const response = htmlResponse(html, { status, hasSession });
    response.headers.set('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' '${styleHash}'`));
    return response;
  });
};

/** The language has been chosen by then, and no screen knows of it: the router would mend the address by a redirect. */
function withoutLanguage(request: Request): Request {
  const address = new URL(request.url);
  if (!address.searchParams.has('lang')) return request;
  address.searchParams.delete('lang');
  return new Request(address, request);
}

/** The language that the address of a page in our own words names; a cook's own words have one address. */
function languageIn({ url }: Request, matches: readonly { links?: readonly (object | undefined)[] | undefined }[]): string | null {
  const isTranslated = matches.some(({ links = [] }) => links.some((link) => link && 'hrefLang' in link));
  return isTranslated ? (LANGUAGES.find((language) => language === new URL(url).searchParams.get('lang')) ?? null) : null;
}

/** A page of a session, also of one that is signed in by half, is kept nowhere; anything else is asked for again each time, and only sent when it has changed. */
const htmlResponse = (html: string, { status = 200, hasSession }: { status?: number; hasSession: boolean }): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': hasSession ? 'no-store' : 'no-cache',
      vary: 'accept-language, cookie',
    },
  });

async function readSession(
  queryClient: QueryClient,
  client: Pick<SimmerClient, 'call'>,
  hasSession: boolean,
): Promise<KnownSession | undefined> {
  const read = queryOf(client, 'GET /session', {});
  if (!hasSession) queryClient.setQueryData<RouteOutput<'GET /session'>>(read.queryKey, { account: null, pending: null });
  await queryClient.prefetchQuery(read);
  const answer = queryClient.getQueryData<RouteOutput<'GET /session'>>(read.queryKey);
  return answer && knownBy(answer.account);
}
