import { readRecipePage } from './read-recipe-page';

const reasonOf = (html: string) => readRecipePage(html, 'https://www.cook.example/soup').noRecipeReason;
const story = `<p>${'The harbour reopened on Monday after a long winter, and the first boats came in before dawn. '.repeat(40)}</p>`;

describe('why a page shows no recipe', () => {
  it.each([
    ['a waiting page', '<title>Just a moment...</title><body><noscript>Enable JavaScript and cookies to continue</noscript></body>'],
    ['a puzzle', '<h1>One more step</h1><form><div class="g-recaptcha" data-sitekey="x"></div></form>'],
    ['a refusal', '<title>Access Denied</title><h1>Access Denied</h1><p>You don’t have permission. Reference #18.</p>'],
    ['a question', '<div id="root"><h2>Please verify you are a human</h2><p>Press &amp; hold</p></div>'],
    ['a check by script', '<html><body><script>window._cf_chl_opt = { cType: "managed" };</script></body></html>'],
    [
      'a wall of consent',
      '<h1>We value your privacy</h1><p>We and our partners store information on your device.</p><button>Accept all</button>',
    ],
    ['a German wall of consent', '<h1>Mit Werbung lesen</h1><p>Besuchen Sie unsere Seite wie gewohnt.</p><button>Akzeptieren</button>'],
  ])('blocked: %s', (_name, html) => {
    expect(reasonOf(html)).toBe('blocked');
  });

  it.each([
    ['an empty root', '<head><title>Soup</title></head><body><div id="__next"></div><script src="/app.js"></script></body>'],
    ['an element of an application', '<body><app-root></app-root><script src="/main.js"></script></body>'],
    [
      'a word to those without scripts',
      '<body><noscript>You need to enable JavaScript to run this app.</noscript><div class="shell"></div></body>',
    ],
  ])('script-only: %s', (_name, html) => {
    expect(reasonOf(html)).toBe('script-only');
  });

  it.each([
    ['a page about something else', `<h1>News</h1>${story}`],
    [
      'an article that mentions a captcha and cookies',
      `<h1>How a captcha works</h1>${story}<p>Accept cookies? Prove that you are not a robot.</p>`,
    ],
    ['a built page that hides an empty root', `<div id="app"></div><main>${story}</main>`],
    ['nothing at all', ''],
  ])('no-recipe: %s', (_name, html) => {
    expect(reasonOf(html)).toBe('no-recipe');
  });

  it('says nothing of a page that shows a recipe', () => {
    expect(
      reasonOf(
        '<h1>Rice</h1><h2>Ingredients</h2><ul><li>1 cup rice</li><li>2 cups water</li></ul><h2>Method</h2><p>Boil the rice in the water until it is soft.</p>',
      ),
    ).toBeNull();
  });
});
