import { videoTab } from './video-tab';

const of = (title: string, description = '', categoryTabs: Parameters<typeof videoTab>[0]['categoryTabs'] = []) =>
  videoTab({ title, description, categoryTabs });

describe('the tab of a video', () => {
  it('is that of its category, whatever its words say', () => {
    expect(of('Fill your shopping list', '', ['meal-plan'])).toBe('meal-plan');
    expect(of('Fill your shopping list', '', [null, 'recipes'])).toBe('recipes');
  });

  it.each([
    ['Meal planning for beginners', 'meal-plan'],
    ['Plan your week in a minute', 'meal-plan'],
    ['Der Wochenplan', 'meal-plan'],
    ['Shop together, two phones', 'shopping'],
    ['Groceries without a list', 'shopping'],
    ['Die Einkaufsliste teilen', 'shopping'],
    ['Cook two recipes at once', 'recipes'],
    ['A workshop on knives', 'recipes'],
  ] as const)('follows from the words of its title: %s', (title, tab) => expect(of(title)).toBe(tab));

  it('follows from its description where the title says nothing, and is recipes where neither does', () => {
    expect(of('Cook once, eat twice', 'How leftovers become lunch.')).toBe('meal-plan');
    expect(of('Shop together', 'From your meal plan.')).toBe('shopping');
    expect(of('Collections that stay tidy', 'One per season.', [null])).toBe('recipes');
  });
});
