import { offlineProblem, problemOf, type RouteOutput } from '@simmer/client';

const ANSWER_WITHIN_MS = 60_000;

export interface PageToSend {
  /** Where the page stands; empty when nobody knows. */
  url: string;
  /** Its HTML source. */
  page: Blob;
  evenIfOwned: boolean;
}

/** Sends the source of a page that the cook sees, which begins an import of it. Throws `RequestProblem`. */
export async function sendPage(id: string, { url, page, evenIfOwned }: PageToSend): Promise<RouteOutput<'GET /imports/:id'>> {
  const form = new FormData();
  form.set('url', url);
  form.set('evenIfOwned', String(evenIfOwned));
  form.set('page', page, 'page.html');
  const response = await fetch(`/api/imports/${id}/page`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
    body: form,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch(() => {
    throw offlineProblem();
  });
  if (!response.ok) throw await problemOf(response);
  return response.json();
}
