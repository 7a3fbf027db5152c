import { serverOrigin } from '../browser/site';

/** As `fetch`, but tells how much has been sent: fetch itself does not. Rejects with what the signal was aborted with. */
export function sendWithProgress(
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress: (percent: number) => void,
): Promise<Response> {
  // there the system sends, which tells of no progress
  if (serverOrigin) return fetch(url, { method, headers, body, signal });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((100 * loaded) / total) : 0);
    request.onerror = () => reject(new TypeError('The request could not be sent.'));
    request.onabort = () => reject(signal?.reason as Error);
    request.onload = () => resolve(responseOf(request));
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit | null);
  });
}

const responseOf = (request: XMLHttpRequest): Response =>
  new Response(request.responseText, {
    status: request.status,
    headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
  });
