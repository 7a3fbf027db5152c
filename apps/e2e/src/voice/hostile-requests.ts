import { DAY_MS } from '@simmer/contracts';
import { certify, signedBy, VOICE_HOST } from '@simmer/testing';
import { later, type Linked, type Linking } from '../oauth/linking';
import { endPremium } from '../make-premium';
import { type Certificates, SKILL_ID, Speaker, spokenBy } from './speaker';

const FOLDER = 'https://s3.amazonaws.com/echo.api/';

export interface VoiceUnderTest {
  linking: Linking;
  certificates: Certificates;
  /** A cook whose account is linked, for what is tried with a good token. */
  linked: Linked;
}

/** Something that must put nothing on anybody's list. */
export interface HostileRequest {
  group: string;
  name: string;
  expected: string;
  /** Tries it; says how it was answered. */
  attempt(voice: VoiceUnderTest): Promise<string>;
}

const REFUSED = 'refused with 400';
const ASKED_TO_LINK = 'asked to link';

/** The same request as a good one, in one thing changed. */
interface Attempt {
  body: string | Buffer;
  headers: Record<string, string>;
}
type Change = (good: Attempt, voice: VoiceUnderTest) => Attempt | Promise<Attempt>;

async function post({ body, headers }: Attempt, { linking, certificates }: VoiceUnderTest): Promise<string> {
  const response = await new Speaker(linking.world.gatewayUrl, certificates, undefined).post(body, headers);
  return response.status === 200 ? outcomeOf((await spokenBy(response)).text) : `refused with ${response.status}`;
}

const outcomeOf = (text: string): string => {
  if (/link your Simmer account/.test(text)) return ASKED_TO_LINK;
  return /Premium/.test(text) ? 'told that it is Premium' : `said: ${text}`;
};

const goodRequest = ({ linking, certificates, linked }: VoiceUnderTest) =>
  new Speaker(linking.world.gatewayUrl, certificates, linked.accessToken).request('add milk');

const changed = (group: string, expected: string, changes: Record<string, Change>): HostileRequest[] =>
  Object.entries(changes).map(([name, change]) => ({
    group,
    name,
    expected,
    async attempt(voice) {
      const body = JSON.stringify(goodRequest(voice));
      return post(await change({ body, headers: signedBy(voice.certificates.authority.platform, body) }, voice), voice);
    },
  }));

/** The request itself changed, and signed as it is then. */
const inside =
  (change: (request: ReturnType<typeof goodRequest>) => unknown): Change =>
  (_good, voice) => {
    const body = JSON.stringify(change(goodRequest(voice)));
    return { body, headers: signedBy(voice.certificates.authority.platform, body) };
  };

const header =
  (name: string, value: string | undefined): Change =>
  ({ body, headers: { [name]: _, ...headers } }) => ({ body, headers: value === undefined ? headers : { ...headers, [name]: value } });
const address = (url: string | undefined): Change => header('signaturecertchainurl', url);

let chains = 0;
/** A chain of somebody's making at a good address, and the request signed by its first key. */
const chain =
  (make: (voice: VoiceUnderTest) => Promise<{ signer: { sign(bytes: Buffer): string }; pem: string }>): Change =>
  async ({ body }, voice) => {
    const { signer, pem } = await make(voice);
    const name = `hostile-${(chains += 1)}.pem`;
    await voice.certificates.put(name, pem);
    return { body, headers: signedBy(signer, body, name) };
  };

const leaf = (wish: Partial<Parameters<typeof certify>[0]>): Change =>
  chain(async ({ certificates: { authority } }) => {
    const signer = await certify({ name: VOICE_HOST, issuer: authority.between, hosts: [VOICE_HOST], ...wish });
    return { signer, pem: signer.pem + authority.between.pem };
  });
const issuer = (wish: Partial<Parameters<typeof certify>[0]>): Change =>
  chain(async ({ certificates: { authority } }) => {
    const between = await certify({ name: 'Another issuer', issuer: authority.root, mayIssue: true, ...wish });
    const signer = await certify({ name: VOICE_HOST, issuer: between, hosts: [VOICE_HOST] });
    return { signer, pem: signer.pem + between.pem };
  });
const file = (pem: (voice: VoiceUnderTest) => string): Change =>
  chain(async (voice) => ({ signer: voice.certificates.authority.platform, pem: pem(voice) }));

const at = (milliseconds: number): Change =>
  inside((request) => ({ ...request, request: { ...request.request, timestamp: new Date(Date.now() + milliseconds).toISOString() } }));
