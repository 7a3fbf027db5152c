import { request as send } from 'node:http';

export interface RawReply {
  status: number;
  /** In small letters; a header that was sent twice has its values in one list. */
  headers: Record<string, string | string[] | undefined>;
  code: string | null;
}

/** A request with its address and headers exactly as given: `fetch` would write both as they should be. */
export function rawRequest(
  origin: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: string | null = null,
): Promise<RawReply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, method, path, headers, agent: false }, (response) => {
      let text = '';
      const end = () => resolve({ status: response.statusCode ?? 0, headers: response.headers, code: codeIn(text) });
      // a stream of events has no end of its own
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        request.destroy();
        return end();
      }
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', end).on('error', reject);
    });
    request.on('error', reject).end(body ?? undefined);
  });
}

function codeIn(text: string): string | null {
  if (!text.startsWith('{')) return null;
  try {
    return (JSON.parse(text) as { code?: string }).code ?? null;
  } catch {
    return null; // a file that only begins like JSON
  }
}
