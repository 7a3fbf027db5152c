import { readVisible as read } from '../visible-page.fixture';

const stage = (name: string, ingredients: string[], steps: string[]) =>
  `<h2>${name}</h2><h4>Ingredients</h4><ul>${ingredients.map((text) => `<li>${text}</li>`).join('')}</ul><h4>Method</h4><ol>${steps.map((text) => `<li>${text}</li>`).join('')}</ol>`;
const paste = [
  ['4 chillies', '2 shallots', '1 tsp coriander seeds'],
  ['Toast the seeds in a dry pan.', 'Pound them with the chillies and the shallots.'],
] as const;
const curry = [
  ['400 ml coconut milk', '500 g pumpkin', '1 lime'],
  ['Fry the paste until it smells good.', 'Simmer the pumpkin in the coconut milk.'],
] as const;

describe('a recipe in stages', () => {
  it('is one recipe with the stages as groups', () => {
    const facts = read(stage('Part 1: the paste', [...paste[0]], [...paste[1]]) + stage('Part 2: the curry', [...curry[0]], [...curry[1]]));
    const grouped = (first: readonly string[], second: readonly string[]) => [
      ...first.map((text) => ({ text, group: 'Part 1: the paste' })),
      ...second.map((text) => ({ text, group: 'Part 2: the curry' })),
    ];
    expect(facts?.ingredients?.value).toMatchObject(grouped(paste[0], curry[0]));
    expect(facts?.instructions?.value).toMatchObject(grouped(paste[1], curry[1]));
  });

  it('may name its stages in the headings of the ingredients', () => {
    const part = (name: string, ingredients: readonly string[], steps: readonly string[]) =>
      `<h3>Ingredients ${name}:</h3><ul>${ingredients.map((text) => `<li>${text}</li>`).join('')}</ul><p><b>Method:</b></p>${steps.map((text) => `<p>${text}</p>`).join('')}`;
    const facts = read(`<h1>Curry</h1>${part('for the paste', ...paste)}${part('for the pot', ...curry)}<h4>Enjoy your meal!</h4>`);
    expect(facts?.ingredients?.value.map(({ group }) => group)).toEqual([
      ...paste[0].map(() => 'for the paste'),
      ...curry[0].map(() => 'for the pot'),
    ]);
    expect(facts?.instructions?.value).toMatchObject([
      ...paste[1].map((text) => ({ text, group: 'for the paste' })),
      ...curry[1].map((text) => ({ text, group: 'for the pot' })),
    ]);
    const apart = read(`<h2>Paste</h2>${part('for the paste', ...paste)}<h2>Curry</h2>${part('for the pot', ...curry)}`);
    const served = read(`<h1>Curry</h1>${part('for two people', ...paste)}${part('for four people', ...curry)}`);
    expect([apart?.ingredients?.value.length, served?.ingredients?.value.length]).toEqual([3, 3]);
  });

  it('may have dishes as its stages, where one goes into the other', () => {
    const soup = [
      ['1 l stock', '2 tbsp chilli paste', '3 noodle nests'],
      ['Stir the chilli paste into the stock.', 'Cook the noodles in it.'],
    ] as const;
    const facts = read(
      stage('Chilli paste (a small jar)', [...paste[0]], [...paste[1]]) + stage('Noodle soup', [...soup[0]], [...soup[1]]),
    );
    expect(facts?.ingredients?.value.map(({ group }) => group)).toEqual([
      ...paste[0].map(() => 'Chilli paste (a small jar)'),
      ...soup[0].map(() => 'Noodle soup'),
    ]);
    expect(facts?.instructions?.value.map(({ text }) => text)).toEqual([...paste[1], ...soup[1]]);
  });

  it('is something else than two recipes on one page', () => {
    const facts = read(stage('Chilli paste', [...paste[0]], [...paste[1]]) + stage('Pumpkin curry', [...curry[0]], [...curry[1]]));
    expect([facts?.ingredients?.value.length, facts?.instructions?.value.length]).toEqual([3, 2]);
  });
});
