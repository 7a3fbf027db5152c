import { chaptersText, readChapters } from './chapters-text';

describe('chapters as they are written', () => {
  const CHAPTERS = [
    { at: 0, title: 'Pin both recipes', step: null },
    { at: 24, title: 'Boil the eggs', step: 1 },
    { at: 3_860, title: 'Serve', step: 12 },
  ];
  const TEXT = '0:00 Pin both recipes\n0:24 Boil the eggs (Step 1)\n1:04:20 Serve (Step 12)';

  it('are one a line, with the time before and the step behind', () => {
    expect(chaptersText(CHAPTERS)).toBe(TEXT);
    expect(readChapters(TEXT)).toEqual({ chapters: CHAPTERS });
  });

  it('may stand in any order, with empty lines, in German, or with the number alone', () => {
    expect(readChapters('\n 2:20  Umrühren (Schritt 3)\n\n0:05 Los (2)\n')).toEqual({
      chapters: [
        { at: 5, title: 'Los', step: 2 },
        { at: 140, title: 'Umrühren', step: 3 },
      ],
    });
    expect(readChapters('')).toEqual({ chapters: [] });
    expect(readChapters('0:10 Bake (two trays)')).toEqual({ chapters: [{ at: 10, title: 'Bake (two trays)', step: null }] });
  });

  it.each(['Serve', '0:75 Serve', '0:40', '0:40 (step 2)'])('name the line that is none: %s', (line) => {
    expect(readChapters(`0:00 Begin\n${line}`)).toEqual({ badLine: 2 });
  });
});
