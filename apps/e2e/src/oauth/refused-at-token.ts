import { basic, later, type Linking, type Tokens } from './linking';
import { GOT_IN, type Refusal } from './refusal';
import { VOICE_CLIENT, VoicePlatform } from './voice-platform';

const [REDIRECT, OTHER_REDIRECT] = VOICE_CLIENT.redirectUris;
const PLATFORM = basic(VOICE_CLIENT.id, VOICE_CLIENT.secret);
const DAY = 86_400;

interface Exchange {
  parameters: Record<string, string>;
  headers: Record<string, string>;
}

const errorOf = ({ status, body }: { status: number; body: Tokens }): string =>
  status === 200 || body.access_token ? GOT_IN : (body.error ?? body.code ?? `answered ${status}`);

/** A code that would be good, exchanged in another way. */
const changed = (group: string, name: string, expected: string | RegExp, change: (exchange: Exchange) => Exchange | string): Refusal => ({
  group,
  name,
  expected,
  async attempt(linking) {
    const exchange = await goodExchange(linking);
    const sent = change(exchange);
    return errorOf(typeof sent === 'string' ? await linking.token(sent, PLATFORM) : await linking.token(sent.parameters, sent.headers));
  },
});

async function goodExchange(linking: Linking): Promise<Exchange> {
  const { browser } = await linking.newCook();
  const { begun, code } = await linking.toCode(browser);
  const parameters = { grant_type: 'authorization_code', code, redirect_uri: REDIRECT, code_verifier: begun.verifier };
  return { parameters, headers: PLATFORM };
}

