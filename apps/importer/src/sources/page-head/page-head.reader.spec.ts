import { parsePage } from '../page/page';
import { readPageHead } from './page-head.reader';

const authorOf = (title: string) => readPageHead(parsePage(`<title>${title}</title><meta name="author" content="Ada Quill"><p>Plum jam</p>`, 'https://cook.example/')).author?.value;

describe('the head of a page', () => {
  it('names the author, but for a document that a program turned into a page: there it is who made the file', () => {
    expect(authorOf('Plum jam')).toBe('Ada Quill');
    expect(authorOf('Jams_A4_v4_PRINT.indd')).toBeUndefined();
  });
});
