import { DAY_MS } from '@simmer/contracts';
import { type AuthorFacts, HOLD_RULES, holdReasons, textHoldReasons } from './hold-rules';

const NOW = Date.UTC(2026, 10, 22);
const regular: AuthorFacts = { accountMadeAt: NOW - 400 * DAY_MS, recentPosts: 0, acceptedPosts: 12 };
const newcomer: AuthorFacts = { accountMadeAt: NOW - DAY_MS, recentPosts: 0, acceptedPosts: HOLD_RULES.firstPosts };
const reasons = (text: string, author: Partial<AuthorFacts> = {}) => holdReasons(text, { ...regular, ...author }, NOW);

describe('the rules that hold a text back', () => {
  it.each([
    'Lovely, 1.5 kg of it.Then I froze the rest.',
    'Cumin, shiitake or shitake, rapeseed oil, spotted dick, faggots in gravy, cock-a-leekie, coq au vin and chicken breast.',
    'Scharfer Hühnerbrustauflauf mit Pissaladière!!! Dazu Schlampampe.',
    'See https://example.org/my-grandmothers-notes for the original.',
    '',
  ])('let pass what cooks write: %s', (text) => {
    expect(reasons(text)).toEqual([]);
  });

  it.each(['shop.com and www.pans.example', 'https://a.example https://b.example', 'pans4less.shop, pots4less.sh\u200bop'])(
    'hold two links, however they are written: %s',
    (text) => {
      expect(reasons(text)).toEqual(['links']);
    },
  );

  it('hold one link of a new account', () => {
    expect(holdReasons('Best pans at pans4less.shop', newcomer, NOW)).toEqual(['links']);
  });

  it.each([
    'Fuuuck this',
    'sh1t',
    'You B1TCHES!',
    'f\u200bu\u200bc\u200bk',
    'So ein Arschloch!',
    'scheiße',
    'Du Hurensöhn',
    'free ＶＩＡＧＲＡ',
  ])('hold words that hurt or sell, through tricks of spelling: %s', (text) => {
    expect(textHoldReasons(text)).toEqual(['words']);
  });

  it('hold what comes too fast', () => {
    expect(reasons('Nice', { recentPosts: HOLD_RULES.rate - 1 })).toEqual([]);
    expect(reasons('Nice', { recentPosts: HOLD_RULES.rate })).toEqual(['rate']);
  });

  it('hold the first texts of an account, until some are shown or it is some days old', () => {
    expect(holdReasons('Nice', { ...newcomer, acceptedPosts: 0 }, NOW)).toEqual(['first-posts']);
    expect(holdReasons('Nice', newcomer, NOW)).toEqual([]);
    expect(reasons('Nice', { acceptedPosts: 0 })).toEqual([]);
  });
});
