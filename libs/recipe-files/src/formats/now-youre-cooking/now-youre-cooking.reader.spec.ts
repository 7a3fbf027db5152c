import { linesWithGroups, readFile } from '../../testing/read-file';

const recipe = (title: string): string => `@@@@@ Now You're Cooking! Export Format

${title}

Soups, Winter

2 c. stock
1 lb. carrots -- sliced

Simmer the carrots.  Blend.

Serve hot.

NYC Nutrition Analysis (per serving): calories=120; total fat=3 g; sodium=200 mg; zinc=1 mg

Contributor: Ann Field

Yield: 4 servings

Preparation Time: 0:20

NYC Nutrilink: N1^2
** Exported from Now You're Cooking! v5.64 **

`;

describe('Now You’re Cooking', () => {
  it('reads each recipe of the file', async () => {
    const { format, entries } = await readFile('export.txt', recipe('Carrot soup') + recipe('Carrot stew'));
    expect(format).toBe('now-youre-cooking');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Carrot soup',
          tags: ['Soups', 'Winter'],
          servings: 4,
          prep_time: 20,
          author: 'Ann Field',
          ingredients: [{ text: '2 c. stock' }, { text: '1 lb. carrots, sliced' }],
          instructions: [{ text: 'Simmer the carrots. Blend.' }, { text: 'Serve hot.' }],
          nutrition: { calories: 120, total_fat: 3, sodium: 200 },
          losses: [{ code: 'nutrition-beyond', params: { statements: 'zinc: 1 mg', more: 0 } }],
        },
      },
      { recipe: { title: 'Carrot stew' } },
    ]);
  });

  it('knows headings, what comes after a semicolon, words that it breaks, and recipes without a category', async () => {
    const lines = [
      '1 cup apples; cored & sliced',
      '-----Crust-----',
      '1 cup quaker oats, uncooked - (quick or o; ld-fashioned)',
      '2 cups clarified butter, melted and ooled; to lukewarm',
    ];
    const { entries } = await readFile(
      'pies.txt',
      `@@@@@ Now You're Cooking! Export Format\n\nPie\n\nnone\n\n${lines.join('\n')}\n\nBake.\n\n@@@@@ Now You're Cooking! Export Format\n\nToast\n\n1 slice bread\n\nToast it.\n`,
    );
    const [pie, toast] = entries.map((entry) => ('recipe' in entry ? entry.recipe : null));
    expect(linesWithGroups(pie?.ingredients ?? [])).toEqual([
      '1 cup apples, cored & sliced',
      'Crust › 1 cup quaker oats, uncooked - (quick or old-fashioned)',
      'Crust › 2 cups clarified butter, melted and ooled to lukewarm',
    ]);
    expect(pie?.tags).toEqual([]);
    expect(toast).toMatchObject({ tags: [], ingredients: [{ text: '1 slice bread' }], instructions: [{ text: 'Toast it.' }] });
  });
});
