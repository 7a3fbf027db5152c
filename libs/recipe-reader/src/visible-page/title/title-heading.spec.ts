import { parsePage } from '../../page/page';
import { readTitle } from './title-heading';

const titleOf = (html: string) => readTitle(parsePage(html, 'https://cook.example/'));

describe('the title of the visible page', () => {
  it('is the first heading of the first order that the page is named after', () => {
    expect(titleOf('<title>Plum jam – Nan’s kitchen</title><h1>Nan’s kitchen</h1><h1>Plum jam</h1><h2>Plum</h2>')).toEqual({
      value: 'Plum jam',
      place: 'h1',
      confidence: 0.6,
    });
    expect(titleOf('<title>Jam of plums | Nan</title><h1>A jam of late plums</h1><h2>Jam of plums</h2>')?.value).toBe(
      'A jam of late plums',
    );
  });

  it('is a lower heading where the first order names the site alone', () => {
    expect(
      titleOf('<title>Plum jam - The Jam Forum</title><h1>The Jam Forum</h1><h2>Plum</h2><h2>Plum jam</h2><h3>Re: Plum jam</h3>'),
    ).toEqual({ value: 'Plum jam', place: 'heading', confidence: 0.55 });
    expect(titleOf('<title>Nan’s kitchen: Plum jam</title><h2>nans.example</h2><h3>Plum jam</h3><h2>Archive</h2>')?.value).toBe('Plum jam');
    expect(
      titleOf('<title>Plum jam - quillery: Nan Quill</title><h1>Quillery</h1><h2>Plum jam</h2><h1>Lately</h1><h1>About me</h1>')?.value,
    ).toBe('Plum jam');
  });

  it.each([
    ['by the size of its font', '<font size="6">Nan’s plum jam</font>', 'h1'],
    ['by its style', '<span style="font-size: 20pt">Nan’s plum jam</span>', 'h1'],
    ['by the name of its box', '<div class="recipe-title">Nan’s plum jam</div>', 'box named title'],
  ])('is told %s where the page has no headings', (_name, html, place) => {
    expect(titleOf(`<title>Plum jam</title><p>Home</p><p align="center">${html}</p>`)).toMatchObject({ value: 'Nan’s plum jam', place });
    expect(titleOf(`<title>Plum jam</title><h1>Plum jam</h1>${html}`)?.value).toBe('Plum jam');
  });

  it('is not the site’s name, which leads to its front page', () => {
    const post = (title: string, rest: string) =>
      readTitle(parsePage(`<title>${title}</title><h1><a href="/">Nan’s kitchen</a></h1>${rest}`, 'https://cook.example/plum-jam'))?.value;
    expect(post('Nan’s kitchen: Plum jam', '<h2>Sunday, 8 July</h2><h3>Plum jam</h3>')).toBe('Plum jam');
    expect(post('Nan’s kitchen &raquo; Archive &raquo; Plum jam', '<h2>Plum jam</h2><h2>Archive</h2>')).toBe('Plum jam');
  });

  it.each([
    [
      'of a word that sites are called by',
      'Nan’s Recipes',
      '<h1>Nan’s Recipes</h1><h2>Plum jam</h2><h3>A word first</h3><h3>Ingredients</h3>',
    ],
    [
      'of the address',
      'The quillery',
      '<h1>Quillery</h1><h2>All about fruit</h2><h2>Plum jam</h2><h3>Ingredients</h3>',
      'https://quillery.example/17.html',
    ],
    [
      'of a folder, with the dish in the address',
      'Sweets',
      '<h1>Sweets</h1><h2>Now in season</h2><h2>Plum jam</h2><h2>Ingredients</h2>',
      'https://cook.example/plum-jam.html',
    ],
    ['of the page’s own title', 'Nan’s Recipes', '<h2>Plum jam</h2><h3>Ingredients</h3>'],
    ['and both, one behind the other', 'Nan’s Recipes | Plum jam', '<h1>Nan’s Recipes</h1><h2>Plum jam</h2><h2>Ingredients</h2>'],
  ])('is below the name of a site: %s', (_name, title, html, address = 'https://cook.example/17.html') => {
    expect(readTitle(parsePage(`<title>${title}</title>${html}`, address))).toEqual({
      value: 'Plum jam',
      place: 'heading',
      confidence: 0.5,
    });
  });

  it.each([
    ['the page is named after it', 'Kitchen sink jam | Nan', '<h1>Kitchen sink jam</h1><h2>Why we love it</h2><h2>Ingredients</h2>'],
    [
      'it is in the address',
      'Kitchen sink jam',
      '<h1>Kitchen sink jam</h1><h2>Why we love it</h2><h2>Ingredients</h2>',
      'https://cook.example/kitchen-sink-jam/',
    ],
  ])(
    'is a highest heading that only sounds like a site’s, as long as %s',
    (_name, title, html, address = 'https://cook.example/17.html') => {
      expect(readTitle(parsePage(`<title>${title}</title>${html}`, address))).toMatchObject({ value: 'Kitchen sink jam', place: 'h1' });
    },
  );

  it.each([
    [
      'the dish is in the title',
      'Plum jam | Nan’s Kitchen',
      '<h1>Nan’s Kitchen</h1><h2>Search</h2><h2>Plum jam</h2><h2>Why we love it</h2><h3>Ingredients</h3>',
    ],
    [
      'the site only sounds like a dish',
      'Plum jam',
      '<h1>Plum jam</h1><h2>Why we love it</h2><h3>Ingredients</h3>',
      'https://plumjam.example/',
    ],
    [
      'the file has a part of its name',
      'Cook',
      '<h1>My plum jam for winter</h1><h2>Jam</h2><h2>Ingredients</h2>',
      'https://cook.example/17/jam',
      'My plum jam for winter',
    ],
    [
      'a dish is called as no site is',
      'Kitchen sink jam',
      '<h1>Kitchen sink jam</h1><h2>Why we love it</h2><h3>Ingredients</h3>',
      'https://cook.example/482/',
      'Kitchen sink jam',
    ],
  ])('is no heading of what is said of the dish: %s', (_name, title, html, address = 'https://cook.example/17.html', dish = 'Plum jam') => {
    expect(readTitle(parsePage(`<title>${title}</title>${html}`, address))?.value).toBe(dish);
  });

  it.each([
    ['an editor wrote the title', 'Document', '<h1>Plum jam</h1>', 0.6],
    ['the title says recipe and no more', 'Recipe', '<h1>Plum jam</h1>', 0.6],
    ['the title is that of a folder in the menu', 'Sweets', '<a href="sweets.html">Sweets</a><h1>Plum jam</h1>', 0.45],
    ['it heads the matter of the page', 'Quill', '<main><h1>Plum jam</h1></main>', 0.45],
    ['the title is the name of the site', 'Cook', '<h1>Plum jam</h1>', 0.45],
  ])('is the only heading of the first order where %s', (_name, title, html, confidence) => {
    expect(readTitle(parsePage(`<title>${title}</title>${html}`, 'https://cook.example/17.html'))).toEqual({
      value: 'Plum jam',
      place: 'h1',
      confidence,
    });
  });

  it('is the only heading of the first order where the page’s own title is the site’s alone', () => {
    const sure = { place: 'h1', confidence: 0.45 };
    expect(titleOf('<title>My little kitchen blog</title><h1>Grandma pie</h1>')).toEqual({ value: 'Grandma pie', ...sure });
    expect(readTitle(parsePage('<title>Nan and her dog</title><h1>Plum jam</h1>', 'https://cook.example/2020/plum-jam.html'))).toEqual({
      value: 'Plum jam',
      ...sure,
    });
    expect(titleOf('<title>Plum jam – Nan’s kitchen</title><h1>Cooking at home</h1>')?.confidence).toBe(0.35);
    expect(titleOf('<title>Plum jam</title><h1>Nan’s kitchen</h1>')?.confidence).toBe(0.35);
  });

  it('is not the site’s name where that leads to the folder of the page', () => {
    expect(
      readTitle(
        parsePage(
          '<title>Recipes</title><h1><a href="/food/">nan</a></h1><h1>Plum jam with rum</h1>',
          'https://cook.example/food/jams/plum.html',
        ),
      )?.value,
    ).toBe('Plum jam with rum');
    expect(
      readTitle(
        parsePage(
          '<title>quillery.example - Plum jam</title><h1><a href="index.html">Recipes</a></h1><h3>Plum jam</h3>',
          'https://cook.example/plum.html',
        ),
      )?.value,
    ).toBe('Plum jam');
    for (const view of ['', '?from=mail', 'print/', 'amp', 'comment-page-2/'])
      expect(
        readTitle(parsePage('<title>Plum jam</title><h1><a href="/plum-jam/">Plum jam</a></h1>', `https://cook.example/plum-jam/${view}`))
          ?.value,
      ).toBe('Plum jam');
  });

  it('is the heading that the address speaks of where the page’s own title was left from another page', () => {
    const at = (address: string) => readTitle(parsePage('<title>Apple pie</title><h1>At Nan’s</h1><h2>Nan’s best pancakes</h2>', address));
    expect(at('https://cook.example/pancakes.html')).toEqual({ value: 'Nan’s best pancakes', place: 'heading', confidence: 0.45 });
    expect(at('https://cook.example/apple-pie.html')?.confidence).toBe(0.35);
    expect(at('https://cook.example/17.html')?.confidence).toBe(0.35);
  });

  it('is the heading that goes on from a page’s short title behind a word for the site', () => {
    expect(titleOf('<title>Recipes – Plum jam</title><h1>Plum jam with a little rum</h1>')).toEqual({
      value: 'Plum jam with a little rum',
      place: 'h1',
      confidence: 0.6,
    });
    expect(titleOf('<title>Recipes – Plum</title><h1>Plumbing at home</h1>')?.confidence).toBe(0.35);
  });

  it('is no part of the recipe, and at last the name under which the page was saved', () => {
    const at = (address: string) => readTitle(parsePage('<h1>Ingredients</h1><h1>Recipe:</h1>', address));
    expect(at('https://cook.example/jams/plum_jam.html')).toEqual({ value: 'Plum jam', place: 'address', confidence: 0.1 });
    expect(at('https://cook.example/jams/index.html')).toBeUndefined();
    expect(at('https://cook.example/jams/')).toBeUndefined();
  });

  it.each(['Cookbook:Plum jam', 'Recipe: Plum jam', 'Rezept:Plum jam', 'Recette : Plum jam', 'Livre de cuisine/Plum jam'])(
    'is the dish without the folder of a wiki: %s',
    (title) => {
      expect(titleOf(`<title>${title} - The free cookery</title><h1>${title}</h1>`)?.value).toBe('Plum jam');
    },
  );

  it('is a line in bold on a page without headings whose own title is the name of a file', () => {
    for (const file of ['Jams_A4_v4_PRINT.indd', 'Microsoft Word - jams.doc', 'jams 2019.pdf'])
      expect(titleOf(`<title>${file}</title><p>AUTUMN</p><p><b>Plum jam</b></p><p><b>Ingredients</b></p>`)?.value).toBe('Plum jam');
    expect(titleOf('<title>Jams</title><p><b>Plum jam</b></p>')).toBeUndefined();
  });

  it('is what there is where the page’s own title tells nothing', () => {
    expect(titleOf('<h1>Plum jam</h1>')).toEqual({ value: 'Plum jam', place: 'h1', confidence: 0.6 });
    expect(titleOf('<title>Welcome</title><h1>Plum jam</h1><h2>Welcome to all</h2>')).toEqual({
      value: 'Plum jam',
      place: 'h1',
      confidence: 0.45,
    });
    expect(titleOf('<title>Notes of a cook</title><h1>Plum jam</h1>')).toEqual({ value: 'Plum jam', place: 'h1', confidence: 0.35 });
    expect(titleOf('<title>Welcome</title><h2>Plum jam</h2>')).toBeUndefined();
    expect(titleOf('<h2>Plum jam</h2><h3>Jars</h3>')?.value).toBe('Plum jam');
    expect(titleOf('<h2>Ingredients</h2><h2>Notes</h2>')).toBeUndefined();
  });
});
