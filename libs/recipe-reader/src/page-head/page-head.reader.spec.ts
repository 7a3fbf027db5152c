import { parsePage } from '../page/page';
import { readPageHead } from './page-head.reader';

const authorOf = (title: string) =>
  readPageHead(parsePage(`<title>${title}</title><meta name="author" content="Ada Quill"><p>Plum jam</p>`, 'https://cook.example/')).author
    ?.value;

const titleAt = (address: string, title: string) =>
  readPageHead(parsePage(`<title>${title}</title><p>Plum jam</p>`, `https://cook.example/${address}`)).title?.value;

describe('the head of a page', () => {
  it('names the author, but for a document that a program turned into a page: there it is who made the file', () => {
    expect(authorOf('Plum jam')).toBe('Ada Quill');
    expect(authorOf('Jams_A4_v4_PRINT.indd')).toBeUndefined();
  });

  it('gives the page its title without the site’s name, which the address does not speak of', () => {
    expect(titleAt('plum-jam.html', 'Plum jam | Quillery')).toBe('Plum jam');
    expect(titleAt('plum-jam.html', 'Quillery | Plum jam')).toBe('Plum jam');
    expect(titleAt('tart/creme-brulee/', 'Quillery - Crème brûlée')).toBe('Crème brûlée');
    expect(titleAt('17.html', 'Plum jam | Quillery')).toBe('Plum jam');
    expect(titleAt('plum-jam.html', 'Plum jam – quick')).toBe('Plum jam');
    expect(titleAt('borscht.html', 'Quillery | Borscht')).toBe('Borscht');
  });

  it.each([
    ['recipe.php?id=12', 'Plum jam - Recipe'],
    ['recipes/?id=12', 'Plum jam | Recipes'],
    ['jars/', 'Plum jam | Jars'],
  ])('is not named after the folder or the program behind %s', (address, title) => {
    expect(titleAt(address, title)).toBe('Plum jam');
  });
});
