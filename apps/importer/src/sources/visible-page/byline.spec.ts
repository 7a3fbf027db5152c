import { parsePage } from '../page/page';
import { readVisiblePage } from './visible-page.reader';

const known = { ingredients: [], instructions: [], timesAndServings: true, nutrition: true, author: false, image: true };
const recipe = '<h2>Ingredients</h2><ul><li>2 leeks</li><li>3 carrots</li></ul><h2>Method</h2><ol><li>Simmer the leeks with the carrots.</li></ol>';
const authorOn = (above: string, below = '') => readVisiblePage(parsePage(`<h1>Stew</h1>${above}${recipe}${below}`, 'https://cook.example/'), known)?.author;

describe('the author on the page', () => {
  it.each([
    ['an element named after the author', '<p>March 4, 2024 by <span class="author">Ada Quill</span> · 12 Comments</p>', 'Ada Quill'],
    ['the link of a byline', '<div class="post-author"><strong>Author</strong><a href="/ada">Ada Quill</a></div>', 'Ada Quill'],
    ['a link to the author', '<div>Words and photographs: <a rel="author" href="/about">Ada Quill</a></div>', 'Ada Quill'],
    ['a credit', '<p>Recipe by Ada Quill</p>', 'Ada Quill'],
    ['a credit in other words', '<p>Veröffentlicht von Ada Quill</p>', 'Ada Quill'],
    ['a credit with a date behind it', '<p>de Ada Quill, 3 decembrie 2022</p>', 'Ada Quill'],
    ['a name with a small word in it', '<p>Recept van Joke van Dam</p>', 'Joke van Dam'],
    ['a single name behind a colon', '<p>Autor: Ada</p>', 'Ada'],
    ['a credit in Dutch', '<p>Door Ada Quill</p>', 'Ada Quill'],
    ['a single name behind a whole credit', '<p>Recipe by Ada</p>', 'Ada'],
    ['a small name behind its label', '<div class="author"><span>Author:</span> ada</div>', 'ada'],
    ['a Chinese name', '<div>作者:陈小厨</div>', '陈小厨'],
  ])('is read from %s', (_name, above, author) => {
    expect(authorOn(above)?.value).toBe(author);
    expect(authorOn(above)?.confidence).toBeLessThan(0.7);
  });

  it.each([
    ['a sentence', '<p>By Sunday the whole house smelled of it.</p>'],
    ['a single word after a weak preposition', '<p>De Kerst</p>'],
    ['what the recipe is of', '<p>Ricetta di Natale</p>'],
    ['an account of the site', '<div class="author"><span>Author:</span> admin</div>'],
    ['the name of the recipe', '<p>Recipe: Chicken Pie</p>'],
    ['a button', '<div class="author-link"><a href="/ada">View all posts</a></div>'],
    ['an account without a name', '<p class="byline">Posted by admin</p>'],
  ])('is not %s', (_name, above) => {
    expect(authorOn(above)).toBeUndefined();
  });

  it('is not who commented below', () => {
    expect(authorOn('', '<h2>Comments</h2><div class="note"><b class="author">Bo Finch</b><p>I used 3 onions.</p></div>')).toBeUndefined();
  });
});
