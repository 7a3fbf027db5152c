import { PasswordHasher } from './password-hasher';

describe('password hasher', () => {
  it('makes argon2id hashes that carry their cost and that only the password opens', async () => {
    const hasher = new PasswordHasher();
    const hash = await hasher.hash('a fine long secret');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await expect(hasher.verify(hash, 'a fine long secret')).resolves.toBe(true);
    await expect(hasher.verify(hash, 'a fine long secreT')).resolves.toBe(false);
  });

  it('refuses a flood at once and answers everybody whom it let wait', async () => {
    const hasher = new PasswordHasher();
    const tries = await Promise.allSettled(Array.from({ length: 40 }, () => hasher.hash('a fine long secret')));
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(26);
    expect(tries.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'service.unavailable', retryAfter: 2 });
    await expect(hasher.hash('after the flood')).resolves.toContain('$argon2id$');
  });

  it('never accepts a password where there is no account', async () => {
    await expect(new PasswordHasher().verifyNothing('no account has this password')).resolves.toBe(false);
  });
});