const time = (timestamp: unknown): Change => inside((request) => ({ ...request, request: { ...request.request, timestamp } }));
const skill = (applicationId: unknown): Change =>
  inside((request) => ({
    ...request,
    context: { System: { ...request.context.System, application: { applicationId } } },
    session: { ...request.session, application: { applicationId } },
  }));

const speaking = (name: string, expected: string, speakerOf: (voice: VoiceUnderTest) => Promise<Speaker>): HostileRequest => ({
  group: 'account',
  name,
  expected,
  attempt: async (voice) => outcomeOf((await (await speakerOf(voice)).say('add milk')).text),
});
const speaker = ({ linking, certificates }: VoiceUnderTest, token: string | undefined, userId?: string): Speaker =>
  new Speaker(linking.world.gatewayUrl, certificates, token, userId);

export const hostileRequests: readonly HostileRequest[] = [
  ...changed('address of the certificates', REFUSED, {
    missing: address(undefined),
    empty: address(''),
    'that is none': address('chain.pem'),
    'without encryption': address(`${FOLDER}chain.pem`.replace('https:', 'http:')),
    'at another host': address('https://evil.example/echo.api/chain.pem'),
    'below a longer host': address('https://s3.amazonaws.com.evil.example/echo.api/chain.pem'),
    'with a user name': address('https://s3.amazonaws.com@evil.example/echo.api/chain.pem'),
    'with a backslash': address('https://s3.amazonaws.com\\@evil.example/echo.api/chain.pem'),
    'on another port': address('https://s3.amazonaws.com:8443/echo.api/chain.pem'),
    'in another folder': address('https://s3.amazonaws.com/evil-bucket/echo.api/chain.pem'),
    'in capitals': address('https://s3.amazonaws.com/ECHO.API/chain.pem'),
    'that leaves the folder': address(`${FOLDER}../evil-bucket/chain.pem`),
    'that leaves it in encoded dots': address(`${FOLDER}%2e%2e/evil-bucket/chain.pem`),
    'that leaves it by an encoded slash': address(`${FOLDER}..%2fevil-bucket/chain.pem`),
    'with a query': address(`${FOLDER}chain.pem?versionId=1`),
    'of a file here': address('file:///etc/passwd'),
  }),
  ...changed('signature', REFUSED, {
    missing: header('signature-256', undefined),
    empty: header('signature-256', ''),
    'that cannot be read': header('signature-256', '%%%'),
    'of nothing': ({ body, headers }, { certificates }) => ({
      body,
      headers: { ...headers, 'signature-256': certificates.authority.platform.sign(Buffer.alloc(0)) },
    }),
    'of another request': ({ headers }, voice) => ({ body: JSON.stringify(goodRequest(voice)), headers }),
    'of the same words, written with one blank more': ({ body, headers }) => ({ body: `${String(body)} `, headers }),
    'by another key': async ({ body, headers }) => ({
      body,
      headers: { ...headers, 'signature-256': (await certify({ name: 'somebody' })).sign(Buffer.from(body)) },
    }),
    'cut short': ({ body, headers }) => ({ body, headers: { ...headers, 'signature-256': headers['signature-256']?.slice(0, 200) ?? '' } }),
    'under its old name alone': ({ body, headers: { 'signature-256': signature = '', ...headers } }) => ({
      body,
      headers: { ...headers, signature },
    }),
  }),
  ...changed('certificates', REFUSED, {
    'signed by themselves': chain(async () => {
      const signer = await certify({ name: VOICE_HOST, hosts: [VOICE_HOST], mayIssue: true });
      return { signer, pem: signer.pem };
    }),
    'under another root': chain(async () => {
      const root = await certify({ name: 'Test root', mayIssue: true });
      const signer = await certify({ name: VOICE_HOST, issuer: root, hosts: [VOICE_HOST] });
      return { signer, pem: signer.pem + root.pem };
    }),
    'that have run out': leaf({ from: new Date(Date.now() - 2 * DAY_MS), until: new Date(Date.now() - DAY_MS) }),
    'that begin tomorrow': leaf({ from: new Date(Date.now() + DAY_MS), until: new Date(Date.now() + 2 * DAY_MS) }),
    'of another host': leaf({ hosts: ['evil.example'] }),
    'of a host with a longer name': leaf({ hosts: [`${VOICE_HOST}.evil.example`] }),
    'of any host of the platform': leaf({ hosts: ['*.amazon.com'] }),
    'that name the host nowhere but in the subject': leaf({ hosts: [] }),
    'with a weak key': leaf({ kind: 'rsa-1024' }),
    'issued by one that may not': issuer({ mayIssue: false }),
    'issued by one that has run out': issuer({ from: new Date(Date.now() - 2 * DAY_MS), until: new Date(Date.now() - DAY_MS) }),
    'without the one between': file(({ certificates: { authority } }) => authority.platform.pem),
    'in the wrong order': file(({ certificates: { authority } }) => authority.between.pem + authority.platform.pem),
    'that are only the root': file(({ certificates: { authority } }) => authority.root.pem),
    'with a stranger between': file(({ certificates: { authority } }) => authority.platform.pem + authority.root.pem),
    'that are a hundred': file(({ certificates: { authority } }) => authority.platform.pem + authority.between.pem.repeat(100)),
    'that are none': file(() => 'hello'),
    'that cannot be read': file(() => '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n'),
  }),
  ...changed('certificates', 'refused with 503', { 'that cannot be had': address(`${FOLDER}nowhere.pem`) }),
  ...changed('time', REFUSED, {
    'of 151 seconds ago': at(-151_000),
    'in 151 seconds': at(151_000),
    'of last year': at(-365 * DAY_MS),
    'that is none': time('soon'),
    missing: time(undefined),
    'that is a number': time(Date.now()),
    'beyond what a clock has': time('+275760-09-13T00:00:00.001Z'),
  }),
  ...changed('skill', REFUSED, {
    'of somebody else': skill('amzn1.ask.skill.other'),
    'with a longer name': skill(`${SKILL_ID}.other`),
    missing: skill(undefined),
    'of somebody else, in the session alone': inside((request) => ({
      ...request,
      session: { ...request.session, application: { applicationId: 'amzn1.ask.skill.other' } },
    })),
  }),
  ...changed('request', REFUSED, {
    'that is empty': (_good, { certificates }) => ({ body: '', headers: signedBy(certificates.authority.platform, '') }),
    'that is no JSON': (_good, { certificates }) => ({ body: '{', headers: signedBy(certificates.authority.platform, '{') }),
    'that is a list': inside((request) => [request]),
    'of nobody': inside((request) => ({ ...request, context: { System: { application: request.context.System.application } } })),
    'without a name': inside(({ request: { requestId: _, ...rest }, ...request }) => ({ ...request, request: rest })),
  }),
  ...changed('request', 'refused with 413', {
    'of 65 kB': inside((request) => ({ ...request, padding: 'x'.repeat(65 * 1024) })),
  }),
  speaking('that is not linked', ASKED_TO_LINK, async (voice) => speaker(voice, undefined)),
  speaking('with a token that nobody was given', ASKED_TO_LINK, async (voice) => speaker(voice, 'made-up')),
  speaking('with a refresh token', ASKED_TO_LINK, async (voice) => speaker(voice, voice.linked.refreshToken)),
  speaking('that was unlinked', ASKED_TO_LINK, async (voice) => {
    const { browser, accessToken } = await voice.linking.link();
    await voice.linking.unlink(browser);
    return speaker(voice, accessToken);
  }),
  speaking('whose link another one has replaced', ASKED_TO_LINK, async (voice) => {
    const first = await voice.linking.link();
    await voice.linking.link(first);
    return speaker(voice, first.accessToken);
  }),
  speaking('with the token of another voice account', ASKED_TO_LINK, async (voice) => {
    const { accessToken } = await voice.linking.link();
    await speaker(voice, accessToken, 'the first').say('add salt');
    return speaker(voice, accessToken, 'the second');
  }),
  speaking('that took the skill away', ASKED_TO_LINK, async (voice) => {
    const { accessToken } = await voice.linking.link();
    const linked = speaker(voice, accessToken, 'the one that leaves');
    await linked.say('add salt');
    const { request, ...event } = linked.request('help');
    await linked.send({ ...event, request: { ...request, type: 'AlexaSkillEvent.SkillDisabled' } });
    return linked;
  }),
  speaking('whose plan has ended', 'told that it is Premium', async (voice) => {
    const { accessToken, accountId } = await voice.linking.link();
    await endPremium(voice.linking.world, accountId);
    return speaker(voice, accessToken);
  }),
  {
    group: 'account',
    name: 'with a token of an hour ago',
    expected: ASKED_TO_LINK,
    async attempt(voice) {
      const { accessToken } = await voice.linking.link();
      return later(3_601, async () => {
        const { request, ...rest } = speaker(voice, accessToken).request('add milk');
        const timestamp = new Date(Date.now()).toISOString();
        return outcomeOf((await speaker(voice, accessToken).send({ ...rest, request: { ...request, timestamp } })).text);
      });
    },
  },
];
