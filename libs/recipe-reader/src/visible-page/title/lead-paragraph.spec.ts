import { parsePage } from '../../page/page';
import { readVisiblePage } from '../visible-page.reader';

const known = { ingredients: [], instructions: [], timesAndServings: true, nutrition: true, description: false, author: true, image: true };
const recipe =
  '<h2>Ingredients</h2><ul><li>2 leeks</li><li>3 carrots</li></ul><h2>Method</h2><ol><li>Simmer the leeks with the carrots.</li></ol>';
const leadOn = (between: string) =>
  readVisiblePage(parsePage(`<p>A site about stews of all kinds.</p><h1>Stew</h1>${between}${recipe}`, 'https://cook.example/'), known)
    ?.description;

describe('the lead of a page', () => {
  it.each([
    [
      'the only paragraph below the title',
      '<p>A stew for the first cold days of the year.</p>',
      'A stew for the first cold days of the year.',
    ],
    ['it though it is long', `<p>${'A stew for cold days. '.repeat(18).trim()}</p>`, 'A stew for cold days. '.repeat(18).trim()],
    [
      'it among the facts',
      '<p>By Ada Quill, cook and gardener</p><p>Prep time about 20 minutes.</p><p>A stew for cold days, thick and sweet.</p><ul><li>Serves 4 people who are hungry</li></ul>',
      'A stew for cold days, thick and sweet.',
    ],
    [
      'it below a row of badges',
      '<div><span>🕒 Slow and easy</span> <span>🥕 Sweet root stew</span></div><p>A stew for cold days, thick and sweet.</p>',
      'A stew for cold days, thick and sweet.',
    ],
    [
      'a line adorned with pictures',
      '<p>A thick 🥕 and sweet stew with thyme 🌿 from the garden of my aunt</p>',
      'A thick 🥕 and sweet stew with thyme 🌿 from the garden of my aunt',
    ],
    ['a line without an end', '<p>A thick and sweet stew</p>', undefined],
    ['a Japanese line', '<p>寒い日に食べたい甘いシチューです。</p>', '寒い日に食べたい甘いシチューです。'],
    [
      'of several the one that is named so',
      '<p class="intro">A stew for the first cold days of the year.</p><p>We had it every week when I was a child.</p>',
      'A stew for the first cold days of the year.',
    ],
    ['no paragraph of a story', '<p>We had it every week when I was a child.</p><p>My father made it in a pot of iron.</p>', undefined],
    ['no text above the title', '', undefined],
  ])('is %s', (_name, between, lead) => {
    expect(leadOn(between)?.value).toBe(lead);
  });

  it('is surer than what the head says of the page', () => {
    expect(leadOn('<p>A stew for the first cold days of the year.</p>')?.confidence).toBeGreaterThan(0.5);
  });
});
