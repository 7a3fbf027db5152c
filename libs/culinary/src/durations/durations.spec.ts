import fc from 'fast-check';
import { findDurations } from './find-durations';
import { parseMinutes, toIsoDuration } from './minutes';

const found = (text: string): [string, number, number | null][] =>
  findDurations(text).map((one) => [one.text, one.seconds, one.secondsMax]);

describe('findDurations', () => {
  it.each([
    ['Simmer for 20 minutes.', [['20 minutes', 1200, null]]],
    [
      'Bake 20 to 25 minutes, then rest 5 min.',
      [
        ['20 to 25 minutes', 1200, 1500],
        ['5 min', 300, null],
      ],
    ],
    ['Chill 1 hour and 30 minutes', [['1 hour and 30 minutes', 5400, null]]],
    ['Prove 1 1/2 hours or overnight', [['1 1/2 hours', 5400, null]]],
    ['Fry for 90 sec', [['90 sec', 90, null]]],
    ['Leave for half an hour', [['half an hour', 1800, null]]],
    ['Roast for an hour', [['an hour', 3600, null]]],
    ['a 5-minute rest', [['5-minute', 300, null]]],
    ['10 min to 12 min', [['10 min to 12 min', 600, 720]]],
    [
      '30 Minuten kochen, 2–3 Stunden ziehen lassen',
      [
        ['30 Minuten', 1800, null],
        ['2–3 Stunden', 7200, 10800],
      ],
    ],
    ['Cuire 1h30 au four', [['1h30', 5400, null]]],
    ['Cocer durante 15 minutos', [['15 minutos', 900, null]]],
    ['Cuocere per 2 ore', [['2 ore', 7200, null]]],
    ['Simmer for an hour and a half, then rest', [['an hour and a half', 5400, null]]],
    ['Cook it 2 hours and a half longer', [['2 hours and a half', 9000, null]]],
    ['Laisser mijoter une heure et demie à feu doux', [['une heure et demie', 5400, null]]],
    ['Cocer la carne durante una hora y media', [['una hora y media', 5400, null]]],
    ['Cuocere la carne per un’ora e mezza', [['un’ora e mezza', 5400, null]]],
    ['Cozinhe a carne por uma hora e meia', [['uma hora e meia', 5400, null]]],
    ['Boil for 5 minutes and half the milk', [['5 minutes', 300, null]]],
    [
      'Bake for 1 hour and a half hour more',
      [
        ['1 hour', 3600, null],
        ['a half hour', 1800, null],
      ],
    ],
    ['Add 2 cups of milk at 180 C', []],
  ] as const)('finds the times in "%s"', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('says where each time stands', () => {
    const text = 'Boil, then simmer for 20 to 25 minutes.';
    const [first] = findDurations(text);
    expect(text.slice(first?.start, first?.end)).toBe('20 to 25 minutes');
  });
});

describe('minutes', () => {
  it.each([
    ['1 h 10 min', 70],
    ['1:10', 70],
    ['90', 90],
    ['1½ hours', 90],
    ['PT1H10M', 70],
    ['P1DT2H', 1560],
    ['45 Minuten', 45],
    ['20-25 mins', 25],
    ['1 Std. 20 Min.', 80],
    ['30m', 30],
    ['2 hours, 5 minutes', 125],
    ['PT90S', 2],
    ['', null],
    ['soon', null],
    ['PT', null],
  ] as const)('reads "%s"', (text, minutes) => {
    expect(parseMinutes(text)).toBe(minutes);
  });

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (minutes) => {
        expect(parseMinutes(toIsoDuration(minutes))).toBe(minutes);
      }),
    );
  });
});
