import { ingredientsOf, list, reading, stepsOf } from './reading.fixture';

const I = ['500 g beetroot', '2 onions', '1 l stock', '3 tbsp vinegar'];
const S = [
  'Peel the beetroot and grate it coarsely.',
  'Soften the onions in a little oil until they are golden.',
  'Add the beetroot, the stock and the vinegar and simmer for forty minutes.',
];
const p = (a: string[], t = 'p') => a.map((x) => `<${t}>${x}</${t}>`).join('');
const head = `<h1>Beetroot soup</h1><h2>Ingredients</h2>${list(I)}`;

describe('the steps of a page without mark-up, in many forms', () => {
  it.each<[string, string]>([
    ['table with th number', `<h2>Method</h2><table>${S.map((s, i) => `<tr><th>${i + 1}</th><td>${s}</td></tr>`).join('')}</table>`],
    ['table, number with point', `<table>${S.map((s, i) => `<tr><td>${i + 1}.</td><td><p>${s}</p></td></tr>`).join('')}</table>`],
    [
      'table picture + text',
      `<h3>How we make it</h3><table>${S.map((s) => `<tr><td><img src="a.jpg"></td><td>${s}</td></tr>`).join('')}</table>`,
    ],
    ['grid rows number', `<h2>Directions</h2><div class="grid">${S.map((s, i) => `<div>${i + 1}</div><div>${s}</div>`).join('')}</div>`],
    ['spans rows', `<div class="wrap">${S.map((s, i) => `<div><span>${i + 1}</span><span>${s}</span></div>`).join('')}</div>`],
    ['details', `<details><summary>Method</summary>${list(S, 'ol')}</details>`],
    [
      'hidden tab no word',
      `<ul class="tabs"><li><a href="#t1">Ingredients</a></li><li><a href="#t2">Method</a></li></ul><div id="t2" style="display:none">${list(S, 'ol')}</div>`,
    ],
    [
      'aria hidden block and repeated',
      `<h2>Method</h2><div class="desktop">${p(S)}</div><div class="mobile" style="display:none">${p(S)}</div>`,
    ],
    ['repeated visible paragraphs', `<h2>Method</h2><div class="desktop">${p(S)}</div><div class="mobile">${p(S)}</div>`],
    ['unordered list after list', list(S)],
    [
      'paragraphs then author box',
      `${p(S)}<div class="author-bio"><h4>About the author</h4><p>Ada lives by the sea and has cooked there for years and years.</p></div>`,
    ],
    ['paragraphs then footer', `${p(S)}<footer><p>Copyright Cook Corner, all rights reserved by us and others.</p></footer>`],
    ['paragraphs, author line after heading', `<h2>Method</h2><p>By Ada Quill</p><p>May 3, 2021</p>${p(S)}`],
    ['byline with sentence', `<p>Recipe by Ada Quill, May 3, 2021</p>${p(S)}`],
    ['one paragraph with breaks', `<h2>Method</h2><p>${S.join('<br>')}</p>`],
    ['one paragraph with breaks, no heading', `<p>${S.join('<br>')}</p>`],
    ['ol with nested p', `<ol>${S.map((s) => `<li><p>${s}</p></li>`).join('')}</ol>`],
    ['headings as steps', S.map((s, i) => `<h4>Step ${i + 1}</h4><p>${s}</p>`).join('')],
    ['comments below', `${p(S)}<div id="comments"><h3>Comments</h3><p>I made this and it was the best soup that I ever had.</p></div>`],
    [
      'related links',
      `${p(S)}<h3>You may also like</h3><ul><li><a href="/a">Leek soup with cream and dill</a></li><li><a href="/b">Pea soup with mint and ham</a></li></ul>`,
    ],
  ])('%s', (_, steps) => {
    expect(stepsOf(reading({ title: 'Beetroot soup', body: `${head}${steps}` }))).toEqual(S);
  });
});
describe('the list of a page, in many forms', () => {
  const tail = `<h2>Method</h2>${list(S, 'ol')}`;
  const more = [...I, 'salt', 'black pepper'];
  it.each<[string, string, string[]]>([
    ['divs in div', `<h2>You need</h2><div>${p(I, 'div')}</div>`, I],
    ['h5', `<h2>You need</h2>${p(I, 'h5')}`, I],
    ['h3 lines below h2 Ingredients', `<h2>Ingredients</h2>${p(I, 'h3')}`, I],
    ['strong lines', `<h2>Ingredients</h2>${I.map((x) => `<p><strong>${x}</strong></p>`).join('')}`, I],
    ['strong lines, other heading', `<h2>Shopping</h2>${I.map((x) => `<p><strong>${x}</strong></p>`).join('')}`, I],
    ['pre', `<h2>Ingredients</h2><pre>${more.join('\n')}</pre>`, more],
    ['td one cell each', `<h2>For four</h2><table><tr>${p(I, 'td')}</tr></table>`, I],
    ['blockquote br', `<h2>What goes in</h2><blockquote>${more.join('<br>')}</blockquote>`, more],
    ['p br other heading', `<h2>What goes in</h2><p>${more.join('<br>')}</p>`, more],
    ['p br Ingredients heading in the p', `<p><b>Ingredients</b><br>${more.join('<br>')}</p>`, more],
    [
      'p br text lines last',
      `<h2>Ingredients</h2><p>${I.join('<br>')}<br>a little sugar<br>sour cream, to serve</p>`,
      [...I, 'a little sugar', 'sour cream, to serve'],
    ],
    ['p br two paragraphs', `<h2>Ingredients</h2><p>${I.join('<br>')}</p><p>salt<br>black pepper</p>`, more],
    ['dl dt class', `<h2>Ingredients</h2><dl class="x">${p(I, 'dt')}</dl>`, I],
    ['dl dd only', `<h2>Ingredients</h2><dl>${p(I, 'dd')}</dl>`, I],
    [
      'dl dt dd',
      `<h2>Ingredients</h2><dl>${I.map((x) => `<dt>${x.replace(/^(\d+ \S+) .*/, '$1')}</dt><dd>${x.replace(/^\d+ \S+ ?/, '')}</dd>`).join('')}</dl>`,
      I.map((x) => x),
    ],
    ['a elements', `<h2>Ingredients</h2><div>${I.map((x) => `<a href="/x">${x}</a>`).join('')}</div>`, I],
    ['label checkboxes', `<h2>Ingredients</h2><div>${I.map((x) => `<label><input type="checkbox">${x}</label>`).join('')}</div>`, I],
    ['buttons', `<h2>Ingredients</h2><div>${I.map((x) => `<div class="r"><button>+</button><span>${x}</span></div>`).join('')}</div>`, I],
    [
      'figcaptions in list',
      `<h2>Ingredients</h2><ul>${I.map((x) => `<li><figure><img src="a.jpg"><figcaption>${x}</figcaption></figure></li>`).join('')}</ul>`,
      I,
    ],
  ])('%s', (_, shown, want) => {
    expect(ingredientsOf(reading({ title: 'Beetroot soup', body: `<h1>Beetroot soup</h1>${shown}${tail}` }))).toEqual(want);
  });
});
describe('the parts of a dish, in many forms', () => {
  const D = ['200 g flour', '1 egg', '2 tbsp sour cream'];
  const DS = ['Knead the flour with the egg and the sour cream.', 'Drop small pieces of the dough into the soup.'];
  it.each<[string, string]>([
    [
      'h2 Ingredients x2, steps each',
      `<h2>Soup</h2><h3>Ingredients</h3>${list(I)}<h3>Method</h3>${list(S, 'ol')}<h2>Dumplings</h2><h3>Ingredients</h3>${list(D)}<h3>Method</h3>${list(DS, 'ol')}`,
    ],
    ['same level', `<h2>Ingredients</h2>${list(I)}<h2>Dumplings</h2>${list(D)}<h2>Method</h2>${p(S)}<h2>Dumplings</h2>${p(DS)}`],
    [
      'for the',
      `<h2>For the soup</h2>${list(I)}<h2>For the dumplings</h2>${list(D)}<h2>Making the soup</h2>${p(S)}<h2>Making the dumplings</h2>${p(DS)}`,
    ],
    ['bold', `<p><b>Soup</b></p>${list(I)}<p><b>Dumplings</b></p>${list(D)}<p><b>Method</b></p>${p(S)}<p><b>Dumplings</b></p>${p(DS)}`],
    ['h3 each with list then steps', `<h3>Soup</h3>${list(I)}${p(S)}<h3>Dumplings</h3>${list(D)}${p(DS)}`],
  ])('%s', (_, shown) => {
    const r = reading({ title: 'Soup with dumplings', body: `<h1>Soup with dumplings</h1>${shown}` });
    expect([ingredientsOf(r), stepsOf(r)]).toEqual([
      [...I, ...D],
      [...S, ...DS],
    ]);
  });
});
