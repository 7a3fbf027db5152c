import { kindOfPasted } from './kind-of-pasted';

describe('what is pasted outside a field', () => {
  it.each([
    ['https://example.com/soup', ['https://example.com/soup']],
    ['Look: https://example.com/soup', ['https://example.com/soup']],
    ['www.example.com/soup', ['https://www.example.com/soup']],
    ['example.com/recipes/soup', ['https://example.com/recipes/soup']],
    ['Soup\nhttps://example.com/a\nexample.com/b', ['https://example.com/a', 'https://example.com/b']],
  ])('is addresses in %j', (text, addresses) => {
    expect(kindOfPasted(text)).toEqual({ kind: 'addresses', addresses });
  });

  it.each([
    'Leek soup\n\n2 leeks\n1 l stock\nCook the leeks in the stock.\nhttps://example.com/soup',
    'Leek soup\nIngredients\nleeks\nstock\nMethod\nCook the leeks in the stock for 20 minutes.',
    '200 g flour\n2 eggs\n1 pinch of salt',
    'Rice\n\n200 g rice\n\nBoil the rice.',
    'Soup\n\nIngredients\n2 leeks\n\nMethod\nCook the leeks in water.',
    'Pancakes: 2 eggs, 1 cup milk, 1 cup flour. Mix and fry.',
    'かぼちゃスープ\n\n材料\nかぼちゃ 1個\n牛乳 大さじ3\n\n作り方\n1. かぼちゃを切る。\n2. 牛乳を加えて煮る。',
    'Zutaten\n500 g Kartoffeln\n1 Zwiebel\n\nZubereitung\nKartoffeln schälen und kochen.',
  ])('is a recipe in %j', (text) => {
    expect(kindOfPasted(text)).toEqual({ kind: 'recipe' });
  });

  it.each([
    'soup',
    'two\nlines',
    '1\n2\n3',
    'The meeting moves to Tuesday.\nPlease bring the report.\nSee you there.',
    'Hi Ann,\n\nthe train leaves at 10:15 from platform 2, and we need 3 tickets.\n\nBest,\nJo',
    'function soup() {\n  const leeks = 2;\n  return leeks * 4;\n}',
    'Groceries\n2 l milk\nCall mum back',
    'Plants\n\n2 l water\n\nPour slowly every week.',
    'Monday 12\nTuesday 14\nWednesday 9',
    'Jo Miller\n12 High Street\nLeeds LS1 4AB',
    'Invoice 2231\n2 x chair 49.90\n1 x table 120.00\nTotal 219.80',
    'Ich war gestern im Kino.\nDer Film war lang.\nDanach haben wir gegessen.',
    'See also:\nhttps://example.com/a is about trains.\nThe other one is about boats.\nBoth are long.',
  ])('is nothing to open in %j', (text) => {
    expect(kindOfPasted(text)).toBeUndefined();
  });
});
