import { absoluteAddress } from './address';
import { durationsIn, minutesOf } from './duration';
import { firstNumber } from './numbers';
import { caloriesIn, caloriesOf, gramsOf, milligramsOf } from './nutrition';
import { yieldOf } from './servings';

describe('durations', () => {
  it.each([
    ['PT1H30M', 90],
    ['PT90M', 90],
    ['P0Y0M0DT0H35M0.000S', 35],
    ['P1DT2H', 1_560],
    ['PT1.5H', 90],
    ['pt20m', 20],
    ['PT3600S', 60],
    ['1 hour 20 minutes', 80],
    ['1 hr. 5 mins', 65],
    ['1h30', 90],
    ['1½ Std.', 90],
    ['45-50 min', 50],
    ['2 Stunden 10 Minuten', 130],
    ['1 heure 15', 60],
    ['30 minuten', 30],
    ['1 godz. 20 min', 80],
    ['15分', 15],
    ['1:30', 90],
    ['1:30 Std.', 90],
    ['1 t 30 min', 90],
    ['25', 25],
    [40, 40],
    ['', null],
    ['PT', null],
    ['PT0M', null],
    ['soon', null],
    [Number.NaN, null],
    ['P999Y', null],
    ['PT45', 45],
    ['P15M', 15],
    ['P1M', 43_200],
    ['0 : 10', 10],
  ])('%p is %p minutes', (source, minutes) => {
    expect(minutesOf(source)).toBe(minutes);
  });
});

describe('durations in a line', () => {
  it.each([
    ['35 min · 4 portions', ['35 min']],
    ['1 hr 20 min total, 20 min prep', ['1 hr 20 min', '20 min']],
    ['1h50 Total', ['1h50']],
    ['2 timer og 45 minutter', ['2 timer og 45 minutter']],
    ['3인분 30분 이내', ['30분']],
    ['1 oră', ['1 oră']],
    ['1:30 h, 20 min', ['1:30 h', '20 min']],
    ['200 g', []],
    ['1 g 20 min', ['1 g 20 min']],
    ['Serves 4', []],
    [`${'1 '.repeat(300)}min`, []],
  ])('%p states %j', (line, durations) => {
    expect(durationsIn(line)).toEqual(durations);
  });
});

describe('servings', () => {
  it.each([
    [['4'], 4],
    [[4], 4],
    [['4', '4 servings'], 4],
    [['Serves 4-6'], 4],
    [['24 cookies'], 24],
    [['1 pie, 8 servings'], 8],
    [['für 6 Personen'], 6],
    [['a few'], null],
    [[], null],
    [['0'], null],
    [['Makes about 2 dozen (24 cookies)'], 24],
    [['2 dozen cookies'], 24],
    [['about 2 dozen'], 24],
    [['3 à 4 douzaines'], 36],
    [['ein Dutzend Plätzchen'], 12],
    [['half a dozen rolls'], 6],
    [['1 1/2 dozen'], 18],
    [['six servings'], 6],
    [['zwölf Stück'], 12],
    [['douze parts'], 12],
    [['veinticuatro galletas'], 24],
    [['one 9x13 pan, 15 squares'], 15],
    [['1 8x8 pan'], 1],
    [['one 9 x 13-inch pan, 15 squares'], 15],
    [['two dozen rolls'], 24],
    [['one loaf (12 slices)'], 12],
    [['1', '1 loaf (12 slices)'], 12],
    [['1', '24'], 24],
    [['1 (9-inch) pie, 8 slices'], 8],
    [['1 loaf (16 slices)'], 16],
    [['2 loaves, 10 slices each'], 20],
    [['2 Brote (12 Scheiben je)'], 24],
    [['8 slices'], 8],
    [['3 cups (serves 6)'], 6],
    [['one 9-inch pie'], null],
    [['10-inch cake (12 slices)'], 12],
    [['12 x 5cm cookies'], 12],
    [['1 (9x13-inch) pan'], 1],
    [['500 g'], null],
    [['500 ml (4 glasses)'], 4],
  ])('%j means %p', (statements, servings) => {
    expect(yieldOf(statements).servings).toBe(servings);
  });
});

describe('numbers', () => {
  it.each([
    ['1 1/2 cups', 1.5],
    ['½', 0.5],
    ['1½', 1.5],
    ['3/4', 0.75],
    ['1,5', 1.5],
    ['1,200', 1_200],
    ['1.200,5 kJ', 1_200.5],
    ['about 7.25', 7.25],
    ['1/0', null],
    ['none', null],
  ])('the first number in %j is %p', (text, number) => {
    expect(firstNumber(text)).toBe(number);
  });
});

describe('nutrition', () => {
  it('reads energy in either unit', () => {
    expect(['250 kcal', '1046 kJ', '1046 kJ / 250 kcal', '310 calories', '250', 250].map(caloriesOf)).toEqual([
      250, 250, 250, 310, 250, 250,
    ]);
  });
  it.each([
    ['Calories: 312', 312],
    ['312 kcal pro Portion', 312],
    ['Fat 12 g, Calories 250, Salt 1 g', 250],
    ['Energy 1046 kJ / 250 kcal', 250],
    ['Nutritional value: 2322kj (554Kcal)', 554],
    ['95 kcal per 100 g', null],
    ['Energy 1046 kJ', null],
    ['5 calories', null],
    ['カロリー：1人分412kcal', 412],
    ['Kalorien pro Portion: 374', 374],
    ['Calories per serving 288', 288],
    ['based on 2,000 calories a day', null],
    ['Calories', null],
    ['250 g flour', null],
    ['640 ккал 24 грамма 31 грамм', 640],
    ['512 kcal 31 gramm', 512],
  ])('the calories of a serving in %p are %p', (text, calories) => {
    expect(caloriesIn(text)).toBe(calories);
  });
  it('reads weights in the unit that they state', () => {
    expect([
      gramsOf('12.5 g'),
      gramsOf('500 mg'),
      gramsOf('3'),
      milligramsOf('480 mg'),
      milligramsOf('0.48 g'),
      milligramsOf('480'),
      gramsOf('trace'),
    ]).toEqual([12.5, 0.5, 3, 480, 480, 480, null]);
  });
});

describe('addresses', () => {
  it('makes them absolute and refuses everything but the web', () => {
    expect(absoluteAddress('../a.jpg?x=1&amp;y=2', 'https://cook.example/b/c')).toBe('https://cook.example/a.jpg?x=1&y=2');
    expect(
      ['javascript:alert(1)', 'data:image/png;base64,x', '', 'http://', 'file:///etc/passwd'].map((address) =>
        absoluteAddress(address, 'https://cook.example/'),
      ),
    ).toEqual([null, null, null, null, null]);
  });
});
