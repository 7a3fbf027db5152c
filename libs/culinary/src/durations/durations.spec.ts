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

  it.each([
    ['Knead for twenty-five minutes.', [1500]],
    ['Roast for forty-five minutes.', [2700]],
    ['Rest thirty five minutes.', [2100]],
    ['Roast thirty-five to forty minutes.', [[2100, 2400]]],
    ['Simmer for fifteen to twenty minutes, then rest five minutes.', [[900, 1200], 300]],
    ['Bake between twenty and thirty minutes.', [[1200, 1800]]],
    ['Cook for 1:30 hours.', [5400]],
    ['Cook for 45 seconds to 1 minute.', [[45, 60]]],
    ['Braise 50 minutes to 1 hour 10 minutes.', [[3000, 4200]]],
    ['Rest for a couple of minutes.', [120]],
    ['Steam for three quarters of an hour.', [2700]],
    ['Simmer for an hour and a quarter.', [4500]],
    ['Eine Viertelstunde ziehen lassen.', [900]],
    ['Nach einer Dreiviertelstunde wenden.', [2700]],
    ['Anderthalb Stunden schmoren.', [5400]],
    ['Zweieinhalb Stunden ruhen lassen.', [9000]],
    ['Fünfundvierzig Minuten backen.', [2700]],
    ['Zwanzig bis fünfundzwanzig Minuten backen.', [[1200, 1500]]],
    ['1:15 Std. garen.', [4500]],
    ['Cuire un quart d’heure.', [900]],
    ['Laisser reposer trois quarts d’heure.', [2700]],
    ['Cuire une demi-heure.', [1800]],
    ['Cuire vingt-cinq minutes.', [1500]],
    ['Mijoter une heure et quart.', [4500]],
    ['Laisser cuire une vingtaine de minutes.', [1200]],
    ['Hornear durante treinta y cinco minutos.', [2100]],
    ['Dejar reposar un cuarto de hora.', [900]],
    ['Cocer una hora y cuarto.', [4500]],
    ['Cocer hora y media.', [5400]],
    ['Cuocere un’ora e un quarto.', [4500]],
    ['Cuocere venticinque minuti.', [1500]],
    ['Lasciar riposare tre quarti d’ora.', [2700]],
    ['Cuocere mezz’ora.', [1800]],
    ['Asse por quarenta e cinco minutos.', [2700]],
    ['Deixe um quarto de hora.', [900]],
    ['Laat een kwartier rusten.', [900]],
    ['Bak vijfentwintig minuten.', [1500]],
    ['Laat anderhalf uur stoven.', [5400]],
    ['Låt vila en halvtimme eller 30 minuter.', [1800]],
    ['Grädda i tjugofem minuter.', [1500]],
    ['Koka i en timme och en kvart.', [4500]],
  ])('starts the whole time told in words: %s', (text, expected) => {
    expect(findDurations(text).map(({ seconds, secondsMax }) => (secondsMax === null ? seconds : [seconds, secondsMax]))).toEqual(expected);
  });

  it.each([
    'Heat the oil in a second pan.',
    'Beat the cream in a second bowl and fold it in.',
    'Dans une seconde poêle, faire fondre le beurre.',
    'Calentar en un segundo recipiente.',
  ])('starts no timer for what is the second one: %s', (text) => {
    expect(findDurations(text)).toEqual([]);
  });

  it('starts no timer for a time of the day', () => {
    expect(findDurations('Um 8:30 h beginnen.')).toEqual([]);
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
    ['1h 30', 90],
    ['2 Std. 5', 125],
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
