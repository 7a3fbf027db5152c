import { parsePage } from '../page/page';
import { readRdfa } from './rdfa.reader';

describe('RDFa', () => {
  it.each(['schema:', 'v:', ''])('reads a recipe whose terms begin with "%s"', (prefix) => {
    const html = `<div typeof="${prefix}Recipe"><h1 property="${prefix}name">Rye bread</h1><span property="${prefix}${prefix === 'v:' ? 'ingredient' : 'recipeIngredient'}">500 g rye</span>
      <time property="${prefix}totalTime" content="PT3H">three hours</time><div property="${prefix}${prefix === 'v:' ? 'instructions' : 'recipeInstructions'}"><p>Mix.</p><p>Bake.</p></div></div>`;
    expect(readRdfa(parsePage(html, 'https://cook.example/'))[0]).toMatchObject({
      title: { value: 'Rye bread' },
      ingredients: { value: [{ text: '500 g rye' }] },
      total_time: { value: 180 },
      instructions: { value: [{ text: 'Mix.' }, { text: 'Bake.' }] },
    });
  });

  it('follows a relation to the things inside it', () => {
    const line = (amount: string, name: string) =>
      `<span rel="v:ingredient"><span typeof="v:RecipeIngredient"><span property="v:amount">${amount}</span> <span property="v:name">${name}</span></span></span><br>`;
    const html = `<div typeof="v:Recipe"><b property="v:name">Corn bread</b><img src="/corn.jpg" rel="v:photo"><a rel="nofollow" href="/print">Print</a><p property="v:summary">Best warm.</p>${line('2 cups', 'corn meal')}${line('1', 'egg')}
      <div rel="v:nutrition"><div typeof="v:Nutrition"><span property="v:calories">310 calories</span></div></div><div property="v:instructions">Mix.<br>Bake.</div></div>`;
    expect(readRdfa(parsePage(html, 'https://cook.example/'))[0]).toMatchObject({
      title: { value: 'Corn bread' },
      description: { value: 'Best warm.' },
      image_url: { value: 'https://cook.example/corn.jpg' },
      nutrition: { value: { calories: 310 } },
      ingredients: { value: [{ text: '2 cups corn meal' }, { text: '1 egg' }] },
      instructions: { value: [{ text: 'Mix.' }, { text: 'Bake.' }] },
    });
  });
});
