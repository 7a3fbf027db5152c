import { readVisible } from '../visible-page.fixture';

const read = (html: string) => readVisible(`<h1>Leek tart</h1>${html}`);
const grouped = (lines: { value: { text: string; group: string | null }[] } | undefined) =>
  lines?.value.map(({ text, group }) => [group, text]);
const ingredientsOf = (html: string) =>
  grouped(read(`<h2>Ingredients</h2>${html}<h2>Method</h2><p>Bake it all until it is brown and crisp.</p>`)?.ingredients);
const stepsOf = (html: string) =>
  grouped(read(`<h2>Ingredients</h2><ul><li>2 leeks</li><li>3 eggs</li></ul><h2>Method</h2>${html}`)?.instructions);

describe('a group', () => {
  it('may be named by the words that name all the steps', () => {
    const step = (title: string, text: string) => `<h3>${title}</h3><p>${text}</p>`;
    expect(
      stepsOf(
        step('Fry the leeks', 'Slice the leeks and soften them.') +
          step('Prepare the topping', 'Toast the nuts in a dry pan.') +
          step('Assembly', 'Spread the leeks and the nuts on the tart.'),
      ),
    ).toEqual([
      ['Fry the leeks', 'Slice the leeks and soften them.'],
      ['Prepare the topping', 'Toast the nuts in a dry pan.'],
      ['Assembly', 'Spread the leeks and the nuts on the tart.'],
    ]);
  });

  it('lasts as long as the box around its heading and its lines', () => {
    const items = ['Roll out the dough and line a tin with it.', 'Whisk the eggs into the cream.'].map(
      (text) => `<div class="step"><p>${text}</p></div>`,
    );
    expect(
      stepsOf(
        `<div><h3>Base</h3><div>${items[0]}<aside class="box"><h4>Instead</h4><p>Filo pastry from the shop does as well.</p></aside>${items[1]}</div></div><div><h3>Leeks</h3><div><div class="step"><p>Soften the leeks in butter.</p></div></div></div>`,
      ),
    ).toEqual([
      ['Base', 'Roll out the dough and line a tin with it.'],
      ['Instead', 'Filo pastry from the shop does as well.'],
      ['Base', 'Whisk the eggs into the cream.'],
      ['Leeks', 'Soften the leeks in butter.'],
    ]);
    expect(
      stepsOf(
        `<ol><li>Slice the leeks thinly.</li><li><p>Whisk the eggs.</p><h5>From our school</h5><p>All about eggs and their colours</p></li><li>Bake the tart for an hour.</li></ol>`,
      )?.at(-1),
    ).toEqual([null, 'Bake the tart for an hour.']);
  });

  it('goes on behind a box that holds no line beside its heading', () => {
    expect(
      ingredientsOf(
        '<div><h3>Dough</h3><p>4 servings</p></div><ul><li>300 g flour</li><li>1 egg</li></ul><div><h3>Leeks</h3></div><ul><li>2 leeks</li></ul>',
      ),
    ).toEqual([
      ['Dough', '300 g flour'],
      ['Dough', '1 egg'],
      ['Leeks', '2 leeks'],
    ]);
  });

  it('ends with the step that it is the title of', () => {
    expect(
      stepsOf(
        '<h4>Step 1</h4><p>Slice the leeks and wash them.</p><h4>Step 2</h4><p>Make the crust:</p><p>Rub the butter into the flour.</p><h4>Step 3</h4><p>Whisk the eggs with the cream.</p>',
      ),
    ).toEqual([
      [null, 'Slice the leeks and wash them.'],
      ['Make the crust', 'Rub the butter into the flour.'],
      [null, 'Whisk the eggs with the cream.'],
    ]);
  });

  it('is not what stands above remarks, above all lines, or above none', () => {
    const dough = '<ul><li>300 g flour</li><li>1 egg</li></ul>';
    const remark = 'When you change the number of servings, the time in the oven may change as well.';
    expect(ingredientsOf(`<div>Mind this:</div><ul><li>${remark}</li></ul>${dough}<h3>Leeks</h3><ul><li>2 leeks</li></ul>`)).toEqual([
      [null, '300 g flour'],
      [null, '1 egg'],
      ['Leeks', '2 leeks'],
    ]);
    for (const heading of ['Leek tart', 'für 6 Portionen'])
      expect(ingredientsOf(`<h3>${heading}</h3>${dough}`)).toEqual([
        [null, '300 g flour'],
        [null, '1 egg'],
      ]);
    expect(ingredientsOf(`<h3>für 6 Portionen</h3>${dough}<h3>Leeks</h3><ul><li>2 leeks</li></ul>`)?.[0]).toEqual([null, '300 g flour']);
    expect(stepsOf('<p>Slice the leeks and soften them.</p><p>Views: 66</p><p>Related:</p>')).toEqual([
      [null, 'Slice the leeks and soften them.'],
    ]);
  });

  it('is named above the first line of a part that only its names tell', () => {
    const lines = (...texts: string[]) => texts.map((text) => `<div class="recipe-ingredient">${text}</div>`).join('');
    expect(
      grouped(
        read(`<h3>Dough</h3>${lines('300 g flour', '1 egg', '90 g butter')}<h3>Leeks</h3>${lines('2 leeks', '20 g butter', '1 onion')}`)
          ?.ingredients,
      ),
    ).toEqual([
      ['Dough', '300 g flour'],
      ['Dough', '1 egg'],
      ['Dough', '90 g butter'],
      ['Leeks', '2 leeks'],
      ['Leeks', '20 g butter'],
      ['Leeks', '1 onion'],
    ]);
  });

  it('is not the times above the first step', () => {
    expect(
      stepsOf(
        '<div>Total time:</div><div>1h20</div><div><span>Rest: -</span></div><h3>Step 1</h3><p>Slice the leeks.</p><h3>Step 2</h3><p>Bake the tart.</p>',
      ),
    ).toEqual([
      [null, 'Slice the leeks.'],
      [null, 'Bake the tart.'],
    ]);
  });
});
