import { linesWithGroups, readOne } from '../../testing/read-file';

const FILE = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE cookml SYSTEM "cookml.dtd"><cookml version="1.0.11" prog="Example"><recipe lang="DE">
<head title="Apfelstrudel" servingqty="8" servingtype="Stücke" timeallqty="1 Stunde" createuser="Eva Muster" createdate="2011-03-02T00:00:00"><cat>Gebäck</cat><hint>Herbst</hint><sourceline>Familie Muster</sourceline></head>
<part title="Teig"><ingredient qty="250" unit="g" item="Mehl"/><ingredient qty="2" unit="tb" item="Öl"><inote>neutral</inote></ingredient></part><part title="Füllung"><ingredient qty="0.5" unit="ts" item="Zimt" preparation="gemahlen,fein"/></part>
<preparation><text>1. ) Den Teig kneten und
ruhen lassen.

2. ) Füllen, rollen, backen.</text></preparation><remark><line>Mit Vanillesoße.</line></remark></recipe></cookml>`;

describe('CookML', () => {
  it('reads a German recipe with its parts, wrapped steps and unit codes', async () => {
    const recipe = await readOne('strudel.cml', FILE);
    expect(recipe).toMatchObject({
      format: 'cookml',
      title: 'Apfelstrudel',
      servings: 8,
      yield_text: '8 Stücke',
      total_time: 60,
      tags: ['Gebäck', 'Herbst'],
      source_name: 'Familie Muster',
      author: 'Eva Muster',
      language: 'de',
      notes: 'Mit Vanillesoße.',
      instructions: [{ text: 'Den Teig kneten und ruhen lassen.' }, { text: 'Füllen, rollen, backen.' }],
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual([
      'Teig › 250 g Mehl',
      'Teig › 2 EL Öl, neutral',
      'Füllung › 1/2 TL Zimt, gemahlen, fein',
    ]);
  });
});