/** Parameters set to something else, or left out. */
const withParameters =
  (change: Record<string, string | undefined>) =>
  ({ parameters, headers }: Exchange): Exchange => ({
    parameters: Object.fromEntries(
      Object.entries({ ...parameters, ...change }).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    headers,
  });
const withHeaders =
  (headers: Record<string, string>) =>
  ({ parameters }: Exchange): Exchange => ({ parameters, headers });

const refreshing = (name: string, expected: string | RegExp, attempt: (linking: Linking) => Promise<string>): Refusal => ({
  group: 'refresh token',
  name,
  expected,
  attempt,
});

const refresh = async (linking: Linking, token: string, more: Record<string, string> = {}, headers = PLATFORM): Promise<string> =>
  errorOf(await linking.token({ grant_type: 'refresh_token', refresh_token: token, ...more }, headers));

const code = (name: string, expected: string | RegExp, attempt: Refusal['attempt']): Refusal => ({
  group: 'code',
  name,
  expected,
  attempt,
});

export const atToken: readonly Refusal[] = [
  code('used twice', 'invalid_grant', async (linking) => {
    const { parameters, headers } = await goodExchange(linking);
    await linking.token(parameters, headers);
    return errorOf(await linking.token(parameters, headers));
  }),
  code('used twice: what the first use got', 'invalid_grant', async (linking) => {
    const { parameters, headers } = await goodExchange(linking);
    const { body } = await linking.token(parameters, headers);
    await later(10, () => linking.token(parameters, headers));
    return refresh(linking, body.refresh_token ?? '');
  }),
  code('used 50 times at once: but for one', 'invalid_grant 49', async (linking) => {
    const { parameters, headers } = await goodExchange(linking);
    const answers = await Promise.all(Array.from({ length: 50 }, () => linking.token(parameters, headers)));
    const refused = answers.filter((answer) => errorOf(answer) === 'invalid_grant').length;
    return `invalid_grant ${refused}`;
  }),
  code('after a minute', 'invalid_grant', async (linking) => {
    const { parameters, headers } = await goodExchange(linking);
    return later(61, async () => errorOf(await linking.token(parameters, headers)));
  }),
  changed('code', 'that nobody was given', 'invalid_grant', withParameters({ code: 'made-up' })),
  changed('code', 'left out', 'invalid_request', withParameters({ code: undefined })),
  changed('code', 'for another address of the program', 'invalid_grant', withParameters({ redirect_uri: OTHER_REDIRECT })),
  changed('code', 'for another site', 'invalid_grant', withParameters({ redirect_uri: 'https://evil.example/' })),
  changed('code', 'without an address', 'invalid_request', withParameters({ redirect_uri: undefined })),
  code('of a request of somebody else', 'invalid_grant', async (linking) => {
    const [mine, theirs] = [await goodExchange(linking), await goodExchange(linking)];
    return errorOf(await linking.token({ ...mine.parameters, code: theirs.parameters['code'] ?? '' }, PLATFORM));
  }),
  code('with the state of another request', 'refused by the program', async (linking) => {
    const { browser } = await linking.newCook();
    const { begun, sentBack } = await linking.toCode(browser);
    return linking.platform.finish(sentBack, { ...begun, state: 'another' }).then(
      () => GOT_IN,
      () => 'refused by the program',
    );
  }),
  code('with another issuer', 'refused by the program', async (linking) => {
    const { browser } = await linking.newCook();
    const { begun, sentBack } = await linking.toCode(browser);
    sentBack.searchParams.set('iss', 'https://evil.example');
    return linking.platform.finish(sentBack, begun).then(
      () => GOT_IN,
      () => 'refused by the program',
    );
  }),
  changed('PKCE', 'with another verifier', 'invalid_grant', withParameters({ code_verifier: 'b'.repeat(43) })),
  changed('PKCE', 'without the verifier', /^invalid_(grant|request)$/, withParameters({ code_verifier: undefined })),
  changed('PKCE', 'with an empty verifier', /^invalid_(grant|request)$/, withParameters({ code_verifier: '' })),
  changed(
    'PKCE',
    'with the challenge as verifier',
    'invalid_grant',
    withParameters({ code_verifier: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' }),
  ),
  changed('secret', 'that is wrong', 'invalid_client', withHeaders(basic(VOICE_CLIENT.id, 'x'.repeat(36)))),
  changed('secret', 'that is nearly right', 'invalid_client', withHeaders(basic(VOICE_CLIENT.id, VOICE_CLIENT.secret.slice(0, -1)))),
  changed('secret', 'that is empty', 'invalid_request', withHeaders(basic(VOICE_CLIENT.id, ''))),
  changed('secret', 'left out', /^invalid_(request|client)$/, withHeaders({})),
  changed('secret', 'left out, with the name in the body', 'invalid_client', ({ parameters }) => ({
    parameters: { ...parameters, client_id: VOICE_CLIENT.id },
    headers: {},
  })),
  changed('secret', 'in the body', 'invalid_client', ({ parameters }) => ({
    parameters: { ...parameters, client_id: VOICE_CLIENT.id, client_secret: VOICE_CLIENT.secret },
    headers: {},
  })),
  changed('secret', 'of a program that nobody knows', 'invalid_client', withHeaders(basic('somebody-else', VOICE_CLIENT.secret))),
  changed('secret', 'for another name than the body says', 'invalid_request', withParameters({ client_id: 'somebody-else' })),
  changed('secret', 'as a bearer token', 'invalid_request', withHeaders({ authorization: `Bearer ${VOICE_CLIENT.secret}` })),
  changed('secret', 'that cannot be read', 'invalid_request', withHeaders({ authorization: 'Basic %%%' })),
  ...[
    'password',
    'client_credentials',
    'implicit',
    'urn:ietf:params:oauth:grant-type:device_code',
    'urn:ietf:params:oauth:grant-type:jwt-bearer',
  ].map((grant_type) =>
    changed('kind of grant', grant_type, 'unsupported_grant_type', withParameters({ grant_type, username: 'a', password: 'b' })),
  ),
  changed('kind of grant', 'left out', 'invalid_request', withParameters({ grant_type: undefined })),
  changed(
    'kind of grant',
    'given twice',
    'invalid_request',
    ({ parameters }) => `${new URLSearchParams(parameters).toString()}&grant_type=refresh_token`,
  ),
  changed('form', 'with the code twice', 'invalid_request', ({ parameters }) => `${new URLSearchParams(parameters).toString()}&code=other`),
  changed('form', 'as JSON', 'invalid_request', ({ parameters, headers }) => ({
    parameters,
    headers: { ...headers, 'content-type': 'application/json' },
  })),
  refreshing('that nobody was given', 'invalid_grant', (linking) => refresh(linking, 'made-up')),
  refreshing('left out', 'invalid_request', async (linking) => errorOf(await linking.token({ grant_type: 'refresh_token' }, PLATFORM))),
  refreshing('for more than was allowed', 'invalid_scope', async (linking) =>
    refresh(linking, (await linking.link()).refreshToken, { scope: 'shopping-list:add recipes:read' }),
  ),
  refreshing('with a wrong secret', 'invalid_client', async (linking) =>
    refresh(linking, (await linking.link()).refreshToken, {}, basic(VOICE_CLIENT.id, 'x'.repeat(36))),
  ),
  refreshing('that is an access token', 'invalid_grant', async (linking) => refresh(linking, (await linking.link()).accessToken)),
  refreshing('after unlinking', 'invalid_grant', async (linking) => {
    const { browser, refreshToken } = await linking.link();
    await linking.unlink(browser);
    return refresh(linking, refreshToken);
  }),
  refreshing('of the link before the last', 'invalid_grant', async (linking) => {
    const first = await linking.link();
    await linking.link(first);
    return refresh(linking, first.refreshToken);
  }),
  refreshing('after 400 days', 'invalid_grant', async (linking) => {
    const { refreshToken } = await linking.link();
    return later(400 * DAY + 1, () => refresh(linking, refreshToken));
  }),
  refreshing('that was given back', 'invalid_grant', async (linking) => {
    const { refreshToken } = await linking.link();
    await linking.platform.revoke(refreshToken);
    return refresh(linking, refreshToken);
  }),
  {
    group: 'refresh token',
    name: 'by a program with another secret',
    expected: 'refused with 401',
    async attempt(linking) {
      const { refreshToken } = await linking.link();
      const other = await VoicePlatform.of(linking.world.gatewayUrl, 'another secret that is long enough');
      return other.refresh(refreshToken).then(
        () => GOT_IN,
        (error: unknown) => `refused with ${(error as { status?: number }).status}`,
      );
    },
  },
];
