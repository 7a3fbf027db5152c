import { HOUR_MS } from '@simmer/contracts';
import { X509Certificate } from 'node:crypto';
import { OutboundClient } from '@simmer/kit';
import { type VoiceAuthority, voiceAuthority } from '@simmer/testing';
import { CertificateChains, platformChains } from './certificate-chains';

const ADDRESS = 'https://s3.amazonaws.com/echo.api/chain.pem';

let authority: VoiceAuthority;
beforeAll(async () => {
  authority = await voiceAuthority();
});

function chains(load: () => Promise<string>) {
  const loads: string[] = [];
  const roots = async () => [new X509Certificate(authority.root.pem)];
  return {
    loads,
    known: new CertificateChains({ load: (address) => (loads.push(address), load()), roots }),
  };
}
const wholeChain = async () => authority.platform.pem + authority.between.pem;

describe('certificate chains', () => {
  it('are had once an hour, and looked at again when one of them has run out', async () => {
    const { known, loads } = chains(wholeChain);
    const now = Date.now();
    await known.keyAt(ADDRESS, now);
    await known.keyAt(ADDRESS, now + HOUR_MS - 1);
    expect(loads).toHaveLength(1);
    await known.keyAt(ADDRESS, now + HOUR_MS + 1);
    expect(loads).toHaveLength(2);
    await expect(known.keyAt(ADDRESS, now + 366 * 24 * HOUR_MS)).rejects.toMatchObject({ code: 'identity.voice-request-refused' });
  });

  it('that were refused are not remembered as good', async () => {
    const { known, loads } = chains(async () => authority.root.pem);
    for (let times = 0; times < 2; times += 1)
      await expect(known.keyAt(ADDRESS)).rejects.toMatchObject({ code: 'identity.voice-request-refused' });
    expect(loads).toHaveLength(2);
  });

  it('that cannot be had are an outage, not a forgery', async () => {
    const { known } = chains(() => Promise.reject(new Error('no line')));
    await expect(known.keyAt(ADDRESS)).rejects.toMatchObject({ code: 'service.unavailable' });
  });

  it('wait in a line that ends: made-up addresses are sent away at once', async () => {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const { known, loads } = chains(() => gate.then(wholeChain));
    const requests = Array.from({ length: 500 }, (_, at) => known.keyAt(`${ADDRESS}?${at}`));
    const ended = Promise.allSettled(requests);
    await expect(requests.at(-1)).rejects.toMatchObject({ code: 'service.unavailable' });
    open();
    expect((await ended).filter(({ status }) => status === 'fulfilled')).toHaveLength(24);
    expect(loads).toHaveLength(24);
  });

  it('are taken from the place that was checked alone, not from where it sends us', async () => {
    const answer = { url: ADDRESS, status: 200, contentType: 'application/x-pem-file', body: Buffer.from(await wholeChain()) };
    const fetching = (redirects: number) => platformChains({ get: async () => ({ ...answer, redirects }) } as unknown as OutboundClient);
    await expect(fetching(0).load(ADDRESS)).resolves.toBe(await wholeChain());
    await expect(fetching(1).load(ADDRESS)).rejects.toMatchObject({ code: 'identity.voice-request-refused' });
  });

  it('are trusted by the roots that Node trusts', async () => {
    const outbound = new OutboundClient({ userAgent: 'spec', dial: () => Promise.reject(new Error('nobody is dialled here')) });
    const roots = await platformChains(outbound).roots();
    expect(roots.length).toBeGreaterThan(50);
    const known = new CertificateChains({ load: wholeChain, roots: async () => roots });
    await expect(known.keyAt(ADDRESS)).rejects.toMatchObject({ code: 'identity.voice-request-refused' });
  });
});
