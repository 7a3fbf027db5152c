import { type ClientOptions, createClient, type SimmerClient } from './client';

/**
 * A client for programs: seeds, tests, benchmarks. It keeps the session cookie as a browser does and says that it comes
 * from the gateway's own pages; `gatewayUrl` is an origin such as `http://localhost:4310`. One client is one browser.
 */
export function createProgramClient(gatewayUrl: string, options: Omit<ClientOptions, 'baseUrl' | 'headers'> = {}): SimmerClient {
  const cookies = new Map<string, string>();
  const send = options.fetch ?? globalThis.fetch;
  return createClient({
    ...options,
    baseUrl: `${gatewayUrl}/api`,
    headers: () => ({ origin: gatewayUrl, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    fetch: async (input, init) => {
      const response = await send(input, init);
      response.headers.getSetCookie().forEach((line) => keepCookie(cookies, line));
      return response;
    },
  });
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const [name = '', ...value] = pair.split('=');
  const isRemoval = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
  if (isRemoval) cookies.delete(name.trim());
  else cookies.set(name.trim(), value.join('='));
}
