/**
 * What a field has to be, by code: the English of each, with its values in braces. Every other language is in libs/messages, where the compiler
 * asks for it.
 */
export const RULES = {
  missing: 'This is missing.',
  invalid: 'This value isn’t valid.',
  'unknown-field': 'This field isn’t known here.',
  'wrong-format': 'This isn’t in the expected format.',
  text: 'This must be text.',
  number: 'This must be a number.',
  'whole-number': 'This must be a whole number.',
  'yes-or-no': 'This must be true or false.',
  list: 'This must be a list.',
  object: 'This must be an object.',
  'json-object': 'This must be a JSON object.',
  value: 'This must be {value}.',
  'one-of': 'Choose one of these: {values}.',
  'not-empty': 'This must not be empty.',
  'at-least-characters': 'Use at least {least} characters.',
  'at-most-characters': 'Use at most {most} characters.',
  'list-not-empty': 'This list must not be empty.',
  'list-at-least': 'This list needs at least {least} items.',
  'list-at-most': 'This list may have up to {most} items.',
  'at-least': 'Use {least} or more.',
  'more-than': 'Use more than {least}.',
  'at-most': 'Use {most} or less.',
  'less-than': 'Use less than {most}.',
  'too-deep': 'This is nested deeper than {most} levels.',
  'too-many-values': 'This holds more than {most} values.',
  character: 'This text has a character we can’t store.',
  id: 'This ID isn’t a UUID.',
  url: 'Please enter a valid URL',
  'photo-address': 'This must be the address of a photo.',
  'language-code': 'This isn’t a language code.',
  date: 'Write the date as 2026-11-23.',
  'date-and-time': 'Write this as a date and time, such as 2026-05-01T18:00:00Z.',
  'page-size': 'Items per page must be between 1 and {most}',
  file: 'Choose a file first.',
  'page-source': 'Paste the source of the page first.',
  'not-of-upload': 'This file isn’t one of this upload.',
  'recipe-url': 'Please enter a recipe URL',

  email: 'Enter an email address, such as ada@example.com.',
  'email-too-long': 'This email address is too long.',
  'new-password': 'Enter a password.',
  password: 'Enter your password.',
  'password-character': 'This password has a character that can’t be typed. Please choose another.',
  terms: 'Please confirm that you’re 13 or older and agree to the terms.',
  'whole-link': 'This link is not complete. Please copy all of it.',
  'six-digits': 'Enter the six digits.',
  'recovery-code': 'Enter one of your recovery codes: eight letters and digits.',
  'factor-name': 'Give it a name.',
  'token-name': 'Give the token a name.',
  'token-scopes': 'Choose at least one thing that the token may do.',
  'invitation-link': 'This is not a link of an invitation.',
  'time-of-day': 'Write the time as 21:00.',
  'request-id': 'This is not the id of a request.',
  'contact-name': 'Write your name.',
  'contact-message': 'Write a line, so that we know what to look at.',
  'copyright-work': 'Say which work it is about.',
  'copyright-place': 'Say where on Simmer it is.',
  'good-faith': 'Please confirm this statement.',
  signature: 'Sign with your full name.',
  username: 'Use {least} to {most} letters, digits or dashes.',
  'eater-name': 'Who is it?',
  portion: 'A portion is more than nothing.',
  dislike: 'Write the food, or remove it.',

  'recipe-title': 'Give the recipe a title.',
  ingredient: 'Write the ingredient or remove this row.',
  'ingredient-form': 'Write the ingredient as text, or as an object with text and group.',
  step: 'Write this step or remove it.',
  'step-form': 'Write the step as text, or as an object with text and group.',
  'step-photos': 'Up to {most} steps can have a photo.',
  minutes: 'Minutes cannot be negative.',
  servings: 'Servings must be more than zero.',
  tag: 'A tag needs a name.',

  week: 'A week is named by its Monday.',
  'week-name': 'Give the week a name.',
  meal: 'Name the meal.',
  food: 'Name the food.',

  'youtube-address': 'Invalid YouTube URL',
  'video-title': 'Give the video a title.',
  'video-chapter': 'Name the chapter.',
  'video-category': 'Name the category.',

  'collection-name': 'Give the collection a name.',
  'list-name': 'Give the list a name.',
  'list-item': 'Say what to put on the list.',
  'item-id': 'An item needs an id.',
  'item-field': 'This is not a field of an item.',
  'item-value': 'A field is text, a number, yes or no, nothing, or a list of amounts.',
  'item-fields': 'An item has up to {most} fields.',
  stamp: 'This is not a stamp of a clock.',
  'guest-link': 'This is not a guest link of ours.',
  'guest-name': 'Say what you would like to be called.',
  device: 'This is not the id of a device.',
  'server-device': 'This is the id of the server.',
} as const;

export type RuleCode = keyof typeof RULES;
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
export type RuleParams = Readonly<Record<string, string | number>>;
type ParamsOf<Code extends RuleCode> = Record<NamesIn<(typeof RULES)[Code]>, string | number>;

/** The English of a rule, as schemas carry it: `ruleOf` finds its code again. No other text passes for one. */
export type RuleText = string & { readonly rule: unique symbol };

const known = new Map<string, { code: RuleCode; params?: RuleParams }>();

/** What a schema says when a field breaks the rule. */
export function rule<Code extends RuleCode>(
  code: Code,
  ...[params]: keyof ParamsOf<Code> extends never ? [] : [params: ParamsOf<Code>]
): RuleText {
  const text = filled(RULES[code], params ?? {}, 'en');
  known.set(text, { code, ...(params && { params }) });
  return text as RuleText;
}

/** The code and values of a schema's message; undefined for a library's own. */
export const ruleOf = (text: string): { code: RuleCode; params?: RuleParams } | undefined => known.get(text);

/** The text with its values in place of their names. */
export const filled = (text: string, params: RuleParams, language: string): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => {
    const value = params[key];
    return typeof value === 'number' ? value.toLocaleString(language) : (value ?? name);
  });
