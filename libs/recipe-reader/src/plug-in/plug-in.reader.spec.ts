import { parsePage } from '../page/page';
import { readPlugIn } from './plug-in.reader';

const read = (html: string) => readPlugIn(parsePage(html, 'https://cook.example/'))[0];

describe('recipe plug-ins', () => {
  it('reads a card whose lines carry classes, with its groups', () => {
    const facts =
      read(`<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Tart</h2><div class="wprm-recipe-prep-time-container">Prep <span>1 hr</span> <span>10 mins</span></div><span class="wprm-recipe-servings">8</span>
      <h4 class="wprm-recipe-group-name">Crust</h4><ul><li class="wprm-recipe-ingredient"><span>200</span> <span>g</span> <span>flour</span></li></ul>
      <h4 class="wprm-recipe-group-name">Filling</h4><ul><li class="wprm-recipe-ingredient"><span>3</span><span>lemons</span></li></ul>
      <h4 class="wprm-recipe-group-name">Bake</h4><ul><li><div class="wprm-recipe-instruction-text">Fill and bake.</div></li></ul></div>`);
    expect(facts).toMatchObject({ title: { value: 'Tart' }, prep_time: { value: 70 }, servings: { value: 8 } });
    expect(facts?.ingredients?.value).toEqual([
      { text: '200 g flour', group: 'Crust' },
      { text: '3 lemons', group: 'Filling' },
    ]);
    expect(facts?.instructions).toMatchObject({
      value: [{ text: 'Fill and bake.', group: 'Bake' }],
      place: 'WP Recipe Maker › instructions',
    });
  });

  it('reads a card whose lines are the items of a box', () => {
    const facts =
      read(`<div class="tasty-recipes other"><h2 class="tasty-recipes-title">Dip</h2><div class="tasty-recipes-ingredients"><h3>Ingredients</h3><ul><li>1 cup yoghurt</li><li>dill</li></ul></div>
      <div class="tasty-recipes-instructions"><ol><li>Chop.</li><li>Stir.</li></ol></div></div>`);
    expect(facts?.ingredients?.value).toEqual([
      { text: '1 cup yoghurt', group: null },
      { text: 'dill', group: null },
    ]);
    expect(facts?.instructions?.value).toHaveLength(2);
  });

  it('keeps the groups of its boxes to what stands in them', () => {
    const list = (kind: string, lines: string[]) => `<ul>${lines.map((line) => `<li class="${kind}">${line}</li>`).join('')}</ul>`;
    const group = (name: string, ...lines: string[]) =>
      `<div class="wprm-recipe-ingredient-group">${name && `<h4 class="wprm-recipe-group-name">${name}</h4>`}${list('wprm-recipe-ingredient', lines)}</div>`;
    const wprm =
      read(`<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Tart</h2>${group('Crust', '200 g flour')}${group('Fill', '3 lemons')}${group('', 'icing sugar')}
      <ul><li><div class="wprm-recipe-instruction-text">Line the tin.</div></li><li><div class="wprm-recipe-instruction-text">Bake.</div></li></ul></div>`);
    expect(wprm?.ingredients?.value.map((line) => line.group)).toEqual(['Crust', 'Fill', null]);
    expect(wprm?.instructions?.value.map((line) => line.group)).toEqual([null, null]);
    const easy = read(
      `<div class="easyrecipe"><div class="ERSName">Tart</div><div class="ERSSectionHead">Crust</div>${list('ingredient', ['200 g flour'])}<div class="ERSSectionHead">Fill</div>${list('ingredient', ['3 lemons'])}${list('instruction', ['Line the tin.', 'Bake.'])}</div>`,
    );
    expect(easy?.ingredients?.value.map((line) => line.group)).toEqual(['Crust', 'Fill']);
    expect(easy?.instructions?.value.map((line) => line.group)).toEqual([null, null]);
  });

  it('takes the label from the author’s name in any language, and nothing from the title', () => {
    expect(
      read(
        '<div class="tasty-recipes"><h2 class="tasty-recipes-title">By the sea pie</h2><span class="tasty-recipes-author-name">Autor: Ada Quill</span><div class="tasty-recipes-ingredients"><ul><li>1 egg</li></ul></div></div>',
      ),
    ).toMatchObject({ title: { value: 'By the sea pie' }, author: { value: 'Ada Quill' } });
  });

  it('reads the calories of a card, and the times that stand beside it', () => {
    const card =
      read(`<div class="mv-create-card"><h2 class="mv-create-title">Soup</h2><div class="mv-create-ingredients"><ul><li>1 leek</li><li>2 potatoes</li></ul></div>
      <div class="mv-create-nutrition">Yield: 4 <span class="mv-create-nutrition-item mv-create-nutrition-calories"><span>Calories:</span> 389</span></div><div class="mv-create-copy">&copy; Ada Quill</div></div>`);
    expect(card).toMatchObject({ nutrition: { value: { calories: 389, protein: null } }, author: { value: 'Ada Quill' } });
    const cooked = read(
      '<p><span class="cooked-prep-time"><strong>Prep Time</strong> 15 mins</span> <span class="cooked-total-time">45 mins</span></p><div class="cooked-recipe-ingredients"><div class="cooked-single-ingredient">1 leek</div></div>',
    );
    expect(cooked).toMatchObject({ prep_time: { value: 15 }, total_time: { value: 45 } });
  });

  it('reads a step without its title, its tip and its controls, and a time from the inner of two boxes', () => {
    const step = (text: string) =>
      `<li><h5>Wash</h5><div class="dr-instruction"><p>${text}</p></div><div class="dr-list-tips">Use cold water.</div><label>Mark as complete</label></li>`;
    const card =
      read(`<div class="dr-summary-holder"><h2 class="dr-title">Rice</h2><span class="dr-cook-time"><span class="dr-prep-time"><b>30 mins</b></span><span class="dr-cook-time"><b>50 mins</b></span><span class="dr-total-time"><b>1 hr 30 mins</b></span></span>
      <div class="dr-ingredients-list"><h3 class="dr-title">Ingredients</h3><ul><li><label>2 cups rice</label></li></ul></div><div class="dr-instructions"><h3 class="dr-title">Instructions</h3><h4>Day before</h4><ol>${step('Soak it.')}</ol><h4>Day itself</h4><ol>${step('Steam it.')}${step('Serve it.')}</ol></div></div>`);
    expect(card).toMatchObject({
      title: { value: 'Rice' },
      prep_time: { value: 30 },
      cook_time: { value: 50 },
      total_time: { value: 90 },
      ingredients: { value: [{ text: '2 cups rice' }] },
    });
    expect(card?.instructions?.value).toEqual([
      { text: 'Soak it.', group: 'Day before' },
      { text: 'Steam it.', group: 'Day itself' },
      { text: 'Serve it.', group: 'Day itself' },
    ]);
  });

  it('says nothing on a page without a card', () => {
    expect(read('<div class="recipe-card"><li class="ingredient">1 egg</li></div>')).toBeUndefined();
  });
});
