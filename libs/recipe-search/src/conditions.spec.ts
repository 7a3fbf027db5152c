import { allFoods } from '@simmer/foods/all';
import { RecipeIndex, type SearchableRecipe } from './recipe-index';

let made = 0;
const recipe = (title: string, ...ingredients: string[]): SearchableRecipe => ({
  id: `${++made} ${title}`,
  title,
  ingredients,
  instructions: [],
  tags: [],
  total_time: 30,
});
const spaetzle = recipe('Käsespätzle', '300 g Mehl', '4 Eier', '200 g Bergkäse', '2 Zwiebeln');
const gouda = recipe('Potato bake', '1 kg potatoes', '150 g Gouda', '2 cloves garlic');
const greens = recipe('Braised greens', '500 g kale', '2 onions', '1 lemon');
const bacon = recipe('Lentils', '300 g lentils', '100 g bacon', '1 carrot');
const shrimps = recipe('Gambas', '300 g de gambas', '4 dientes de ajo', '2 tomates');
const shrimpNoodles = recipe('Rice noodles', '200 g rice noodles', '200 g shrimp', '1 cup peas');
const nutCake = recipe('Haselnusskuchen', '200 g gemahlene Haselnüsse', '4 Eier', '150 g Zucker');
const gratin = recipe('Gratin de courgettes', '4 courgettes', '20 cl de crème fraîche', '2 œufs');
const strange = recipe('Pot of the day', '2 carrots', '200 g zorbl');
const titled = recipe('Cheese soup');
const free = recipe('Gluten-free crumble', '4 apples', '100 g zorbl');
const library = [spaetzle, gouda, greens, bacon, shrimps, shrimpNoodles, nutCake, gratin, strange, titled, free];
const index = new RecipeIndex(allFoods(), library);
const titles = (question: string) => index.search(question).hits.map(({ id }) => id.replace(/^\d+ /, ''));
const state = (of: SearchableRecipe, question: string) => index.search(question).hits.find(({ id }) => id === of.id)?.keeps;

describe('what is left out', () => {
  it.each([
    ['no cheese', [spaetzle, gouda, titled]],
    ['ohne Käse', [spaetzle, gouda, titled]],
    ['sans fromage', [spaetzle, gouda, titled]],
    ['sin queso', [spaetzle, gouda, titled]],
    ['senza formaggio', [spaetzle, gouda, titled]],
    ['sem queijo', [spaetzle, gouda, titled]],
    ['zonder kaas', [spaetzle, gouda, titled]],
    ['utan ost', [spaetzle, gouda, titled]],
    ['-cheese', [spaetzle, gouda, titled]],
    ['without dairy', [spaetzle, gouda, gratin]],
    ['without meat', [bacon]],
    ['without pork', [bacon]],
    ['ohne Schweinefleisch', [bacon]],
    ['without gluten', [spaetzle]],
    ['without shellfish', [shrimps, shrimpNoodles]],
    ['ohne Nüsse', [nutCake]],
    ['no nuts', [nutCake]],
    ['without eggs', [spaetzle, nutCake, gratin]],
    ['sans œufs', [spaetzle, nutCake, gratin]],
    ['no prawns', [shrimps, shrimpNoodles]],
    ['no cheese, eggs or bacon', [spaetzle, gouda, titled, nutCake, gratin, bacon]],
    ['no zorbl', [strange, free]],
  ])('%s', (question, without) => {
    const found = titles(question);
    for (const { title } of without) expect(found).not.toContain(title);
    for (const { title } of library.filter((one) => !without.includes(one))) expect(found).toContain(title);
  });

  it('is what is made of it too, and nothing that only sounds like it', () => {
    const stock = recipe('Risotto', '300 g rice', '1 tsp garlic powder');
    const plants = recipe('Ratatouille', '2 eggplants', '1 butternut squash', '3 tomatoes');
    const small = new RecipeIndex(allFoods(), [stock, plants]);
    const of = (question: string) => small.search(question).hits.map(({ id, keeps }) => [id, ...keeps]);
    expect(of('no garlic')).toEqual([[plants.id, 'kept']]);
    expect(of('no eggs')).toEqual(expect.arrayContaining([[plants.id, 'kept']]));
    expect(of('no butter')).toEqual(expect.arrayContaining([[plants.id, 'kept']]));
  });

  it('is a food: "no" before another word is part of what is looked for', () => {
    const breads = new RecipeIndex(allFoods(), [recipe('No-bake cheesecake'), recipe('No-knead bread'), recipe('Rye bread')]);
    expect(breads.search('no bake').conditions).toEqual([]);
    expect(breads.search('no knead bread').hits[0]?.id).toMatch(/No-knead/);
  });

  it('may stand in the title alone behind a minus', () => {
    const pizzas = new RecipeIndex(allFoods(), [recipe('Pizza margherita', '2 tomatoes'), recipe('Pizza bianca', '100 g ricotta')]);
    expect(pizzas.search('pizza -margherita').hits.map(({ id }) => id)).toEqual([expect.stringMatching(/bianca/)]);
  });
});

