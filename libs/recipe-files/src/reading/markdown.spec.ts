import { markdownLines, markdownSteps, withoutInlineMarkdown } from './markdown';

describe('text in Markdown', () => {
  it.each([
    ['a **hot** pan', 'a hot pan'],
    ['a __hot__ *dry* _iron_ pan', 'a hot dry iron pan'],
    ['see [the pan](https://pans.example/iron)', 'see the pan'],
    ['![a pan](pan.jpg)Heat it.', 'Heat it.'],
  ])('says “%s” without its marks', (text, plain) => {
    expect(withoutInlineMarkdown(text)).toBe(plain);
  });

  it.each(['2 * 3 * 4 cm', '5*4*3', 'snake_case_name', '*not closed', '** not bold **', 'a * b* c'])('leaves “%s” as it is', (text) => {
    expect(withoutInlineMarkdown(text)).toBe(text);
  });

  it('sees that a line all in bold is a heading before the marks go', () => {
    expect(markdownLines('**Dough**\nKnead **well**.')).toEqual(['**Dough**', 'Knead well.']);
    expect(markdownSteps('**Dough**\n1. Knead *well*.\n2. Rest it.')).toEqual([
      { text: 'Knead well.', group: 'Dough' },
      { text: 'Rest it.', group: 'Dough' },
    ]);
  });
});
