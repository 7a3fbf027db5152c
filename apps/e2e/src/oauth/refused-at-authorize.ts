import type { Linking } from './linking';
import { GOT_IN, type Refusal } from './refusal';
import { SCOPE, VOICE_CLIENT } from './voice-platform';

const OURS = VOICE_CLIENT.redirectUris[0];
const OUR_PAGE = /^told on our page: /;

/** The request of a good program, changed: in what it says, or in how it is written. */
type Change = Record<string, string | undefined> | ((query: URLSearchParams) => string);

/**
 * How a changed request ends. An address that is not the program's own must never be sent anything, also no error; GOT IN when the cook would
 * be asked, or the browser is sent anywhere else.
 */
async function outcomeOf(linking: Linking, change: Change): Promise<string> {
  const { address } = await linking.platform.begin();
  const query = address.searchParams;
  if (typeof change === 'object')
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) query.delete(name);
      else query.set(name, value);
    }
  const written = typeof change === 'function' ? change(query) : query.toString();
  const { browser } = await someCook(linking);
  const response = await browser.visit(`${address.pathname}?${written}`);
  const location = response.headers.get('location') ?? '';
  const refused = /^\/oauth\/refused\?reason=(.*)$/.exec(location)?.[1];
  if (refused) return `told on our page: ${refused}`;
  if (response.status >= 400) return `answered ${response.status}`;
  const back = URL.canParse(location) ? new URL(location) : undefined;
  const isProgram = VOICE_CLIENT.redirectUris.some((uri) => back && back.origin + back.pathname === uri);
  const said = new URLSearchParams(`${back?.search.slice(1)}&${back?.hash.slice(1)}`);
  const error = said.get('error');
  return isProgram && error && !said.has('code') ? error : GOT_IN;
}

const cooks = new WeakMap<Linking, ReturnType<Linking['newCook']>>();
/** Nothing of what is tried here concerns the cook, so that one is enough. */
function someCook(linking: Linking): ReturnType<Linking['newCook']> {
  const cook = cooks.get(linking) ?? linking.newCook();
  cooks.set(linking, cook);
  return cook;
}

const refused = (group: string, expected: string | RegExp, changes: Record<string, Change>): Refusal[] =>
  Object.entries(changes).map(([name, change]) => ({ group, name, expected, attempt: (linking) => outcomeOf(linking, change) }));

const redirect = (redirect_uri: string | undefined): Change => ({ redirect_uri });
const twice =
  (name: string, value: string): Change =>
  (query) =>
    `${query.toString()}&${new URLSearchParams({ [name]: value }).toString()}`;

export const atAuthorize: readonly Refusal[] = [
  ...refused('redirect address', OUR_PAGE, {
    'of another site': redirect('https://evil.example/api/skill/link/M1'),
    'with another path': redirect('https://layla.voice.example/api/skill/link/M2'),
    'with a longer path': redirect(`${OURS}/more`),
    'that begins like ours': redirect(`${OURS}evil`),
    'with a slash at the end': redirect(`${OURS}/`),
    'with a query': redirect(`${OURS}?next=https://evil.example`),
    'with a fragment': redirect(`${OURS}#code`),
    'with dots in the path': redirect('https://layla.voice.example/api/skill/../skill/link/M1'),
    'with an encoded letter': redirect('https://layla.voice.example/%61pi/skill/link/M1'),
    'in capitals': redirect(OURS.toUpperCase()),
    'with its port written out': redirect('https://layla.voice.example:443/api/skill/link/M1'),
    'on another port': redirect('https://layla.voice.example:8443/api/skill/link/M1'),
    'without encryption': redirect(OURS.replace('https:', 'http:')),
    'with a user name': redirect('https://layla.voice.example@evil.example/api/skill/link/M1'),
    'below a longer host': redirect('https://layla.voice.example.evil.example/api/skill/link/M1'),
    'with a backslash': redirect('https://layla.voice.example\\@evil.example/api/skill/link/M1'),
    'with a look-alike letter': redirect('https://laylа.voice.example/api/skill/link/M1'),
    'with a blank before it': redirect(` ${OURS}`),
    'with a NUL behind it': redirect(`${OURS}\u0000`),
    'that is a script': redirect('javascript:alert(1)//layla.voice.example'),
    'that is data': redirect('data:text/html,<script>'),
    'of an app': redirect('voice://link'),
    'on this machine': redirect('http://127.0.0.1:9/api/skill/link/M1'),
    'without a host': redirect('//layla.voice.example/api/skill/link/M1'),
    'that is empty': redirect(''),
    'that is missing': redirect(undefined),
    'given twice': twice('redirect_uri', 'https://evil.example/'),
  }),
  ...refused('program', OUR_PAGE, {
    'that nobody knows': { client_id: 'somebody-else' },
    'in capitals': { client_id: VOICE_CLIENT.id.toUpperCase() },
    'without a name': { client_id: undefined },
    'with two names': twice('client_id', 'somebody-else'),
  }),
  ...refused('answer asked for', /^(unsupported_response_type|invalid_request)$/, {
    'a token at once': { response_type: 'token' },
    'an identity token': { response_type: 'id_token', nonce: 'n' },
    'a code and a token': { response_type: 'code token' },
    nothing: { response_type: 'none' },
  }),
  ...refused('answer asked for', 'invalid_request', {
    'not said': { response_type: undefined },
    'in a fragment': { response_mode: 'fragment' },
    'given twice': twice('response_type', 'token'),
  }),
  ...refused('answer asked for', 'answered 400', { 'in a form that posts itself': { response_mode: 'form_post' } }),
  ...refused('answer asked for', /^(unsupported_response_mode|invalid_request)$/, {
    'in a message between windows': { response_mode: 'web_message' },
  }),
  ...refused('PKCE', 'invalid_request', {
    'left out': { code_challenge: undefined, code_challenge_method: undefined },
    'with the plain method': { code_challenge_method: 'plain' },
    'with a method in small letters': { code_challenge_method: 's256' },
    'without its method': { code_challenge_method: undefined },
    'with a method and no challenge': { code_challenge: undefined },
    'that is too short': { code_challenge: 'abc' },
    'with letters that may not be': { code_challenge: `${'a'.repeat(42)}!` },
    'given twice': twice('code_challenge', 'a'.repeat(43)),
  }),
  ...refused('scope', 'invalid_scope', {
    'wider than it may be': { scope: `${SCOPE} recipes:read` },
    'of something else': { scope: 'shopping-list:read' },
    'that is not known': { scope: `${SCOPE} everything` },
    'of all': { scope: '*' },
    'in capitals': { scope: SCOPE.toUpperCase() },
    'that tells who the cook is': { scope: `openid ${SCOPE}` },
    'for ever': { scope: `${SCOPE} offline_access`, prompt: 'consent' },
    'left out': { scope: undefined },
  }),
  ...refused('scope', 'invalid_request', { 'given twice': twice('scope', 'recipes:read') }),
  ...refused('request', /^(request_not_supported|request_uri_not_supported|registration_not_supported|invalid_request|login_required)$/, {
    'as a signed object': { request: 'eyJhbGciOiJub25lIn0.e30.' },
    'at another address': { request_uri: 'https://evil.example/request' },
    'that registers a program': { registration: '{"client_name":"evil"}' },
    'that wants no question': { prompt: 'none' },
    'that names a cook': { id_token_hint: 'eyJhbGciOiJub25lIn0.e30.' },
    'with two states': twice('state', 'other'),
  }),
];
