import { parsePage } from '../page/page';
import { findInstructions } from './instruction-section';
import { rowsOf } from './page-rows';

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
