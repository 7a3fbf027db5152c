import { linesWithGroups, readFile } from '../../testing/read-file';

const recipe = (title: string): string => `*****AccuChef V5.0 Import File
A${title}
BSoups
D4
MServings
P0:40
FRecipe Source: Village hall
H
I--BROTH--
H1.50 Cup
Ired lentils
Krinsed
H1.00
Icarrot, cut
I-into thin strips
H
Isalt
J1 Boil the lentils until they
Jare soft.
J2 Add the carrot.
NKeeps for days.
Z.....End of recipe definition
`;

describe('AccuChef', () => {
  it('reads several recipes by the letters before their lines', async () => {
    const { format, entries } = await readFile('export.txt', recipe('Lentil soup') + recipe('Second soup'));
    expect(format).toBe('accuchef');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Lentil soup',
          tags: ['Soups'],
          servings: 4,
          yield_text: '',
          prep_time: 40,
          source_name: 'Village hall',
          notes: 'Keeps for days.',
          instructions: [{ text: 'Boil the lentils until they are soft.' }, { text: 'Add the carrot.' }],
        },
      },
      { recipe: { title: 'Second soup' } },
    ]);
    const first = entries[0] && 'recipe' in entries[0] ? entries[0].recipe : null;
    expect(linesWithGroups(first?.ingredients ?? [])).toEqual([
      'BROTH › 1 1/2 Cup red lentils, rinsed',
      'BROTH › 1 carrot, cut into thin strips',
      'BROTH › salt',
    ]);
  });
});
