import iconv from 'iconv-lite';
import { linesWithGroups, readFile } from '../../testing/read-file';

const recipe = (title: string): string => `========== REZKONV-Rezept - RezkonvSuite v0.97

     Titel:  ${title}
Kategorien:  Käse, Hauptspeise
     Menge:  4 Portionen

    250      Gramm  Mehl
  1/2-1       Essl. Öl
                    Salz
========================== Füllung ==========================
      2      große  Zwiebeln; in feine
                    -- Ringe geschnitten

============================== QUELLE ==============================
                   Kochheft der Oma
                   -- Erfasst *RK* 01.02.2003 von
                   -- Eva Muster

Teig kneten und
ruhen lassen.

Füllen und backen.
=====

`;

describe('RezKonv', () => {
  it('reads recipes in the encoding of Windows, with groups and source', async () => {
    const { format, entries } = await readFile('rezepte.rk', iconv.encode(recipe('Käsetaschen') + recipe('Krautkrapfen'), 'windows-1252'));
    expect(format).toBe('rezkonv');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Käsetaschen',
          tags: ['Käse', 'Hauptspeise'],
          servings: 4,
          language: 'de',
          instructions: [{ text: 'Teig kneten und ruhen lassen.' }, { text: 'Füllen und backen.' }],
        },
      },
      { recipe: { title: 'Krautkrapfen' } },
    ]);
    const [first] = entries;
    if (!first || !('recipe' in first)) throw new Error('no recipe');
    expect(linesWithGroups(first.recipe.ingredients)).toEqual([
      '250 Gramm Mehl',
      '1/2-1 Essl. Öl',
      'Salz',
      'Füllung › 2 große Zwiebeln; in feine Ringe geschnitten',
    ]);
    expect(first.recipe.source_name).toContain('Kochheft der Oma');
  });

  it('reads an amount that is a word, wherever it stands before the ingredient', async () => {
    const text = recipe('Suppe').replace(
      '                    Salz\n',
      '  Etwas         Muskat\n  Einige        Tropfen Öl\n                    Salz\n',
    );
    const { entries } = await readFile('suppe.rk', text);
    const [entry] = entries;
    expect(linesWithGroups(entry && 'recipe' in entry ? entry.recipe.ingredients : []).slice(2, 5)).toEqual([
      'Etwas Muskat',
      'Einige Tropfen Öl',
      'Salz',
    ]);
    expect(entry).toMatchObject({ recipe: { instructions: [{ text: 'Teig kneten und ruhen lassen.' }, { text: 'Füllen und backen.' }] } });
  });

  it('reads groups of steps, facts between them, a categories line that goes on, and a recipe that is not closed', async () => {
    const text = `========== REZKONV-Rezept - RezkonvSuite v0.97

     Titel:  Apfelkuchen
 Kategorie:  Kuchen,
             Herbst
 Portionen:  12

    300      Gramm  Mehl

:Zeit        : 50 Minuten
========================== Zubereitung: ==========================
1. Kneten.
============================== Guss ==============================
Alles verrühren.
`;
    const { entries } = await readFile('kuchen.rk', text);
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Apfelkuchen',
          tags: ['Kuchen', 'Herbst'],
          servings: 12,
          notes: 'Zeit: 50 Minuten',
          ingredients: [{ text: '300 Gramm Mehl', group: null }],
          instructions: [
            { text: 'Kneten.', group: 'Zubereitung' },
            { text: 'Alles verrühren.', group: 'Guss' },
          ],
        },
      },
    ]);
  });
});
