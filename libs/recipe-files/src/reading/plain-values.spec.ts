import { amountText } from './amount-text';
import { anyHeading, groupedLines, withoutNumbers } from './grouped-lines';
import { withoutInlineMarkdown } from './markdown';
import { nutritionOfText } from './nutrition-text';
import { addressOf, blockOf, difficultyOf, starsOf, tagsOf, timestampOf } from './plain-values';
import { yieldFields } from './yield';

describe('values of files', () => {
  it('keeps the paragraphs of a text and takes its mark-up off', () => {
    expect(blockOf(' One &amp; two \r\n\r\n\r\n\r\nThree<br>four</p>five\u200b')).toBe('One & two\n\nThree\nfour\nfive');
    expect([blockOf(null), blockOf(4), blockOf({})]).toEqual(['', '4', '']);
  });

  it.each([
    ['2019-05-01 12:00:00', '2019-05-01T12:00:00.000Z'],
    ['2019-05-01', '2019-05-01T00:00:00.000Z'],
    ['2019-05-01T12:00:00+0200', '2019-05-01T10:00:00.000Z'],
    ['2019-05-01T12:00:00.5Z', '2019-05-01T12:00:00.500Z'],
    [1_556_712_000, '2019-05-01T12:00:00.000Z'],
    [1_556_712_000_000, '2019-05-01T12:00:00.000Z'],
    ['0001-01-01', null],
    ['yesterday', null],
    ['2999-01-01', null],
    [Number.NaN, null],
    [null, null],
  ])('%p is the moment %p', (value, timestamp) => {
    expect(timestampOf(value)).toBe(timestamp);
  });

  it('reads stars, difficulties, tags and addresses', () => {
    expect([starsOf(4.4), starsOf('3/5'), starsOf(0), starsOf(8), starsOf(8, 10), starsOf('none'), starsOf(0.2)]).toEqual([
      4,
      3,
      null,
      null,
      4,
      null,
      1,
    ]);
    expect(['Easy', 'mittel', 'Difficile', 'Normal', 'so-so', null].map(difficultyOf)).toEqual([
      'easy',
      'medium',
      'hard',
      'medium',
      null,
      null,
    ]);
    expect(tagsOf(['a, b', 'c'], 'd, e; a', 'd')).toEqual(['a, b', 'c', 'd', 'e', 'a']);
    expect(
      ['https://a.example/x y', 'www.a.example', 'a.example/x', 'Fresh & Easy', 'p. 12', 'javascript:alert(1)', '', 3].map(addressOf),
    ).toEqual(['https://a.example/x%20y', 'https://www.a.example/', 'https://a.example/x', null, null, null, null, null]);
  });

  it.each([
    ['4', 4, ''],
    ['Serves 4', 4, ''],
    ['4 servings', 4, ''],
    ['6 Personen', 6, ''],
    ['24 cookies', 24, '24 cookies'],
    ['Serves 6-8', 6, 'Serves 6-8'],
    ['4 servings (24 cookies)', 4, '24 cookies'],
    ['a few', null, 'a few'],
    ['', null, ''],
    [0, null, ''],
  ])('the yield %p is %p and %p', (statement, servings, words) => {
    expect(yieldFields(statement)).toEqual({ servings, yield_text: words });
  });

  it('writes stored amounts as cooks do', () => {
    expect([0.5, 1.25, 0.333, 2.4, 3, 150.5, '0,75', '1/2', 'some', 0, null, Number.NaN].map((amount) => amountText(amount))).toEqual([
      '1/2',
      '1 1/4',
      '1/3',
      '2.4',
      '3',
      '150.5',
      '3/4',
      '1/2',
      'some',
      '',
      '',
      '',
    ]);
    expect(amountText(1, 2)).toBe('1-2');
  });

  it('reads nutrition in words, one statement a line or between commas', () => {
    expect(
      nutritionOfText('Calories: 258 kcal,\nTotal Fat 12,5 g, Saturated Fat: 3g; Carbs: 30 g | Fibre 4 g | Zucker: 5 g').nutrition,
    ).toEqual({ calories: 258, total_fat: 12.5, saturated_fat: 3, protein: null, carbohydrates: 30, fiber: 4, sugar: 5, sodium: null });
    expect(nutritionOfText('Sodium: 0.4 g\nCalories from fat: 20\nTrans fat: 1 g\nAmount per serving')).toMatchObject({
      nutrition: { sodium: 400, calories: null, total_fat: null },
      rest: ['Calories from fat: 20', 'Trans fat: 1 g', 'Amount per serving'],
    });
  });
});

describe('lines of files', () => {
  it('puts lines under the headings before them', () => {
    expect(
      groupedLines(['1 egg', 'For the sauce:', 'salt', '## Topping', 'nuts', '**Icing**', 'Then do this. And that:'], anyHeading),
    ).toEqual([
      { text: '1 egg', group: null },
      { text: 'salt', group: 'For the sauce' },
      { text: 'nuts', group: 'Topping' },
      { text: 'Then do this. And that:', group: 'Icing' },
    ]);
  });

  it('takes numbers off only where they count steps', () => {
    expect(withoutNumbers(['1. Mix.', 'Well.', '2) Bake.'])).toEqual(['Mix.', 'Well.', 'Bake.']);
    expect(withoutNumbers(['# A', '1. Mix.', '2. Bake.', '# B', '1. Stir.'])).toEqual(['# A', 'Mix.', 'Bake.', '# B', 'Stir.']);
    expect(withoutNumbers(['1', 'Mix.', 'Step 2', 'Bake.'])).toEqual(['Mix.', 'Bake.']);
    expect(withoutNumbers(['Bake.', '10. minutes are enough.'])).toEqual(['Bake.', '10. minutes are enough.']);
  });

  it('takes Markdown’s marks off, and leaves other stars alone', () => {
    expect(withoutInlineMarkdown('**Fry** the [onions](https://a.example) *gently* ![x](y.png)for 2*3 minutes, snake_case_name')).toBe(
      'Fry the onions gently for 2*3 minutes, snake_case_name',
    );
  });
});