describe('what is certain', () => {
  it('is told only where every line is understood', () => {
    expect(state(greens, 'no cheese')).toEqual(['kept']);
    expect(state(strange, 'no cheese')).toEqual(['unknown']);
    expect(state(free, 'no gluten')).toEqual(['unknown']);
    expect(state(greens, 'no cheese no bacon')).toEqual(['kept', 'kept']);
  });

  it('is no choice, and no kind that may be it', () => {
    const choice = recipe('Toast', '1 tbsp butter or margarine', '2 tomatoes');
    const fish = recipe('Fish in foil', '400 g fish', '1 lemon');
    const small = new RecipeIndex(allFoods(), [choice, fish]);
    expect(small.search('no butter').hits.find(({ id }) => id === choice.id)?.keeps).toEqual(['unknown']);
    expect(small.search('no salmon').hits.find(({ id }) => id === fish.id)?.keeps).toEqual(['unknown']);
  });

  it('comes first where conditions alone were asked for', () => {
    const states = index.search('no cheese').hits.map(({ keeps }) => keeps[0]);
    expect(states).toEqual([...states].sort());
  });

  it('is all that a list shows of diets and allergens, which are promises', () => {
    const listed = (question: string, diets?: readonly ['vegan']) =>
      index.ids(question, diets ? { diets } : {}).map((id) => id.replace(/^\d+ /, ''));
    expect(listed('', ['vegan'])).toEqual(['Braised greens']);
    expect(listed('without dairy')).not.toContain('Pot of the day');
    expect(listed('no cheese')).toContain('Pot of the day');
  });
});

describe('diets in a question', () => {
  it.each([
    ['vegan', 'vegan'],
    ['vegane Gerichte', 'vegan'],
    ['vegetarian', 'vegetarian'],
    ['vegetarisch', 'vegetarian'],
    ['végétarien', 'vegetarian'],
    ['gluten-free', 'gluten-free'],
    ['gluten free', 'gluten-free'],
    ['glutenfrei', 'gluten-free'],
    ['glutenvrij', 'gluten-free'],
    ['dairy-free', 'dairy-free'],
    ['milchfrei', 'dairy-free'],
  ])('%s asks for %s', (question, diet) => {
    expect(index.search(question).conditions).toEqual([expect.objectContaining({ kind: 'diet', diet })]);
  });

  it('leave out what does not fit, and say what nobody can tell', () => {
    expect(titles('vegetarian')).not.toEqual(expect.arrayContaining(['Lentils']));
    expect(titles('vegan')).not.toEqual(expect.arrayContaining(['Käsespätzle']));
    expect(state(greens, 'vegan')).toEqual(['kept']);
    expect(state(strange, 'vegan')).toEqual(['unknown']);
  });

  it('are no part of the name of a food', () => {
    expect(index.search('lait végétal').conditions).toEqual([]);
  });
});

describe('other names and kinds of a food', () => {
  const kinds = new RecipeIndex(allFoods(), [
    recipe('Weeknight leeks', '200 g linguine', '2 leeks'),
    recipe('Baked slices', '2 eggplants', '1 onion'),
    recipe('Ofengemüse', '2 Auberginen', '1 Zwiebel'),
    recipe('Auflauf der Woche', '500 g Kartoffeln'),
    recipe('Trout in foil', '2 trout'),
    recipe('Tacos', '1 bunch cilantro'),
  ]);
  const found = (question: string) => kinds.search(question).hits.map(({ id }) => id.replace(/^\d+ /, ''));

  it.each([
    ['pasta', 'Weeknight leeks'],
    ['Nudeln', 'Weeknight leeks'],
    ['aubergine', 'Baked slices'],
    ['berenjena', 'Ofengemüse'],
    ['eggplant', 'Ofengemüse'],
    ['fish', 'Trout in foil'],
    ['Fisch', 'Trout in foil'],
    ['coriander leaves', 'Tacos'],
  ])('%s finds %s', (question, title) => {
    expect(found(question)).toContain(title);
  });

  it('leave words that name no food as they are', () => {
    expect(found('Auflauf')).toEqual(['Auflauf der Woche']);
  });

  it('come after the word itself', () => {
    expect(found('aubergine')).toEqual(['Ofengemüse', 'Baked slices']);
  });
});
