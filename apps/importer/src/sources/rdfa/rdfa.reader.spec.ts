import { parsePage } from '../page/page';
import { readRdfa } from './rdfa.reader';

describe('RDFa', () => {
  it.each(['schema:', 'v:', ''])('reads a recipe whose terms begin with "%s"', (prefix) => {
    const html = `<div typeof="${prefix}Recipe"><h1 property="${prefix}name">Rye bread</h1><span property="${prefix}${prefix === 'v:' ? 'ingredient' : 'recipeIngredient'}">500 g rye</span>
      <time property="${prefix}totalTime" content="PT3H">three hours</time><div property="${prefix}${prefix === 'v:' ? 'instructions' : 'recipeInstructions'}"><p>Mix.</p><p>Bake.</p></div></div>`;
    expect(readRdfa(parsePage(html, 'https://cook.example/'))).toMatchObject({
      title: { value: 'Rye bread' }, ingredients: { value: [{ text: '500 g rye' }] }, total_time: { value: 180 }, instructions: { value: [{ text: 'Mix.' }, { text: 'Bake.' }] },
    });
  });
});
