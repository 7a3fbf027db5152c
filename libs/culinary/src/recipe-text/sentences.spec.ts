import { sentencesOf } from './sentences';

describe('the sentences of a text', () => {
  it.each([
    ['Mix it. Bake it! Is it done? Serve.', ['Mix it.', 'Bake it!', 'Is it done?', 'Serve.']],
    ['“Stir it well.” Then wait… Now eat.', ['“Stir it well.”', 'Then wait…', 'Now eat.']],
    ['Nach 20 Min. Ruhezeit backen. Fertig.', ['Nach 20 Min. Ruhezeit backen.', 'Fertig.']],
    ['Add 2 tbsp. Dijon mustard. Stir.', ['Add 2 tbsp. Dijon mustard.', 'Stir.']],
    ['Bake at 180 °C. for long. Serve.', ['Bake at 180 °C. for long.', 'Serve.']],
  ])('parts “%s”', (text, sentences) => {
    expect(sentencesOf(text, 1)).toEqual(sentences);
  });

  it('leaves a short one with the one before it', () => {
    expect(sentencesOf('Boil the potatoes in water. Drain. Mash them with the butter.', 10)).toEqual([
      'Boil the potatoes in water. Drain.',
      'Mash them with the butter.',
    ]);
  });
});
