import { rule, ruleOf, RULES } from './rules';

describe('a rule of a field', () => {
  it('is known again by its English', () => {
    expect(rule('at-most-characters', { most: 2_048 })).toBe('Use at most 2,048 characters.');
    expect(ruleOf('Use at most 2,048 characters.')).toEqual({ code: 'at-most-characters', params: { most: 2_048 } });
    expect(ruleOf(rule('recipe-title'))).toEqual({ code: 'recipe-title' });
    expect(ruleOf('Too small: expected string')).toBeUndefined();
  });

  it('has words of its own', () => {
    expect(new Set(Object.values(RULES)).size).toBe(Object.keys(RULES).length);
  });
});
