import { originRows } from './origin-words';

const origin = (field: string, confidence: number, reader = 'json-ld') => ({ field, reader, place: 'script 1', confidence });

describe('the ledger of origins', () => {
  it('says field, reader, place and how sure in words and as a share', () => {
    expect(originRows([origin('prep_time', 0.9), origin('title', 0.654, 'visible-page')])).toEqual([
      { field: 'Prep time', reader: 'Recipe data on the page (JSON-LD)', place: 'script 1', sure: 'Sure', share: 0.9 },
      { field: 'Title', reader: 'The page as people see it', place: 'script 1', sure: 'Guessed', share: 0.654 },
    ]);
  });

  it('says a place in plain words where it is no path into data', () => {
    const placed = (place: string) => originRows([{ ...origin('title', 0.6), place }])[0]?.place;
    expect(placed('h1')).toBe('The main heading');
    expect(placed('heading "Method"')).toBe('Under the heading ‘Method’');
    expect(placed('prep_time + cook_time (script 1 › Recipe)')).toBe('Added up: Prep time and Cook time (script 1 › Recipe)');
    expect(placed('script 1 › Recipe › name')).toBe('script 1 › Recipe › name');
  });

  it('has one row for all of nutrition, and shows names it does not know', () => {
    const rows = originRows([origin('calories', 0.8), origin('protein', 0.8), origin('pan_size', 0.2, 'tea-leaves')]);
    expect(rows.map(({ field, reader, sure }) => [field, reader, sure])).toEqual([
      ['Nutrition', 'Recipe data on the page (JSON-LD)', 'Quite sure'],
      ['pan_size', 'tea-leaves', 'Unlikely'],
    ]);
  });
});
