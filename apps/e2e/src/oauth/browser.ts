import { randomUUID } from 'node:crypto';

interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** As much of a browser as OAuth needs: it keeps cookies by path, follows nothing by itself, and says where a request comes from. */
export class Browser {
  private cookies: Cookie[] = [];

  /** `session`: the cookie of one that was started elsewhere, as `name=value`. */
  constructor(
    private readonly origin: string,
    session?: string,
  ) {
    if (session) this.keep(`${session}; Path=/`);
  }

  async visit(address: string): Promise<Response> {
    return this.send(address, { headers: { accept: 'text/html', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } });
  }

  /** Calls the API as a page of ours does. */
  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<{ status: number; body: Answer }> {
    const response = await this.send(`/api${path}`, {
      method,
      headers: { origin: this.origin, 'sec-fetch-site': 'same-origin', ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer };
  }

  /** A new account, signed in here. */
  async register(): Promise<{ accountId: string; email: string }> {
    const person = { email: `${randomUUID()}@example.com`, password: `barley ${randomUUID()}`, acceptsTerms: true };
    const { status, body } = await this.call('POST', '/auth/register', person);
    if (status !== 201) throw new Error(`Registering was answered with ${status}.`);
    return { accountId: (body['account'] as { id: string }).id, email: person.email };
  }

  /** What this browser would send to an address. */
  cookiesFor(path: string): Record<string, string> {
    return Object.fromEntries(this.cookies.filter((cookie) => path.startsWith(cookie.path)).map(({ name, value }) => [name, value]));
  }

  /** Takes over what another browser was given, as a thief would. */
  steal(from: Browser, name: string): void {
    this.cookies.push(...from.cookies.filter((cookie) => cookie.name === name));
  }

  private async send(address: string, init: RequestInit): Promise<Response> {
    const { pathname } = new URL(address, this.origin);
    const cookie = Object.entries(this.cookiesFor(pathname))
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(new URL(address, this.origin), {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) },
    });
    response.headers.getSetCookie().forEach((line) => this.keep(line));
    return response;
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', ...value] = pair.split('=');
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
    this.cookies = this.cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    const isRemoval = attributes.some((attribute) => /^(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
    if (!isRemoval) this.cookies.push({ name, value: value.join('='), path });
  }
}

export type Answer = Record<string, unknown>;
