import { plainLines, plainText } from './plain-text';

describe('plain text', () => {
  it.each([
    ['1&frac12;&nbsp;cups&#32;milk', '1½ cups milk'],
    ['Tom &amp;amp; Jerry', 'Tom & Jerry'],
    ['&lt;b&gt;bold&lt;/b&gt; text', 'bold text'],
    ['<script>alert(1)</script>soup', 'soup'],
    ['<<b>script>alert(1)<</b>/script>', ''],
    ['so\u00adft\u200b hyphen', 'soft hyphen'],
    ['1Â¼ cups crÃ¨me', '1¼ cups crème'],
    ['less <5 g', 'less <5 g'],
    ['<img src=x onerror=alert(1)', 'img src=x onerror=alert(1)'],
  ])('%j is %j', (source, expected) => {
    expect(plainText(source)).toBe(expected);
  });

  it('keeps the cells of a table apart', () => {
    expect(plainLines('<table><tr><td>2 tbsp</td><td>paprika</td></tr><tr><th>1 tsp</th><td>salt</td></tr></table>')).toEqual([
      '2 tbsp paprika',
      '1 tsp salt',
    ]);
  });

  it('keeps blocks and line breaks apart', () => {
    expect(plainLines('<p>One.</p><ul><li>Two</li><li>Three<br/>Four</li></ul>\r\n\r\nFive')).toEqual([
      'One.',
      'Two',
      'Three',
      'Four',
      'Five',
    ]);
  });
});
