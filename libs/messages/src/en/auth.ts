/** Signing in and creating an account. */
import { message, rich } from './language';

export const logIn = 'Log In';
export const welcome = 'Welcome back';
export const welcomeText = 'Your recipes are right where you left them.';
export const invited = 'You’re invited to share a household';
export const invitedLogIn =
  'Log in to see who asks you, and to join them. If you’re new here, create an account first: the invitation waits for you.';
export const invitedCreate = 'Then you can join the household that invited you: one plan, one shopping list.';
export const email = 'Email';
export const password = 'Password';
export const forgot = 'Forgot your password?';
export const newHere = rich('New to Simmer? <link>Create an account</link>');
export const createTitle = 'Create your account';
export const createText = 'A week of good dinners starts here.';
export const yourName = 'Your name';
export const agree = rich('I’m 13 or older and agree to the <link>terms</link>');
export const newTab = '(opens in a new tab)';
export const create = 'Create account';
export const haveAccount = rich('Already cooking with us? <link>Log In</link>');
export const emailTooLong = 'This email address is too long.';
export const emailWrong = 'Enter an email address, such as ada@example.com.';
export const passwordTooShort = message('Use at least {count, number} characters.');
export const passwordTooLong = message('Use at most {count, number} characters.');
export const passwordMissing = 'Enter your password.';
export const confirmTerms = 'Please confirm that you’re 13 or older and agree to the terms.';
export const strengthNone = message('At least {count, number} characters. Three words you can remember work well.');
export const strengthShort = message('A little longer: at least {count, number} characters.');
export const strengthSame = 'Too much of the same. Three words you can remember work well.';
export const strengthOk = 'OK. Longer is stronger.';
export const strengthGood = 'Strong. Three words you can remember work well.';
export const strengthBest = 'Very strong.';
