import { textOf } from './element-text';
import { parsePage } from './page';
import { setScriptsAside } from './scripts-aside';

const parse = (html: string) => parsePage(html, 'https://cook.example/');

describe('a parsed page', () => {
  it('keeps the attributes that readers ask for, the first of a name, and drops the others', () => {
    const [, element] = parse('<div CLASS="a b" class="c" data-track="x" itemprop="name">Soup</div>').elements;
    expect(element?.attributes).toEqual({ class: 'a b', itemprop: 'name' });
  });

  it('notes which kinds of mark-up occur, and the headings', () => {
    const page = parse('<h1>a</h1><p>b</p><h3 itemprop="name">c</h3><h4>d</h4>');
    expect(page.marks).toEqual({ itemprop: true, typeof: false });
    expect(page.headings.map(({ name }) => name)).toEqual(['h1', 'h3']);
  });

  it('finds elements by their class attributes, in their order, and asks once for each attribute', () => {
    const page = parse('<p class="lead">a</p><b class="big lead">b</b><p class="lead">c</p><i class="foot">d</i><s>e</s>');
    const requests: string[] = [];
    const found = page.elementsNamed((classes) => requests.push(classes) > 0 && classes.includes('lead'));
    expect([found.map(({ children }) => children[0]), requests]).toEqual([
      ['a', 'b', 'c'],
      ['lead', 'big lead', 'foot'],
    ]);
  });

  it('finds as many elements of one class as a page may have', () => {
    expect(parse('<i class="lead"></i>'.repeat(149_000)).elementsNamed(() => true)).toHaveLength(149_000);
  });

  it('keeps one space of a blank text, and counts the others without the spaces around them', () => {
    const [, box] = parse('<div>\n\t<b>Soup</b>\n  of leeks </div>').elements;
    expect([box?.children[0], box?.ownTextLength]).toEqual([' ', 'of leeks'.length]);
  });

  it('stops at a page that is nested without an end', () => {
    const page = parse(`<h1>Soup</h1>${'<div>'.repeat(50_000)}<p>far below</p>`);
    expect(page.elements.length).toBeLessThan(3_000);
    expect(textOf(page.root)).toBe('Soup');
  });
});

describe('scripts set aside', () => {
  it('takes code and comments out, however it is written', () => {
    const { markup, scripts } = setScriptsAside(
      'a<SCRIPT type="application/json" id=\'s\'>{"x":"</"}</Script >b<!-- <script>c</script> --><style>p {}</STYLE>d<svg><path/></svg><svg/>e<scripture>f',
    );
    expect(markup).toBe('abde<scripture>f');
    expect(scripts).toEqual([{ type: 'application/json', id: 's', text: '{"x":"</"}' }]);
  });

  it('takes out what stands in for scripts, and keeps it apart', () => {
    expect(setScriptsAside('a<noscript class="x"><img src="/b.jpg"></noscript>c<NOSCRIPT>d</NOSCRIPT>')).toEqual({
      markup: 'ac',
      scripts: [],
      fallbacks: ['<img src="/b.jpg">', 'd'],
    });
  });

  it('hides nothing behind a drawing or a fallback that never closes, and all behind a script that does not', () => {
    expect(setScriptsAside('a<svg>b<svg>c').markup).toBe('a<svg>b<svg>c');
    expect(setScriptsAside('a<noscript>b<svg></svg>c').markup).toBe('a<noscript>bc');
    expect(setScriptsAside('a<script>b')).toMatchObject({ markup: 'a', scripts: [{ type: '', id: '', text: 'b' }] });
  });
});
