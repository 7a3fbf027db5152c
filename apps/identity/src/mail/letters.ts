import {
  type BillingInterval,
  CHECKOUT_WORDS,
  type ContactTopic,
  type FeedNews,
  type FeedNotice,
  type Letter as LetterOfService,
  type WaysIn,
} from '@simmer/contracts';
import { type Language, MAIL_TEXTS } from '@simmer/messages';

/** The parameters of each mail template. Times are ISO 8601. */
export interface MailParams {
  'verify-email': object;
  'new-email': object;
  'email-taken': object;
  'reset-password': object;
  'password-changed': { at: string; waysIn?: WaysIn };
  'email-changed': { at: string };
  'new-sign-in': { browser: string; system: string; at: string };
  'second-factor-on': { name: string; at: string };
  'second-factor-off': { at: string };
  'recovery-code-used': { left: number; at: string };
  'passkey-added': { name: string; at: string };
  'api-token-created': { name: string; at: string };
  'export-ready': object;
  'payment-failed': Omit<Extract<LetterOfService, { template: 'payment-failed' }>, 'template'>;
  'payment-unclaimed': { interval: BillingInterval; endsAt: string };
  'moderation-decision': Omit<Extract<LetterOfService, { template: 'moderation-decision' }>, 'template'>;
  'feed-news': Omit<Extract<LetterOfService, { template: 'feed-news' }>, 'template'>;
  'contact-received': { number: number; topic: ContactTopic; answerBy: string };
  'contact-answer': { number: number; letter: string; message: string };
  'account-deleted': object;
}
export type MailTemplate = keyof MailParams;

/** What is new in a cook's feed, and where they end mails about it. */
export interface News extends FeedNews {
  unsubscribeAt: string;
}

/** What only the moment of sending knows. */
export interface Means {
  language: Language;
  to: string;
  publicUrl: string;
  /** The secret of the link that the mail brings, if it brings one, and the digits that can be typed instead. */
  token?: string;
  code?: string;
  news?: News;
}

/** A mail as it is read. */
export interface Letter {
  subject: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  title: string;
  text: string;
  sections?: LetterSection[];
  button?: { label: string; href: string };
  code?: string;
  small?: string;
  /** Of a mail that its cook has chosen to get: why it comes, and how it ends. */
  unsubscribe?: { why: string; label: string; href: string };
  /** Why it came, where that is not something that happened on the account. */
  why?: string;
}

/** A list in a mail. */
export interface LetterSection {
  title: string;
  items: { text: string; href: string; quote?: string }[];
  /** Says that there is more than is listed. */
  more?: string;
}

type Texts = (typeof MAIL_TEXTS)[Language];
type Writer<T extends MailTemplate> = (texts: Texts, params: MailParams[T], means: Means) => Letter;

/** Characters of a letter that an inbox shows beside its subject. */
const PREVIEW = 120;

