import { RecipeDraft } from '@simmer/contracts';
import { contentOf } from './recipe-content';

const content = (draft: Partial<RecipeDraft>) => contentOf(RecipeDraft.parse({ title: 'Soup', ...draft }));

describe('what is stored of a draft', () => {
  it('adds preparation and cooking together unless the total is stated', () => {
    expect(content({ prep_time: 10, cook_time: 20 }).total_time).toBe(30);
    expect(content({ prep_time: 10, cook_time: 20, total_time: 75 }).total_time).toBe(75);
    expect(content({ prep_time: 10, cook_time: 20, total_time: 0 }).total_time).toBe(30);
  });

  it('keeps each line’s text and group beside what was understood of it', () => {
    const { ingredients } = content({ ingredients: ['2 large eggs, beaten', { text: '1 tsp salt', group: 'Dough' }] });
    expect(ingredients).toMatchObject([
      { text: '2 large eggs, beaten', group: null, parsed: { quantity: 2, quantity_max: null, preparation: 'beaten' } },
      {
        text: '1 tsp salt',
        group: 'Dough',
        parsed: { quantity: 1, unit: 'tsp', name: 'salt', preparation: '', note: '', optional: false },
      },
    ]);
  });

  it('does not read again a line that it knows, unless the lines around it are in another language now', () => {
    const { ingredients } = content({ ingredients: ['2 eggs', '1 cup milk'] });
    const marked = ingredients.map((line) => ({ ...line, parsed: { ...line.parsed, name: 'known' } }));
    const namesOf = (...lines: string[]) =>
      contentOf(RecipeDraft.parse({ title: 'Soup', ingredients: lines }), marked).ingredients.map(({ parsed }) => parsed.name);
    expect(namesOf('1 cup milk', '3 eggs')).toEqual(['known', 'eggs']);
    expect(namesOf('1 cup milk', '250 g Mehl', '2 EL Zucker', '1 Prise Salz', '3 Eier')).not.toContain('known');
  });

  it('keeps a tag once, as it was written first', () => {
    expect(content({ tags: ['Dinner', 'quick', 'dinner', 'DESSERT', 'Quick '] }).tags).toEqual(['Dinner', 'quick', 'DESSERT']);
  });
});
