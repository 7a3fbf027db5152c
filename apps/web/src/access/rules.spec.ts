import { EmailAddress, identity, Password } from '@simmer/contracts';
import { currentPasswordError, emailError, newPasswordError, passwordStrength } from './rules';

const messageOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

describe('the sign-in rules say what the contracts say', () => {
  it.each([
    '',
    'ana',
    'ana.example.com',
    'ana@example',
    'ana@example.com',
    'a b@example.com',
    'ana+x@mail.example.co',
    'jürgen@example.com',
    'cook&co@example.com',
    'wow!@example.com',
    'info@bäckerei.example',
    'info@xn--bckerei-5wa.example',
    'кухня@пример.рф',
    '台所@例え.日本',
    "o'neil@example.ie",
    'ana@exa mple.com',
    `${'a'.repeat(250)}@example.com`,
  ])('about the e-mail address "%s"', (email) => {
    expect(emailError(email)).toBe(messageOf(EmailAddress.safeParse(email)));
  });

  it.each(['', 'short', 'exactly12chr', 'x'.repeat(129)])('about the new password "%s"', (password) => {
    expect(newPasswordError(password)).toBe(messageOf(Password.safeParse(password)));
  });

  it('about a password left empty', () => {
    const result = identity.session.start.input.safeParse({ email: 'ana@example.com', password: '' });
    expect(currentPasswordError('')).toBe(messageOf(result));
  });
});

describe('password strength', () => {
  it('grows with length', () => {
    const bars = ['', 'short', 'exactly12chr', 'simmer-slowly-12', 'leek linguine on thursday'].map(
      (password) => passwordStrength(password).bars,
    );
    expect(bars).toEqual([0, 1, 2, 3, 4]);
  });

  it('is low for one letter repeated', () => {
    expect(passwordStrength('a'.repeat(40)).bars).toBe(1);
  });
});
