import { ingredientsOf, list, reading, stepsOf } from './reading.fixture';

const INGREDIENTS = ['500 g beetroot', '2 onions', '1 l stock', '3 tbsp vinegar'];
const STEPS = [
  'Peel the beetroot and grate it coarsely.',
  'Soften the onions in a little oil until they are golden.',
  'Add the beetroot, the stock and the vinegar and simmer for forty minutes.',
];
const head = `<h1>Beetroot soup</h1><h2>Ingredients</h2>${list(INGREDIENTS)}`;

describe('steps on a page without mark-up', () => {
  it.each<[string, string]>([
    [
      'rows with number and text in cells',
      `<table>${STEPS.map((step, i) => `<tr><td>${i + 1}</td><td>${step}</td></tr>`).join('')}</table>`,
    ],
    [
      'rows with number and text in boxes',
      STEPS.map((step, i) => `<div class="row"><div class="no">${i + 1}</div><div class="tx">${step}</div></div>`).join(''),
    ],
    [
      'paragraphs without a heading, above a byline',
      `${STEPS.map((step) => `<p>${step}</p>`).join('')}<p>Posted by Ada Quill on 3 May 2021</p>`,
    ],
    [
      'a byline and a date between list and steps',
      `<p>By Ada Quill</p><p>Published on 3 May 2021, last changed yesterday</p>${list(STEPS, 'ol')}`,
    ],
    ['a summary between list and steps', `<p>This soup is what my aunt made on Sundays, and she made it well.</p>${list(STEPS, 'ol')}`],
    ['a repeated block', `<h2>Method</h2>${list(STEPS, 'ol')}<div class="steps-mobile">${list(STEPS, 'ol')}</div>`],
    ['a hidden block', `<div class="tab-pane" style="display:none"><h2>Method</h2>${list(STEPS, 'ol')}</div>`],
    [
      'boxes of one look, above comments',
      `${STEPS.map((step) => `<div class="item">${step}</div>`).join('')}<h3>2 comments</h3><p>I made this on Sunday and all of us liked it a lot.</p>`,
    ],
  ])('%s', (_, steps) => {
    expect(stepsOf(reading({ title: 'Beetroot soup', body: `${head}${steps}` }))).toEqual(STEPS);
  });
});

describe('a list in odd elements', () => {
  const tail = `<h2>Method</h2>${list(STEPS, 'ol')}`;
  it.each<[string, string]>([
    ['headings', INGREDIENTS.map((line) => `<h4>${line}</h4>`).join('')],
    ['captions of pictures', INGREDIENTS.map((line) => `<figure><img src="/a.jpg"><figcaption>${line}</figcaption></figure>`).join('')],
    ['terms of a description list', `<dl>${INGREDIENTS.map((line) => `<dt>${line}</dt>`).join('')}</dl>`],
    ['lines of one paragraph', `<p>${INGREDIENTS.join('<br>')}<br>salt<br>black pepper</p>`],
    ['spans', `<div>${INGREDIENTS.map((line) => `<span>${line}</span>`).join(' ')}</div>`],
  ])('%s, under a heading of its own name', (_, shown) => {
    const read = reading({ title: 'Beetroot soup', body: `<h1>Beetroot soup</h1><h2>Ingredients</h2>${shown}${tail}` });
    expect(ingredientsOf(read)).toEqual(shown.includes('salt') ? [...INGREDIENTS, 'salt', 'black pepper'] : INGREDIENTS);
  });

  it.each<[string, string]>([
    ['headings', INGREDIENTS.map((line) => `<h4>${line}</h4>`).join('')],
    ['captions of pictures', INGREDIENTS.map((line) => `<figure><img src="/a.jpg"><figcaption>${line}</figcaption></figure>`).join('')],
    ['terms of a description list', `<dl>${INGREDIENTS.map((line) => `<dt>${line}</dt>`).join('')}</dl>`],
    [
      'three paragraphs',
      INGREDIENTS.slice(0, 3)
        .map((line) => `<p>${line}</p>`)
        .join(''),
    ],
    ['lines of one paragraph', `<p>${INGREDIENTS.join('<br>')}<br>salt<br>black pepper</p>`],
  ])('%s, under a heading that says something else', (_, shown) => {
    const read = reading({
      title: 'Beetroot soup',
      body: `<h1>Beetroot soup</h1><h2>From the market</h2>${shown}<h2>At the stove</h2>${STEPS.map((step) => `<p>${step}</p>`).join('')}`,
    });
    expect(ingredientsOf(read)).toEqual(
      shown.includes('salt') ? [...INGREDIENTS, 'salt', 'black pepper'] : shown.includes('vinegar') ? INGREDIENTS : INGREDIENTS.slice(0, 3),
    );
    expect(stepsOf(read)).toEqual(STEPS);
  });
});

describe('several headed parts', () => {
  const dumplings = ['200 g flour', '1 egg', '2 tbsp sour cream'];
  const dumplingSteps = [
    'Knead the flour with the egg and the sour cream.',
    'Drop small pieces into the soup and cook the dumplings with the sour cream.',
  ];
  it('of the ingredients, as high as the first heading', () => {
    const read = reading({
      title: 'Beetroot soup',
      body: `<h1>Beetroot soup</h1><h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Sour dumplings</h2>${list(dumplings)}<h2>Method</h2>${list([...STEPS, ...dumplingSteps], 'ol')}`,
    });
    expect(ingredientsOf(read)).toEqual([...INGREDIENTS, ...dumplings]);
  });
  it('of the steps, as high as the first heading', () => {
    const read = reading({
      title: 'Beetroot soup',
      body: `<h1>Beetroot soup</h1><h2>Ingredients</h2>${list([...INGREDIENTS, ...dumplings])}<h2>Method</h2>${STEPS.map((s) => `<p>${s}</p>`).join('')}<h2>Sour dumplings</h2>${dumplingSteps.map((s) => `<p>${s}</p>`).join('')}<h2>About me</h2><p>I live by the sea and I write about what I cook there.</p>`,
    });
    expect(stepsOf(read)).toEqual([...STEPS, ...dumplingSteps]);
  });
  it('each with a list and steps', () => {
    const read = reading({
      title: 'Beetroot soup',
      body: `<h1>Beetroot soup</h1><h2>Beetroot soup</h2>${list(INGREDIENTS)}${STEPS.map((s) => `<p>${s}</p>`).join('')}<h2>Sour dumplings</h2>${list(dumplings)}${dumplingSteps.map((s) => `<p>${s}</p>`).join('')}`,
    });
    expect([ingredientsOf(read), stepsOf(read)]).toEqual([
      [...INGREDIENTS, ...dumplings],
      [...STEPS, ...dumplingSteps],
    ]);
  });
});

describe('equipment', () => {
  it.each<[string, string[]]>([
    ['below its heading in one list', [...INGREDIENTS, 'Equipment', 'Large pot', 'Hand blender']],
    ['lines that name tools', [...INGREDIENTS, 'Baking paper', 'Rolling pin', 'Hand blender']],
  ])('is no ingredient: %s', (_, recipeIngredient) => {
    const read = reading({ title: 'Beetroot soup', data: { recipeIngredient, recipeInstructions: STEPS }, body: `<h1>Beetroot soup</h1>` });
    expect(ingredientsOf(read)).toEqual(INGREDIENTS);
  });
});
