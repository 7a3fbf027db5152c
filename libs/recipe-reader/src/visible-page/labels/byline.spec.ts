import { parsePage } from '../../page/page';
import { readVisiblePage } from '../visible-page.reader';

const known = { ingredients: [], instructions: [], timesAndServings: true, nutrition: true, description: true, author: false, image: true };
const recipe =
  '<h2>Ingredients</h2><ul><li>2 leeks</li><li>3 carrots</li></ul><h2>Method</h2><ol><li>Simmer the leeks with the carrots.</li></ol>';
const authorOn = (above: string, below = '') =>
  readVisiblePage(parsePage(`<h1>Stew</h1>${above}${recipe}${below}`, 'https://cook.example/'), known)?.author;

describe('the author on the page', () => {
  it.each([
    ['an element named after the author', '<p>March 4, 2024 by <span class="author">Ada Quill</span> · 12 Comments</p>', 'Ada Quill'],
    ['the link of a byline', '<div class="post-author"><strong>Author</strong><a href="/ada">Ada Quill</a></div>', 'Ada Quill'],
    ['a link to the author', '<div>Words and photographs: <a rel="author" href="/about">Ada Quill</a></div>', 'Ada Quill'],
    ['a credit', '<p>Recipe by Ada Quill</p>', 'Ada Quill'],
    ['a credit of who made the recipe', '<p>Receta creada por Ada Quill</p>', 'Ada Quill'],
    ['a credit beside other facts', '<div><span>10 portions</span><span>Recipe by Ada Quill</span></div>', 'Ada Quill'],
    [
      'a handle in an element named after the author',
      '<footer><address class="author">By <a href="/u/ada">ada.quill</a></address></footer>',
      'ada.quill',
    ],
    ['a credit in other words', '<p>Veröffentlicht von Ada Quill</p>', 'Ada Quill'],
    ['a credit with a date behind it', '<p>de Ada Quill, 3 decembrie 2022</p>', 'Ada Quill'],
    ['a name with a small word in it', '<p>Recept van Joke van Dam</p>', 'Joke van Dam'],
    ['a single name behind a colon', '<p>Autor: Ada</p>', 'Ada'],
    ['a credit in Dutch', '<p>Door Ada Quill</p>', 'Ada Quill'],
    ['a single name behind a whole credit', '<p>Recipe by Ada</p>', 'Ada'],
    ['a small name behind its label', '<div class="author"><span>Author:</span> ada</div>', 'ada'],
    ['a credit with a date in it', '<p>Publié le 18 octobre 2014 par Ada</p>', 'Ada'],
    ['a label with a date behind the name', '<p>Автор: Лида 12-03-2016</p>', 'Лида'],
    ['an element named after the cook', '<p class="dish-chef">Chef Ada Quill</p>', 'Ada Quill'],
    ['a Hebrew name', '<div>מאת: רותי ברק</div>', 'רותי ברק'],
    ['a Chinese name', '<div>作者:陈小厨</div>', '陈小厨'],
    ['a handle in a link behind a credit', '<div>von <a href="/u/ada">Quill_Ada84</a></div>', 'Quill_Ada84'],
    ['a row of a table', '<table><tr><td>Porce</td><td>4</td></tr><tr><td>Autor</td><td>Ada Quill</td></tr></table>', 'Ada Quill'],
    ['a term and its description', '<dl><dt>Author</dt><dd>Ada Quill</dd><dt>Level</dt><dd>easy</dd></dl>', 'Ada Quill'],
    ['a label in bold without a colon', '<p><b>Autor</b> Ada Quill</p>', 'Ada Quill'],
    ['who began the thread', '<ul><li>Thread starter <a href="/m/7">ada_quill</a></li><li>May 1, 2021</li></ul>', 'ada_quill'],
    [
      'who wrote the text, with a date behind it',
      '<div class="byline"><span>Teksti: Ada Quill</span><span>21.10.2023</span></div>',
      'Ada Quill',
    ],
    [
      'an author who is called like a month',
      '<span class="byline"> by <span class="author vcard"><a class="url fn n" href="/author/june">June Quill</a></span></span>',
      'June Quill',
    ],
    ['an element whose id names the author', '<a id="recipe_author_name" href="/kitchen/7">もりのクイル</a>', 'もりのクイル'],
    [
      'the account of a site’s builder',
      '<ul><li><span class="tQ0 user-name">Ada Quill</span></li><li><span>3 Mar 2022</span></li></ul>',
      'Ada Quill',
    ],
    ['a card from a kitchen', '<p><i>From the kitchen of Ada Quill</i></p>', 'Ada Quill'],
    ['a word that needs no “by”', '<div><span>Kirjoittanut Ada Quill</span></div>', 'Ada Quill'],
    ['a credit in a sentence', '<p>Une recette originale de Ada Quill, chef pâtissier</p>', 'Ada Quill'],
  ])('is read from %s', (_name, above, author) => {
    expect(authorOn(above)?.value).toBe(author);
    expect(authorOn(above)?.confidence).toBeLessThan(0.7);
  });

  it.each([
    ['a dish of the cook', '<p>Chef Salad</p><p class="chef-tip">Chef’s Tip</p>'],
    ['an advertisement', '<div class="article__author"><span>Publicidad</span></div>'],
    ['a month', '<div class="author-date"><span class="author">March</span></div>'],
    ['a sentence', '<p>By Sunday the whole house smelled of it.</p>'],
    ['a single word after a weak preposition', '<p>De Kerst</p>'],
    ['what the recipe is of', '<p>Ricetta di Natale</p>'],
    ['what the recipe is of, with an accent', '<p>Recette de Noël</p>'],
    ['what a heading says the recipe is of', '<h2>Recette de Tarte Tatin</h2>'],
    ['a link of the site', '<p>by <a href="/">admin</a></p>'],
    ['an account of another language', '<span class="author">Napisane przez <a rel="author" href="/1">Administrator</a></span>'],
    ['an account of the site', '<div class="author"><span>Author:</span> admin</div>'],
    ['the name of the recipe', '<p>Recipe: Chicken Pie</p>'],
    ['a button', '<div class="author-link"><a href="/ada">View all posts</a></div>'],
    ['a region in bold', '<p>Une spécialité <b>de Haute Savoie</b> que nous aimons.</p>'],
    ['a linked name of a dish', '<p>Les confitures <a href="/jams">de Grand Mère</a></p>'],
    ['a lake', '<p>A stew as they eat it <em>by Loch Ness</em></p>'],
    ['what the recipe is of, in a box', '<div><span>4 porzioni</span><span>Ricetta di Torte Natalizie</span></div>'],
    ['who pays for the page', '<div><span>Sponsored by</span><span>By Acme Foods</span></div>'],
    ['an account without a name', '<p class="byline">Posted by admin</p>'],
  ])('is not %s', (_name, above) => {
    expect(authorOn(above)).toBeUndefined();
  });

  it('may sign below the recipe', () => {
    expect(
      authorOn(
        '',
        '<footer><div class="author-content"><h3 class="author-name">Written by <a href="/">Ada</a></h3><p>slow food</p></div></footer>',
      )?.value,
    ).toBe('Ada');
    expect(authorOn('', '<div class="foot"><span class="post-author">Posted by <b>Ada</b></span> at 8:00</div>')?.value).toBe('Ada');
    expect(authorOn('', '<div id="comments"><span class="note-author">Posted by Bo</span></div>')).toBeUndefined();
  });

  it('is not who commented below', () => {
    expect(authorOn('', '<h2>Comments</h2><div class="note"><b class="author">Bo Finch</b><p>I used 3 onions.</p></div>')).toBeUndefined();
  });
});
