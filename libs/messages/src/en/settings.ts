/** The settings screen: how an account is locked, where it is signed in, what Simmer tells its cook, and how it looks. */
import type { ExportStage, NotificationTopic } from '@simmer/contracts';
import { message } from './language';

export const title = 'Settings';
export const overview = 'Overview';
export const sections = {
  'signing-in': 'Signing in',
  devices: 'Devices',
  voice: 'Voice',
  notifications: 'Notifications',
  look: 'Look',
  plan: 'Plan',
  data: 'Your data',
};

export const wellLocked = 'Well locked';
export const barelyLocked = 'A password alone';
export const passwordLock = 'Password';
export const authenticatorLock = 'Authenticator';
export const passkeysLock = 'Passkeys';
export const codesLock = 'Recovery codes';
export const lockIsOn = 'on';
export const lockIsOff = 'not set up';
export const staffNeedFactor = 'Staff need two-step sign-in. Add an authenticator, and the staff pages open.';

export const save = 'Save';
export const remove = 'Remove';
export const rename = 'Rename';
export const done = 'Done';
export const removeNamed = message('Remove {name}');
export const renameNamed = message('Rename {name}');
export const added = message('Added {at, date, ::MMMMd}');
export const addedAndUsed = message('Added {added, date, ::MMMMd}, used {used, date, ::MMMMd}');

export const email = 'Email';
export const confirmed = 'Confirmed';
export const notConfirmed = 'Not confirmed';
export const confirmNow = 'Confirm it now';
export const newEmail = 'New email';
export const newEmailHint = 'We’ll email the new address first. The old one works until you confirm.';
export const sendMail = 'Send the email';
export const mailSent = message('We sent an email to {email}. Open the link in it to confirm your new address.');

export const password = 'Password';
export const passwordChanged = message('Changed {at, date, ::yMMMMd}');
export const passwordSet = 'Set';
export const change = 'Change';

export const secondFactor = 'Second factor';
export const none = 'None';
export const authenticatorSince = message(
  '{count, plural, one {Authenticator app} other {# authenticator apps}}, since {at, date, ::yMMMMd}',
);
export const secondFactorText = 'An app on your phone shows six digits that change every 30 seconds. Signing in then asks for them too.';
export const addAuthenticator = 'Add an authenticator';
export const authenticatorRemoved = message('{name} removed.');
export const scan = 'Scan this with the authenticator app on your phone.';
export const qrCode = 'QR code for your authenticator app';
export const openHere = 'Open it on this phone';
export const orType = 'Or type the key';
export const copyKey = 'Copy the key';
export const copied = 'Copied.';
export const copyFailed = 'We couldn’t copy it. Select it and copy it yourself.';
export const digitsNow = 'The six digits it shows now';
export const callIt = 'Name it';
export const myPhone = 'My phone';
export const turnOn = 'Turn it on';
export const turnedOn = 'Two-step sign-in is on.';
export const nameMissing = 'Give it a name.';

export const passkeys = 'Passkeys';
export const passkeyCount = message('{count, plural, =0 {None} other {#}}');
export const passkeyText = 'A passkey is your fingerprint, face or screen lock instead of the password. It never leaves the device.';
export const addPasskey = 'Add a passkey';
export const passkeyAdded = message('{name} can sign you in from now on.');
export const passkeyRemoved = message('{name} can’t sign you in anymore.');
export const noPasskeysHere = 'This browser can’t make passkeys.';
export const passkeyName = 'Name of the passkey';

export const recoveryCodes = 'Recovery codes';
export const codesLeft = message('{left, number} of {made, number} left');
export const codesText =
  'Each works once, when the phone is at the bottom of the lake. We keep no readable copy, so we can’t show them again.';
export const codesMade = message('Made {at, date, ::yMMMMd}.');
export const makeCodes = 'Make new codes';
export const makeCodesHint = 'The old ones stop working at once.';
export const keepCodes = 'Keep these codes';
export const codesOnce = 'You’ll only see them now. Each works once, without your phone. Keep them on paper.';
export const codesFor = message('Simmer, {email}, made {at, date, ::yMMMMd}');
export const print = 'Print';
export const copy = 'Copy';
export const download = 'Download';
export const codesFile = 'simmer-recovery-codes.txt';

