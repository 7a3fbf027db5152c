import { parsePage } from '../page/page';
import { findInstructions } from './instruction-section';
import { rowsOf } from './page-rows';
import { readVisiblePage } from './visible-page.reader';

const stepsOf = (html: string) => findInstructions(rowsOf(parsePage(html, 'https://cook.example/')), [], null)?.lines.map((line) => line.text);
const STEPS = ['Wash the plums and halve them.', 'Boil them up with the sugar.', 'Fill the jam into hot jars.'];
const numbered = (number: (index: number) => string) => `<h2>Method</h2>${STEPS.map((text, index) => `<p>${number(index + 1)}${text}</p>`).join('')}`;

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
    expect(stepsOf(`${numbered((index) => `${index}. `).replace('</h2>', '</h2><p></p>')}<p>Enjoy it in winter.</p>`)).toEqual([...STEPS, 'Enjoy it in winter.']);
  });

  it('are apart where one line counts them all', () => {
    expect(stepsOf(`<h2>Method</h2><p>${STEPS.map((text, index) => `<b>Step ${index + 1}.</b> ${text}`).join(' ')}</p>`)).toEqual(STEPS);
  });

  it('end before the links behind them', () => {
    const links = '<ul><li><a href="/plums">Plums</a></li><li><a href="/jams">Jams</a></li></ul><p><a href="/">Back to all the jams of the house</a></p>';
    expect(stepsOf(`${numbered(() => '')}${links}`)).toEqual(STEPS);
    expect(stepsOf(`${numbered(() => '')}<a href="/">Back to all the jams of the house</a>`)).toEqual(STEPS);
    expect(stepsOf('<h2>Method</h2><p>Wash the plums and halve them.</p><p><a href="/jars">Boil the jars in water.</a></p><p>Fill them.</p>')).toHaveLength(3);
  });

  it('are grouped by bold lines of their paragraphs', () => {
    const html = ['Plums', 'Jam', 'Jars'].map((name, at) => `<b>${name}</b><br>${STEPS[at]}`);
    for (const steps of [html.map((line) => `<p>${line}</p>`).join(''), `<p>${html.join('<br>')}</p>`]) {
      expect(findInstructions(rowsOf(parsePage(`<h2>Method</h2>${steps}`, 'https://cook.example/')), [], null)?.lines).toEqual(STEPS.map((text, at) => ({ text, group: ['Plums', 'Jam', 'Jars'][at] })));
    }
    expect(stepsOf(`<h2>Method</h2><p>${STEPS[0]}<br><b>Boil</b> them up.<br>Stir <b>well</b></p>`)).toEqual([STEPS[0], 'Boil them up.', 'Stir well']);
  });

  describe('without a heading', () => {
    const list = '<h2>Ingredients</h2><ul><li>1 kg plums</li><li>500 g sugar</li><li>1 lemon</li></ul>';
    const steps = ['Wash the plums and take out the stones.', 'Boil them up with the sugar and the lemon.', 'Fill the jam into hot jars and close them.'];
    const read = (html: string) => readVisiblePage(parsePage(html, 'https://cook.example/'), { ingredients: [], instructions: [], timesAndServings: false, nutrition: false, author: false, image: false })?.instructions?.value;

    it('may be numbered above the ingredients', () => {
      const numberedSteps = `<ol>${steps.map((text) => `<li>${text}</li>`).join('')}</ol>`;
      expect(read(`<h1>Jam</h1>${numberedSteps}${list}`)?.map(({ text }) => text)).toEqual(steps);
      expect(read(`<h1>Jam</h1><ol>${steps.map((text) => `<li><a href="/jam">${text}</a></li>`).join('')}</ol>${list}`)).toBeUndefined();
    });

    it('may stand in groups below lower headings, up to the next higher one', () => {
      const groups = steps.map((text, at) => `<h3>${['Plums', 'Jam', 'Jars'][at]}</h3><p>${text}</p>`).join('');
      expect(read(`<h1>Jam</h1>${list}${groups}<h2>My jams</h2><p>There are so many of them that the cellar is full.</p>`)).toEqual(steps.map((text, at) => ({ text, group: ['Plums', 'Jam', 'Jars'][at] })));
    });
  });

  it('go on below the parts of the dish, though their headings are as high', () => {
    expect(stepsOf(`<h3>Method</h3><p>${STEPS[0]}</p><h3>Filling</h3><p>${STEPS[1]}</p><h3>Der Guss</h3><p>${STEPS[2]}</p><h3>My jams</h3><p>There are many of them.</p>`)).toEqual(STEPS);
  });

  it('keep numbers that do not count them', () => {
    const steps = ['3 hours before you want to begin, wash the plums and halve them all.', '2 spoons of rum go in now, and you skim what rises to the top of it.', '1 more minute and the jam is done: fill it into jars and close them.'];
    expect(stepsOf(`<h2>Method</h2>${steps.map((text) => `<p>${text}</p>`).join('')}`)).toEqual(steps);
  });

  it('leave out captions of pictures, times, and what the cook adds below', () => {
    const cards = STEPS.map((text, index) => `<div class="card"><figure><figcaption>Photo: plums, ${index}</figcaption></figure><span>${index + 1}</span><span>${text}</span></div>`).join('');
    expect(stepsOf(`<h2>Method</h2>${cards}`)).toEqual(STEPS);
    expect(stepsOf(`${numbered(() => '')}<p>Tiempo total: 40 minutos</p><p>Consejos: un poco de ron.</p><p>Y paciencia.</p>`)).toEqual(STEPS);
  });
});
