import { generateKeyPairSync } from 'node:crypto';
import { ActorSigner, ActorVerifier } from './signed-actor';

const gateway = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const base64 = (key: { export(options: { format: 'der'; type: 'pkcs8' | 'spki' }): Buffer }, type: 'pkcs8' | 'spki'): string =>
  key.export({ format: 'der', type }).toString('base64');

const signer = new ActorSigner('gateway', base64(gateway.privateKey, 'pkcs8'));
const verifier = new ActorVerifier(new Map([['gateway', [base64(gateway.publicKey, 'spki')]]]));
const cook = { accountId: '0190a5d0-0000-7000-8000-000000000001', role: 'cook' as const };

describe('signed actor', () => {
  it('names the account that a trusted service signed for, and the service', () => {
    expect(verifier.verify(signer.sign(cook))).toEqual({ actor: cook, issuer: 'gateway' });
  });

  it('is known by the old key and the new one while a service changes its key', () => {
    const next = generateKeyPairSync('ed25519');
    const both = new ActorVerifier(new Map([['gateway', [gateway, next].map(({ publicKey }) => base64(publicKey, 'spki'))]]));
    const renewed = new ActorSigner('gateway', base64(next.privateKey, 'pkcs8'));
    expect([both.verify(signer.sign(cook)).issuer, both.verify(renewed.sign(cook)).issuer]).toEqual(['gateway', 'gateway']);
  });

  it('refuses a signature that has expired', () => {
    const token = signer.sign(cook, Date.now() - 61_000);
    expect(() => verifier.verify(token)).toThrow('could not be verified');
  });

  it('refuses another key under a trusted name', () => {
    const forger = new ActorSigner('gateway', base64(stranger.privateKey, 'pkcs8'));
    expect(() => verifier.verify(forger.sign(cook))).toThrow('could not be verified');
  });

  it('refuses a service it does not know', () => {
    const unknown = new ActorSigner('somebody', base64(stranger.privateKey, 'pkcs8'));
    expect(() => verifier.verify(unknown.sign(cook))).toThrow('could not be verified');
  });

  it('refuses claims that were changed after signing', () => {
    const [, signature] = signer.sign(cook).split('.');
    const claims = Buffer.from(JSON.stringify({ iss: 'gateway', exp: Date.now() + 60_000, actor: { ...cook, role: 'staff' } })).toString(
      'base64url',
    );
    expect(() => verifier.verify(`${claims}.${signature}`)).toThrow('could not be verified');
  });

  it.each(['', 'nonsense', 'a.b', '.'])('refuses %j', (token) => {
    expect(() => verifier.verify(token)).toThrow('could not be verified');
  });
});