export const apiTokens = 'API tokens';
export const apiTokensValue = 'For programs of your own';
export const apiTokensText = 'A token lets a program of yours use Simmer’s API in your name, as far as you choose.';
export const apiReference = 'Read the API reference';
export const makeToken = 'Create a token';
export const cancelToken = 'Cancel';
export const tokenName = 'Name of the token';
export const tokenNameHint = 'Such as “Kitchen display”.';
export const tokenMay = 'What the token may do';
export const tokenAreas = {
  recipes: 'Recipes, imports and photos',
  'meal-plan': 'Meal plan',
  'shopping-list': 'Shopping lists',
  household: 'People you cook for',
  profile: 'Profile and preferences',
};
export const tokenReach = { none: 'No access', read: 'Read', write: 'Read and change' };
export const scopes = {
  'recipes:read': 'Read recipes',
  'recipes:write': 'Change recipes',
  'meal-plan:read': 'Read the meal plan',
  'meal-plan:write': 'Change the meal plan',
  'shopping-list:read': 'Read shopping lists',
  'shopping-list:add': 'Add to the shopping list',
  'shopping-list:write': 'Change shopping lists',
  'household:read': 'Read who you cook for',
  'household:write': 'Change who you cook for',
  'profile:read': 'Read your profile',
  'profile:write': 'Change your profile',
};
export const scopesMissing = 'Choose at least one thing that the token may do.';
export const tokenLife = 'Good for';
export const tokenDays = message('{days, plural, one {# day} =365 {1 year} other {# days}}');
export const yourToken = 'Your new token';
export const tokenOnce = 'You’ll only see it now. Copy it to where your program reads it, and treat it like a password.';
export const tokenUsed = message('Last used {at, date, ::MMMMd}');
export const tokenNeverUsed = 'Never used';
export const tokenExpires = message('expires {at, date, ::yMMMMd}');
export const tokenExpired = message('expired {at, date, ::yMMMMd}');
export const revoke = 'Revoke';
export const revokeNamed = message('Revoke {name}');
export const tokenRevoked = message('{name} opens nothing anymore.');

export const devices = 'Signed-in devices';
export const signOutElsewhere = 'Sign out everywhere else';
export const signedOutElsewhere = 'You’re signed out everywhere else.';
export const thisDevice = 'This device';
export const browserOn = message('{browser} on {system}');
export const unknownDevice = 'Unknown device';
export const since = message('Signed in {at, date, ::yMMMMd}');
export const now = 'now';
export const usedOn = message('{at, date, ::MMMd}, {at, time, ::hmm}');
export const signOut = 'Sign out';
export const signOutNamed = message('Sign out {name}');
export const signedOut = 'signed out';
export const isSignedOut = message('{name} is signed out.');

export const theme = 'Theme';
export const themes = { system: 'As the device', light: 'Light', dark: 'Dark' };
export const reading = 'Reading comfort';
export const readingSizes = { standard: 'Standard', large: 'Larger', largest: 'Largest' };
export const spacious = 'More space between lines and letters';
export const readingHint = 'How large ingredients and steps are in recipes.';
export const onThisDeviceOnly = 'Kept on this device only: we couldn’t reach your account.';
export const readingSample = 'Toast the walnuts until they smell of autumn.';
export const language = 'Language';
export const languageHint = 'Recipes stay in the language they came in.';

export const deletedRecipes = 'Deleted recipes';
export const deletedRecipesText = 'Kept for 30 days';
export const see = 'See them';

