import { EVENING_PRESETS, FIRST_ANSWERS, presetOf, readAnswers, toggled, withFoods } from './answers';
import { newOnboarding, type Onboarding, readOnboarding } from './stored-onboarding';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const DAY = 86_400_000;

const onboarding: Onboarding = {
  ...newOnboarding(NOW),
  answers: { ...FIRST_ANSWERS, children: 1, diets: ['vegan'], allergens: ['nuts'], crossedOut: ['olive'], otherFoods: ['Spinach'] },
  step: 'week',
  answered: ['who', 'diet'],
  week: { first: '2026-11-28', seed: 2, dishes: { '2026-11-28 dinner': 'pea-and-mint-soup', '2026-11-29 dinner': null } },
};

describe('what is stored of the onboarding', () => {
  it('is read again as it was', () => {
    expect(readOnboarding(JSON.stringify(onboarding), NOW + DAY)).toEqual(onboarding);
  });

  it('is there for 30 days from the last change', () => {
    expect(readOnboarding(JSON.stringify(onboarding), NOW + 30 * DAY)).toEqual(onboarding);
    expect(readOnboarding(JSON.stringify(onboarding), NOW + 30 * DAY + 1)).toBeUndefined();
  });

  it.each([null, '', 'null', '[]', '7', '"simmer"', '{"answers":{}', '{"answers":{}}', `{"at":${NOW + DAY}}`])(
    'is nothing where it says %p',
    (text) => {
      expect(readOnboarding(text, NOW)).toBeUndefined();
    },
  );

  it('begins at the first question where it names none', () => {
    expect(readOnboarding(`{"at":${NOW},"step":"dessert","answered":"all","week":{"first":"soon"}}`, NOW)).toEqual(newOnboarding(NOW));
  });

  it('has no week whose dishes are no recipes', () => {
    const week = { ...onboarding.week, dishes: { '2026-11-28 dinner': 7 } };
    expect(readOnboarding(JSON.stringify({ ...onboarding, week }), NOW)?.week).toBeNull();
  });
});

describe('stored answers', () => {
  it('are the first ones where they make no sense', () => {
    const odd = { grownUps: 0, children: 1.5, moreForLunch: 'yes', diets: 'vegan', goals: 7, evenings: [30, 20], kitchen: null };
    expect(readAnswers(odd)).toEqual(FIRST_ANSWERS);
    expect(readAnswers(null)).toEqual(FIRST_ANSWERS);
  });

  it('are what is known of them, in the order of the questions', () => {
    expect(readAnswers({ ...FIRST_ANSWERS, diets: ['vegan', 'keto', 'vegetarian'], kitchen: ['oven', 'wok'] })).toEqual({
      ...FIRST_ANSWERS,
      diets: ['vegetarian', 'vegan'],
      kitchen: ['oven'],
    });
  });

  it('have three goals at most', () => {
    expect(readAnswers({ goals: ['protein', 'vegetables', 'waste-nothing', 'spend-less'] }).goals).toHaveLength(3);
  });

  it('name an evening out', () => {
    const evenings = [null, 15, 30, 45, 60, 90, null];
    expect(readAnswers({ evenings }).evenings).toEqual(evenings);
  });
});

describe('foods that were typed', () => {
  it('are parted by commas, each once', () => {
    expect(withFoods(['Spinach'], [' kale, spinach;  ,okra '])).toEqual(['Spinach', 'kale', 'okra']);
  });

  it('are no longer and no more than a household can note', () => {
    expect(withFoods([], ['x'.repeat(200)])[0]).toHaveLength(60);
    expect(withFoods([], [Array.from({ length: 50 }, (_, at) => `food ${at}`).join()])).toHaveLength(14);
  });
});

describe('an answer', () => {
  it('is chosen and given up in the order of all', () => {
    expect(toggled(['a', 'b', 'c'], ['c'], 'a')).toEqual(['a', 'c']);
    expect(toggled(['a', 'b', 'c'], ['a', 'c'], 'a')).toEqual(['c']);
  });

  it('on the evenings is a preset until one of them is changed', () => {
    expect(presetOf(EVENING_PRESETS.sunday)).toBe('sunday');
    expect(presetOf([15, ...EVENING_PRESETS.quick.slice(1)])).toBeUndefined();
  });
});
