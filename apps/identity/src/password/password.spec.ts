import fc from 'fast-check';
import { identity, MAX_PASSWORD_LENGTH, Password } from '@simmer/contracts';

const signIn = (password: string) => identity.session.start.input.safeParse({ email: 'ada@example.com', password });

describe('a password', () => {
  it('that can be chosen is the same one when it is entered, in whichever form a keyboard sends it', () => {
    const typed = fc.string({ unit: 'binary', minLength: 8, maxLength: MAX_PASSWORD_LENGTH });
    fc.assert(
      fc.property(fc.tuple(fc.constantFrom('', ' ', '\t', '\u00a0'), typed), ([blank, text]) => {
        const password = blank + text + blank;
        const chosen = Password.safeParse(password);
        if (!chosen.success) return;
        for (const entered of [password, password.normalize('NFD'), password.normalize('NFC')])
          expect(signIn(entered).data?.password).toBe(chosen.data);
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps its blanks', () => {
    expect(Password.parse(' plum tart at nine ')).toBe(' plum tart at nine ');
  });

  it('with a character that no keyboard types is refused when it is chosen', () => {
    expect(Password.safeParse('plum tart\u0000 at nine').success).toBe(false);
  });
});