export const what = 'What';
export const here = 'Here';
export const byEmail = 'Email';
export const always = 'Always';
export const tellHere = message('{topic}, here');
export const tellByEmail = message('{topic}, by email');
export const topics = {
  timers: 'Timers',
  'shared-list': 'The shared list changes',
  'start-tonight': 'Start tonight',
  'your-week': 'Your week',
  'saves-and-ratings': 'Saves and ratings',
  followers: 'Someone follows you',
  'new-sign-in': 'New sign-in',
  letters: 'Letters from our kitchen',
} satisfies Record<NotificationTopic, string>;
export const topicNotes = {
  timers: 'Ring and vibrate while you cook',
  'shared-list': 'While someone is in the shop',
  'start-tonight': 'What tomorrow’s dishes need today, at 6 PM',
  'your-week': 'Sunday at 5 PM, if nothing is planned',
  'saves-and-ratings': 'Of recipes you share, once a day',
  followers: 'Once a day',
  'new-sign-in': 'From a device we don’t know',
  letters: 'New recipes and what’s new, now and then',
} satisfies Record<NotificationTopic, string>;
export const whenClosed = 'While Simmer is closed';
export const pushOff =
  'This device can ring for timers, and tell you what’s new on a shared list and what to start tonight. It goes encrypted through the push service of your browser’s maker.';
export const pushOn = 'On for this device. What is told, you choose under “Here”.';
export const pushRefused = 'Your browser doesn’t allow notifications from Simmer. You can change that in its settings for this site.';
export const pushFailed = 'We couldn’t reach the push service of your browser. Please try again later.';
export const pushUnknown = 'This browser can’t. On an iPhone or iPad, add Simmer to your Home Screen first.';
export const switchOn = 'Turn on';
export const switchOff = 'Turn off';
export const turnPushOn = 'Turn on notifications on this device';
export const turnPushOff = 'Turn off notifications on this device';
export const quietHours = 'Quiet hours';
export const noQuietHours = 'None';
export const quietFromTo = message('{from} to {until}, timers still ring');
export const from = 'From';
export const until = 'Until';
export const endQuietHours = 'No quiet hours';

export const everything = 'Everything you keep here';
export const oneFile = 'One file with recipes, photos, plans and lists';
export const makeFile = 'Make the file';
export const makeNewFile = 'Make a new one';
export const exportElsewhere = 'Export for another app';
export const makingFile = 'Making the file';
export const exportStages = {
  recipes: 'Recipes',
  pictures: 'Photos',
  'plans-and-lists': 'Plans and lists',
  account: 'Your account',
} satisfies Record<ExportStage, string>;
export const doneOf = message('{done, number} of {total, number}');
export const youCanLeave = message('You can leave this page. We’ll email you when it’s ready, and it’s there for {days, number} days.');
export const fileReady = message('Your file is ready. It stays until {until, date, ::yMMMMd}.');
export const takenIn = message(
  'Simmer imports up to {megabytes} MB at a time. If your file is larger, export your recipes in parts too, to bring them back later.',
);
export const downloadFile = 'Download the file';
export const fileFailed = 'We couldn’t make the file. Please try again.';

export const deleteAccount = 'Delete account';
export const forGood = 'Everything, for good';
export const deleteText = 'This empties the cupboard for good. Nobody can bring it back, we included.';
export const lost = {
  recipes: message('{count, plural, one {recipe, with its notes} other {recipes, with their notes}}'),
  pictures: message('{count, plural, one {photo} other {photos}}'),
  gallery: message('{count, plural, one {entry in the community} other {entries in the community}}'),
  'meal-plans': message('{count, plural, one {page of your meal plan} other {pages of your meal plan}}'),
  'shopping-lists': message('{count, plural, one {shopping list} other {shopping lists}}'),
};
export const householdStays = message('{count, plural, one {{names} keeps} other {{names} keep}} what your household shares.');
export const premiumEnds = 'Premium ends with the account. Nothing more is charged.';
export const takeFirst = 'Take your recipes with you first';
export const sharedRecipes = 'Recipes you’ve shared with the community';
export const sharedChoices = { remove: 'Remove them', anonymous: 'Leave them without my name' };
export const typeEmail = 'Type your email to go through with it';
export const keepAccount = 'Keep my account';
