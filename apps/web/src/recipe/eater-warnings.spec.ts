import { warningsFor } from './eater-warnings';

const eater = (name: string, ...allergens: string[]) => ({ name, allergens });

describe('who must not eat a dish', () => {
  it('is named with what is in it, people with the same reason together', () => {
    const held = { contains: ['milk', 'gluten'], unsure: [] } as const;
    const people = [eater('Tom', 'milk'), eater('Ann'), eater('Ben', 'milk'), eater('Cleo', 'gluten', 'milk', 'nuts')];
    expect(warningsFor(held, people)).toEqual([
      { text: 'Milk, not for Tom and Ben', isCertain: true },
      { text: 'Milk and gluten, not for Cleo', isCertain: true },
    ]);
  });

  it('is told apart from who only may not: nobody can rule it out', () => {
    const held = { contains: ['milk'], unsure: ['nuts'] } as const;
    expect(warningsFor(held, [eater('Tom', 'milk', 'nuts')])).toEqual([
      { text: 'Milk, not for Tom', isCertain: true },
      { text: 'Can’t rule out tree nuts for Tom', isCertain: false },
    ]);
  });

  it('is nobody where nobody refuses what it holds; a guest has a warning without a name', () => {
    const held = { contains: ['milk'], unsure: [] } as const;
    expect(warningsFor(held, [eater('Ann'), eater('Ben', 'fish')])).toEqual([]);
    expect(warningsFor(held, [eater('', 'milk')])).toEqual([{ text: 'Milk, not for a guest', isCertain: true }]);
  });
});
