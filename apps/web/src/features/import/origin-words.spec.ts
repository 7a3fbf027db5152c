import { originRows } from './origin-words';

const origin = (field: string, confidence: number, reader = 'json-ld') => ({ field, reader, place: 'script 1', confidence });

describe('the ledger of origins', () => {
  it('says field, reader, place and how sure in words and percent', () => {
    expect(originRows([origin('prep_time', 0.9), origin('title', 0.654, 'visible-page')])).toEqual([
      { field: 'Preparation time', reader: 'Recipe data of the page (JSON-LD)', place: 'script 1', sure: 'Sure', percent: '90 %' },
      { field: 'Title', reader: 'The page as people see it', place: 'script 1', sure: 'Guessed', percent: '65 %' },
    ]);
  });

  it('has one row for all of nutrition, and shows names it does not know', () => {
    const rows = originRows([origin('calories', 0.8), origin('protein', 0.8), origin('pan_size', 0.2, 'tea-leaves')]);
    expect(rows.map(({ field, reader, sure }) => [field, reader, sure])).toEqual([
      ['Nutrition', 'Recipe data of the page (JSON-LD)', 'Quite sure'],
      ['Pan size', 'tea-leaves', 'A long shot'],
    ]);
  });
});
