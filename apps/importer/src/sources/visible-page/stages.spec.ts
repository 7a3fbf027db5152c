import { parsePage } from '../page/page';
import { readVisiblePage } from './visible-page.reader';

const nothingKnown = { ingredients: [], instructions: [], timesAndServings: false, nutrition: false, author: false, image: false };
const read = (html: string) => readVisiblePage(parsePage(html, 'https://cook.example/'), nothingKnown);
const stage = (name: string, ingredients: string[], steps: string[]) =>
  `<h2>${name}</h2><h4>Ingredients</h4><ul>${ingredients.map((text) => `<li>${text}</li>`).join('')}</ul><h4>Method</h4><ol>${steps.map((text) => `<li>${text}</li>`).join('')}</ol>`;
const paste = [['4 chillies', '2 shallots', '1 tsp coriander seeds'], ['Toast the seeds in a dry pan.', 'Pound them with the chillies and the shallots.']] as const;
const curry = [['400 ml coconut milk', '500 g pumpkin', '1 lime'], ['Fry the paste until it smells good.', 'Simmer the pumpkin in the coconut milk.']] as const;

describe('a recipe in stages', () => {
  it('is one recipe with the stages as groups', () => {
    const facts = read(stage('Part 1: the paste', [...paste[0]], [...paste[1]]) + stage('Part 2: the curry', [...curry[0]], [...curry[1]]));
    const grouped = (first: readonly string[], second: readonly string[]) => [...first.map((text) => ({ text, group: 'Part 1: the paste' })), ...second.map((text) => ({ text, group: 'Part 2: the curry' }))];
    expect(facts?.ingredients?.value).toEqual(grouped(paste[0], curry[0]));
    expect(facts?.instructions?.value).toEqual(grouped(paste[1], curry[1]));
  });

  it('is something else than two recipes on one page', () => {
    const facts = read(stage('Chilli paste', [...paste[0]], [...paste[1]]) + stage('Pumpkin curry', [...curry[0]], [...curry[1]]));
    expect([facts?.ingredients?.value.length, facts?.instructions?.value.length]).toEqual([3, 2]);
  });
});
