import { parsePage } from '../../page/page';
import { findInstructions } from './instruction-section';
import { rowsOf } from '../rows/page-rows';
import { readVisible } from '../visible-page.fixture';

const stepsOf = (html: string) =>
  findInstructions(rowsOf(parsePage(html, 'https://cook.example/')), [], null)?.lines.map((line) => line.text);
const STEPS = ['Wash the plums and halve them.', 'Boil them up with the sugar.', 'Fill the jam into hot jars.'];
const numbered = (number: (index: number) => string) =>
  `<h2>Method</h2>${STEPS.map((text, index) => `<p>${number(index + 1)}${text}</p>`).join('')}`;

describe('the steps', () => {
  it.each([
    ['1.- ', (index: number) => `${index}.- `],
    ['1 ', (index: number) => `${index} `],
    ['Étape 1 ', (index: number) => `Étape ${index} `],
    ['Шаг 1. ', (index: number) => `Шаг ${index}. `],
    ['a number in bold', (index: number) => `<b>${index}</b> `],
  ])('lose the number that each begins with: %s', (_name, number) => {
    expect(stepsOf(numbered(number))).toEqual(STEPS);
  });

  it('lose it too where a last line has none', () => {
    expect(stepsOf(`${numbered((index) => `${index}. `).replace('</h2>', '</h2><p></p>')}<p>Enjoy it in winter.</p>`)).toEqual([
      ...STEPS,
      'Enjoy it in winter.',
    ]);
  });

  it('are apart where one line counts them all', () => {
    expect(stepsOf(`<h2>Method</h2><p>${STEPS.map((text, index) => `<b>Step ${index + 1}.</b> ${text}`).join(' ')}</p>`)).toEqual(STEPS);
  });

  it('end before the links behind them', () => {
    const links =
      '<ul><li><a href="/plums">Plums</a></li><li><a href="/jams">Jams</a></li></ul><p><a href="/">Back to all the jams of the house</a></p>';
    expect(stepsOf(`${numbered(() => '')}${links}`)).toEqual(STEPS);
    expect(stepsOf(`${numbered(() => '')}<a href="/">Back to all the jams of the house</a>`)).toEqual(STEPS);
    expect(
      stepsOf('<h2>Method</h2><p>Wash the plums and halve them.</p><p><a href="/jars">Boil the jars in water.</a></p><p>Fill them.</p>'),
    ).toHaveLength(3);
  });

  it.each([
    [
      'its number and its title in boxes',
      (text: string, at: number) =>
        `<div class="card"><span class="count">${at + 1}</span><div class="words"><p>Part ${'abc'[at]}</p><span>${text}</span></div></div>`,
    ],
    [
      'its numbered title',
      (text: string, at: number) => `<div class="card"><strong>${at + 1}. Part ${'abc'[at]}</strong><p>${text}</p></div>`,
    ],
  ])('stand on cards, each below %s', (_name, card) => {
    const long = [STEPS[0]!, `${STEPS[1]!} ${'Skim what rises to the top and stir. '.repeat(6)}`.trim(), STEPS[2]!].map((text) =>
      text.replace(/\.$/, ', with care.'),
    );
    const lines = findInstructions(
      rowsOf(parsePage(`<h2>Method</h2>${long.map(card).join('')}`, 'https://cook.example/')),
      [],
      null,
    )?.lines;
    expect(lines).toEqual(long.map((text, at) => ({ text, group: `Part ${'abc'[at]}` })));
  });

  it('end before a tip of the house', () => {
    expect(stepsOf(`${numbered(() => '')}<p><strong>L’astuce de Nan</strong></p><p>Take 2 lemons where the plums are sweet.</p>`)).toEqual(
      STEPS,
    );
  });

  it('leave out what a card lists below their text', () => {
    const cards = STEPS.map((text, at) => `<div>Step ${at + 1}</div><div>${text}</div><div>Knife</div><div>plums 500 g</div>`).join('');
    expect(stepsOf(`<h2>Method</h2>${cards}`)).toEqual(STEPS);
  });

  it.each(['Page last updated May 3, 2002', '© 2002 Nan', 'Posted by Nan at 8:00'])(
    'end before what the site says of itself: %s',
    (line) => {
      expect(stepsOf(`${numbered(() => '')}<p>${line}</p><p>Visitors: many of them.</p>`)).toEqual(STEPS);
    },
  );

  it('end with their list, where boxes behind it look alike', () => {
    const boxes = ['Tell me how you liked it!', 'Love, Nan', 'See you'].map((text) => `<div class="box"><p>${text}</p></div>`).join('');
    expect(
      stepsOf(`<h2>Method</h2><div><div class="box"><ol>${STEPS.map((text) => `<li>${text}</li>`).join('')}</ol></div>${boxes}</div>`),
    ).toEqual(STEPS);
  });

  it('end before a menu of links', () => {
    expect(
      stepsOf(`${numbered(() => '')}<div><font><a href="/">Home and garden of Nan</a> | <a href="/jams">All the jams</a></font></div>`),
    ).toEqual(STEPS);
  });

  it('are grouped by bold lines of their paragraphs', () => {
    const html = ['Plums', 'Jam', 'Jars'].map((name, at) => `<b>${name}</b><br>${STEPS[at]}`);
    for (const steps of [html.map((line) => `<p>${line}</p>`).join(''), `<p>${html.join('<br>')}</p>`]) {
      expect(findInstructions(rowsOf(parsePage(`<h2>Method</h2>${steps}`, 'https://cook.example/')), [], null)?.lines).toEqual(
        STEPS.map((text, at) => ({ text, group: ['Plums', 'Jam', 'Jars'][at] })),
      );
    }
    expect(stepsOf(`<h2>Method</h2><p>${STEPS[0]}<br><b>Boil</b> them up.<br>Stir <b>well</b></p>`)).toEqual([
      STEPS[0],
      'Boil them up.',
      'Stir well',
    ]);
  });

  describe('without a heading', () => {
    const list = '<h2>Ingredients</h2><ul><li>1 kg plums</li><li>500 g sugar</li><li>1 lemon</li></ul>';
    const steps = [
      'Wash the plums and take out the stones.',
      'Boil them up with the sugar and the lemon.',
      'Fill the jam into hot jars and close them.',
    ];
    const read = (html: string) => readVisible(html)?.instructions?.value;

    it('may be numbered above the ingredients', () => {
      const numberedSteps = `<ol>${steps.map((text) => `<li>${text}</li>`).join('')}</ol>`;
      expect(read(`<h1>Jam</h1>${numberedSteps}${list}`)?.map(({ text }) => text)).toEqual(steps);
      expect(read(`<h1>Jam</h1><ol>${steps.map((text) => `<li><a href="/jam">${text}</a></li>`).join('')}</ol>${list}`)).toBeUndefined();
    });

    it('may begin with short sentences', () => {
      const paragraphs = ['Wash the plums.', 'Stone them too.', ...steps].map((text) => `<p>${text}</p>`).join('');
      expect(read(`<h1>Jam</h1>${list}${paragraphs}`)?.map(({ text }) => text)).toEqual(['Wash the plums.', 'Stone them too.', ...steps]);
      expect(
        read(`<h1>Jam</h1>${list}<p>Serves 4 people.</p>${steps.map((text) => `<p>${text}</p>`).join('')}`)?.map(({ text }) => text),
      ).toEqual(steps);
    });

    it.each([
      ['too short to be known for a step', ['Heat the oven.', 'Wash the plums.', 'Mix well.']],
      ['of one word', ['Preheat the oven.', 'Grease a tin.', 'Stir.']],
      ['about the jars', ['Makes 5 jars.', 'Keeps for months.']],
    ])('keep their long sentences below short ones, one of them %s', (_name, short) => {
      const paragraphs = [...short, ...steps].map((text) => `<p>${text}</p>`).join('');
      expect(read(`<h1>Jam</h1>${list}${paragraphs}`)?.map(({ text }) => text)).toEqual(steps);
    });

    it('may stand in groups below lower headings, up to the next higher one', () => {
      const groups = steps.map((text, at) => `<h3>${['Plums', 'Jam', 'Jars'][at]}</h3><p>${text}</p>`).join('');
      expect(read(`<h1>Jam</h1>${list}${groups}<h2>My jams</h2><p>There are so many of them that the cellar is full.</p>`)).toEqual(
        steps.map((text, at) => ({ text, group: ['Plums', 'Jam', 'Jars'][at] })),
      );
    });
  });

  it('go on below the parts of the dish, though their headings are as high', () => {
    expect(
      stepsOf(
        `<h3>Method</h3><p>${STEPS[0]}</p><h3>Filling</h3><p>${STEPS[1]}</p><h3>Der Guss</h3><p>${STEPS[2]}</p><h3>My jams</h3><p>There are many of them.</p>`,
      ),
    ).toEqual(STEPS);
  });

  it('keep numbers that do not count them', () => {
    const steps = [
      '3 hours before you want to begin, wash the plums and halve them all.',
      '2 spoons of rum go in now, and you skim what rises to the top of it.',
      '1 more minute and the jam is done: fill it into jars and close them.',
    ];
    expect(stepsOf(`<h2>Method</h2>${steps.map((text) => `<p>${text}</p>`).join('')}`)).toEqual(steps);
  });

  it('end with the last of boxes that look alike', () => {
    const cards = (count: (index: number) => string, more = '') =>
      STEPS.map(
        (text, index) => `<div class="card${index === 2 ? more : ''}"><img src="/${index}.jpg">${count(index + 1)}<p>${text}</p></div>`,
      ).join('');
    const remarks =
      '<div class="cheer">May your winter be sweet.</div><div class="advice"><h4>Good to know</h4><p>Where the plums are sour, take a spoon more of the sugar.</p></div>';
    for (const count of [(index: number) => `<b>Step ${index}</b>`, (index: number) => `<span>${index}</span>`, () => '']) {
      for (const more of ['', ' last']) expect(stepsOf(`<h2>Method</h2>${cards(count, more)}${remarks}`)).toEqual(STEPS);
      expect(stepsOf(`<h2>Method</h2><div class="all">${cards(count)}</div>${remarks}`)).toEqual(STEPS);
    }
    expect(stepsOf(`<h2>Method</h2>${STEPS.map((text) => `<p>${text}</p>`).join('')}<div>Label the jars.</div>`)).toEqual([
      ...STEPS,
      'Label the jars.',
    ]);
  });

  it.each([
    ['a wish', '<p><strong>Smacznego!</strong></p>'],
    ['a wish in Russian', '<div>Приятного аппетита!</div>'],
    ['a wish with signs', '<p>Bon appétit ! 😊</p>'],
    ['a wish and a name', '<p>Enjoy!<br>Ada</p>'],
    ['a signature', '<p>xx Ada</p>'],
    ['a postscript and all below it', '<p>P.S. Frozen plums do as well, if you thaw them first.</p><p>See you at the market!<br>Ada</p>'],
    ['how the dish came to them, in italics', '<p><i>Adapted from a family recipe.</i></p>'],
    ['what is in it', '<p><em>From my aunt.</em></p><p><b>Nutrition</b> | Per jar: 371 calories, 24 g protein</p>'],
  ])('end before the cook takes leave: %s', (_name, leave) => {
    const steps = STEPS.map((text) => `<p>${text}</p>`).join('');
    expect(stepsOf(`<h2>Method</h2>${steps}${leave}`)).toEqual(STEPS);
  });

  it('end with the last number where a blank line parts them from talk', () => {
    const lines = STEPS.map((text, index) => `${index + 1}. ${text}<br>`);
    const post = (below: string) => stepsOf(`<div><b>Method</b><br><br>${lines.join('\n')}${below}</div>`);
    expect(post('<br>It is best on the next day, on toast, with far too much butter.<br>')).toEqual(STEPS);
    expect(post('Label the jars.<br>')).toEqual([...STEPS, 'Label the jars.']);
    expect(post('<br>For the label:<br>1. Write the year on it.<br>')).toContain('Write the year on it.');
    expect(stepsOf(`<div><b>Method</b><br><br>${lines.join('<br>')}<br>Label the jars.</div>`)).toEqual([...STEPS, 'Label the jars.']);
  });

  it('keep what is told in italics, and what is an item of the list', () => {
    expect(stepsOf(`<h2>Method</h2>${STEPS.map((text) => `<p><i>${text}</i></p>`).join('')}`)).toEqual(STEPS);
    expect(stepsOf(`<h2>Method</h2><p>${STEPS[0]}</p><p>Cheers!</p><p>Boil them up.</p>`)).toHaveLength(3);
    expect(stepsOf(`<h2>Method</h2><p>${STEPS[0]}</p><p><i>${STEPS[1]}</i></p><p>${STEPS[2]}</p><p>Keep it in the dark.</p>`)).toHaveLength(
      4,
    );
    expect(stepsOf(`<h2>Method</h2><ol>${STEPS.map((text) => `<li>${text}</li>`).join('')}<li>Enjoy!</li></ol>`)).toEqual([
      ...STEPS,
      'Enjoy!',
    ]);
  });

  it('leave out captions of pictures, times, and what the cook adds below', () => {
    const cards = STEPS.map(
      (text, index) =>
        `<div class="card"><figure><figcaption>Photo: plums, ${index}</figcaption></figure><span>${index + 1}</span><span>${text}</span></div>`,
    ).join('');
    expect(stepsOf(`<h2>Method</h2>${cards}`)).toEqual(STEPS);
    expect(stepsOf(`${numbered(() => '')}<p>Tiempo total: 40 minutos</p><p>Consejos: un poco de ron.</p><p>Y paciencia.</p>`)).toEqual(
      STEPS,
    );
  });
});