/** A time, for a reader whose time zone is unknown. */
const timeIn = (language: Language, at: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(new Date(at));

const settings = ({ publicUrl }: Means, section: string): string => `${publicUrl}/app/settings#${section}`;
/** Behind the #, a secret is sent to no server and stands in no log. */
const withToken = ({ publicUrl, token = '' }: Means, path: string): string => `${publicUrl}${path}#token=${token}`;

/** What opens an account beside its password, as a mail names it. */
const waysNamed = (t: Texts['passwordChanged'], { passkeys, authenticators, apiTokens, isVoiceLinked }: WaysIn): string[] => [
  ...passkeys.map((name) => t.passkey({ name })),
  ...authenticators.map((name) => t.authenticator({ name })),
  ...apiTokens.map((name) => t.apiToken({ name })),
  ...(isVoiceLinked ? [t.voice] : []),
];

/** So many lines of a mail stand in an inbox beside its subject. */
const IN_PREVIEW = 3;

/** How a notice reads, and where it is about. */
function noticeOf({ feedNews: t }: Texts, notice: FeedNotice, { publicUrl }: Means): { text: string; href: string } {
  if (notice.kind === 'decision')
    return { text: t.outcomes[notice.outcome]({ title: notice.title }), href: `${publicUrl}/app/community/decisions` };
  const { changes, recipe, fork } = notice;
  const offer = { cook: notice.cook?.username ?? t.someone, changes, title: recipe.title };
  if (notice.kind === 'offer') return { text: t.offered(offer), href: recipeAddress(publicUrl, recipe.slug) };
  return { text: t.offerAnswered({ ...offer, taken: notice.taken }), href: recipeAddress(publicUrl, fork.slug) };
}

const recipeAddress = (publicUrl: string, slug: string): string => `${publicUrl}/app/community/recipe/${slug}`;

/** What is new in the feed, part by part; a part without anything is left out. */
function newsSections(texts: Texts, { recipes, answers, notices }: FeedNews, means: Means): LetterSection[] {
  const { feedNews: t } = texts;
  const { publicUrl } = means;
  const parts = {
    recipes: recipes.items.map(({ title, cook, slug, source_url }) => ({
      text: t.recipe({ title, cook }),
      href: source_url ?? recipeAddress(publicUrl, slug),
    })),
    answers: answers.items.map(({ kind, cook, text, recipe: { title, slug } }) => ({
      text: t.answer[kind]({ cook: cook ?? t.someone, title }),
      href: recipeAddress(publicUrl, slug),
      ...(text && { quote: text }),
    })),
    notices: notices.items.map((notice) => noticeOf(texts, notice, means)),
  };
  return (['recipes', 'answers', 'notices'] as const)
    .filter((part) => parts[part].length > 0)
    .map((part) => ({ title: t.parts[part], items: parts[part], ...({ recipes, answers, notices }[part].has_more && { more: t.more }) }));
}

const WRITERS: { [T in MailTemplate]: Writer<T> } = {
  'verify-email': ({ verifyEmail: t }, _, { code = '', ...means }) => ({
    ...t,
    preview: t.preview({ code }),
    code,
    button: { label: t.button, href: withToken(means, '/auth/verify-email') },
  }),
  'new-email': ({ newEmail: t }, _, means) => ({
    ...t,
    text: t.text({ email: means.to }),
    button: { label: t.button, href: withToken(means, '/auth/verify-email') },
  }),
  'email-taken': ({ emailTaken: t }) => t,
  'reset-password': ({ resetPassword: t }, _, means) => ({
    ...t,
    button: { label: t.button, href: withToken(means, '/auth/forgot-password') },
  }),
  'password-changed': ({ passwordChanged: t, openSettings }, { at, waysIn }, means) => {
    const ways = waysIn ? waysNamed(t, waysIn) : [];
    const text = t.text({ at: timeIn(means.language, at) });
    if (ways.length === 0) return { ...t, text };
    const listed = t.waysIn({ ways: new Intl.ListFormat(means.language).format(ways) });
    return { ...t, text: `${text} ${listed}`, button: { label: openSettings, href: settings(means, 'factors') } };
  },
  'email-changed': ({ emailChanged: t }, { at }, { language }) => ({ ...t, text: t.text({ at: timeIn(language, at) }) }),
  'new-sign-in': ({ newSignIn: t, seeDevices }, { browser, system, at }, means) => ({
    ...t,
    preview: t.preview({ browser, system }),
    text: t.text({ browser, system, at: timeIn(means.language, at) }),
    button: { label: seeDevices, href: settings(means, 'devices') },
  }),
  'second-factor-on': ({ secondFactorOn: t, openSettings }, { name, at }, means) => ({
    ...t,
    text: t.text({ name, at: timeIn(means.language, at) }),
    button: { label: openSettings, href: settings(means, 'factors') },
  }),
  'second-factor-off': ({ secondFactorOff: t, openSettings }, { at }, means) => ({
    ...t,
    text: t.text({ at: timeIn(means.language, at) }),
    button: { label: openSettings, href: settings(means, 'factors') },
  }),
  'recovery-code-used': ({ recoveryCodeUsed: t, openSettings }, { left, at }, means) => ({
    ...t,
    preview: t.preview({ left }),
    text: t.text({ left, at: timeIn(means.language, at) }),
    button: { label: openSettings, href: settings(means, 'codes') },
  }),
  'passkey-added': ({ passkeyAdded: t, openSettings }, { name, at }, means) => ({
    ...t,
    preview: t.preview({ name }),
    text: t.text({ name, at: timeIn(means.language, at) }),
    button: { label: openSettings, href: settings(means, 'passkeys') },
  }),
  'api-token-created': ({ apiTokenCreated: t, openSettings }, { name, at }, means) => ({
    ...t,
    preview: t.preview({ name }),
    text: t.text({ name, at: timeIn(means.language, at) }),
    button: { label: openSettings, href: settings(means, 'api-tokens') },
  }),
  'export-ready': ({ exportReady: t }, _, means) => ({ ...t, button: { label: t.button, href: settings(means, 'export') } }),
  'payment-failed': ({ paymentFailed: t }, { day, pausesAt }, means) => {
    const { subject, text } = t.onDay[day];
    const at = timeIn(means.language, pausesAt);
    const button = { label: t.button, href: settings(means, 'plan') };
    return { subject, preview: t.preview, title: subject, text: text({ at }), button, small: t.small };
  },
  'payment-unclaimed': ({ paymentUnclaimed: t }, { interval, endsAt }, { language, to, publicUrl }) => {
    const at = timeIn(language, endsAt);
    const query = new URLSearchParams({ session_id: CHECKOUT_WORDS.pending, email: to, plan: interval });
    return {
      subject: t.subject,
      preview: t.preview,
      title: t.subject,
      text: t.text({ email: to }),
      button: { label: t.button, href: `${publicUrl}/signup?${query}` },
      small: t.small({ at }),
    };
  },
  'moderation-decision': (
    { moderationDecision: t },
    { outcome, kind, title, letter, bannedUntil, appealUntil },
    { language, publicUrl },
  ) => {
    const subject = t.subjects[outcome]({ title: t.titles[kind]({ title }) });
    const ban = bannedUntil ? t.bannedUntil({ until: timeIn(language, bannedUntil) }) : t.bannedForGood;
    return {
      subject,
      preview: letter,
      title: subject,
      text: outcome === 'banned' ? `${letter}\n\n${ban}` : letter,
      button: { label: t.button, href: `${publicUrl}/app/community/decisions` },
      ...(appealUntil && { small: t.appeal({ until: timeIn(language, appealUntil) }) }),
    };
  },
  'feed-news': (texts, _, means) => {
    const { feedNews: t } = texts;
    const { news, language, publicUrl } = means;
    if (!news) throw new Error('A mail with what is new was written without it.');
    const sections = newsSections(texts, news, means);
    const first = sections.flatMap(({ items }) => items.map(({ text }) => text)).slice(0, IN_PREVIEW);
    return {
      ...t,
      preview: new Intl.ListFormat(language, { type: 'unit' }).format(first),
      sections,
      button: { label: t.button, href: `${publicUrl}/app/community/feed` },
      unsubscribe: { why: t.why, label: t.stop, href: news.unsubscribeAt },
    };
  },
  'contact-received': ({ contactReceived: t }, { number, topic, answerBy }, { language }) => {
    const by = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(answerBy));
    const subject = t.subject({ number: String(number) });
    return { ...t, subject, title: t.title, text: t.text({ number: String(number), topic: t.topics[topic], by }) };
  },
  'contact-answer': ({ contactAnswer: t }, { number, letter, message }, { publicUrl }) => ({
    subject: t.subject({ number: String(number) }),
    preview: letter.slice(0, PREVIEW),
    title: t.title,
    text: letter,
    small:
      message === ''
        ? t.writeAgain({ address: `${publicUrl}/contact` })
        : `${t.youWrote}\n${message}\n\n${t.writeAgain({ address: `${publicUrl}/contact` })}`,
    why: t.why,
  }),
  'account-deleted': ({ accountDeleted: t }) => t,
};

/** Renders a mail in its recipient's language. */
export function letterOf<T extends MailTemplate>(template: T, params: MailParams[T], means: Means): Letter {
  const write: Writer<T> = WRITERS[template];
  return write(MAIL_TEXTS[means.language], params, means);
}
