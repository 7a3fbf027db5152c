import { readRecipePage } from '../read-recipe-page';

const TEXT =
  'Barley & leek pot\n\nServes 4\n\nIngredients\n- 200 g barley\n- 2 leeks\n- 1 l stock\n\nMethod\n1. Soften the leeks in butter for 5 minutes.\n2. Add barley and stock, simmer until tender.\n\nNote: better the next day, if < 2 days old.\n';
const URL = 'https://texts.example/barley.txt';
const escaped = TEXT.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** As a browser shows a text. */
const shown = (body: string): string => `<html><head><meta name="color-scheme" content="light dark"></head><body>${body}</body></html>`;

describe('a page that is nothing but a text', () => {
  it('is read line by line, and says that it is a guess', () => {
    const { recipe, provenance } = readRecipePage(shown(`<pre style="white-space: pre-wrap;">${escaped}</pre>`), URL);
    expect(recipe).toMatchObject({
      title: 'Barley & leek pot',
      source_name: 'texts.example',
      servings: 4,
      ingredients: [{ text: '200 g barley' }, { text: '2 leeks' }, { text: '1 l stock' }],
      instructions: [{ text: 'Soften the leeks in butter for 5 minutes.' }, { text: 'Add barley and stock, simmer until tender.' }],
    });
    expect(recipe?.description).toContain('better the next day, if < 2 days old');
    expect(provenance.ingredients).toMatchObject({ reader: 'plain-text', place: 'text', confidence: 0.6 });
  });

  it('is no recipe when it says none', () => {
    expect(readRecipePage(shown('<pre>Dear Ann,\n\nthe leeks are in.\n</pre>'), URL).recipe).toBeNull();
  });
});

it.each([
  ['another text beside it', `<pre>${escaped}</pre> Copied by hand.`],
  ['more of it', `<h1>Barley</h1><pre>${escaped}</pre>`],
])('a page with %s is read as a page', (_, body) => {
  expect(readRecipePage(shown(body), URL).readersTried.map(({ reader }) => reader)).toContain('visible-page');
});
