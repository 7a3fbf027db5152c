import { processorTime } from '@simmer/processor-time';
import { checkPassword, isGuessable } from './password-policy';

const mara = { email: 'mara.lindqvist@example.com', name: 'Mara Lindqvist' };

describe('password policy', () => {
  it.each([
    'password1234',
    'Password2024!',
    'P@ssw0rd2024',
    'passwordpassword',
    'iloveyou1234',
    'ILoveYouForever!',
    'qwertyuiop12',
    '1q2w3e4r5t6y',
    '1qaz2wsx3edc',
    'administrator',
    'letmeinplease',
    'sunshine12345',
    'liverpool2019',
    'manchesterunited',
    'Welcome123456',
    'princess12345',
    'unbelievable',
    'trustno1trustno1',
    'changeme12345',
  ])('refuses what everybody chooses: %s', (password) => expect(isGuessable(password, mara)).toBe(true));

  it.each(['aaaaaaaaaaaa', 'abcdefghijkl', 'zyxwvutsrqpo', '123456789012', '098765432109', 'xk7xk7xk7xk7', '112233445566'])(
    'refuses repetitions and sequences: %s',
    (password) => expect(isGuessable(password, mara)).toBe(true),
  );

  it.each([
    'simmersimmer',
    'Simmer-2026-!',
    'maralindqvist',
    'mara.lindqvist',
    'Lindqvist1987',
    'example12345',
    'mara.lindqvist@example.com',
  ])('refuses the product and the person: %s', (password) => expect(isGuessable(password, mara)).toBe(true));

  it.each([
    'correct horse battery staple',
    'braised-kettle-anchor-7',
    'tV9#kQ2!mZ4x',
    'en liten båt på havet',
    'fyra kaniner äter gröt',
    '夜の台所で玉ねぎを静かに刻む',
    'plum tart at half past nine',
  ])('takes a good one: %s', (password) => expect(isGuessable(password, mara)).toBe(false));

  it('says which field to mend', () => {
    expect(() => checkPassword('password1234', mara)).toThrow(
      expect.objectContaining({
        code: 'identity.weak-password',
        errors: [{ pointer: '/password', message: expect.stringContaining('too easy to guess') }],
      }),
    );
  });

  it('is quick with the longest password there may be', async () => {
    expect(await processorTime(50, () => isGuessable('ab'.repeat(64), mara))).toBeLessThan(50);
  });
});
