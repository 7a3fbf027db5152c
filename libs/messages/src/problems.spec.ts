import { ProblemError, rule, type RuleCode, RULES } from '@simmer/contracts';
import { FIELD_RULES } from './field-rules';
import { inLanguage } from './problems';

describe('a problem in German', () => {
  it('says what happened without a word of English', () => {
    const taken = new ProblemError('request.id-taken', 'This recipe was deleted. Restore it.').toDocument('r1');
    expect(inLanguage(taken, 'de')).toEqual({
      ...new ProblemError('request.id-taken').toDocument('r1'),
      title: 'Diese ID gibt es schon. Bitte nimm eine andere.',
      errors: [{ pointer: '/id', message: 'Diese ID gibt es schon. Bitte nimm eine andere.' }],
    });
  });

  it('says what a field has to be, with the values of its rule', () => {
    const errors = ProblemError.field('/title', rule('at-most-characters', { most: 2_048 })).toDocument();
    expect(inLanguage(errors, 'de').errors).toEqual([
      { pointer: '/title', code: 'at-most-characters', params: { most: 2_048 }, message: 'Bitte nimm höchstens 2.048 Zeichen.' },
    ]);
  });

  it.each(Object.entries(RULES))('tells the rule %s with the same values', (code, english) => {
    const valuesOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];
    expect(valuesOf(FIELD_RULES.de[code as RuleCode]).sort()).toEqual(valuesOf(english).sort());
  });

  it('points at fields whose rule it cannot put into words', () => {
    const problem = new ProblemError('request.invalid', undefined, {
      errors: [{ pointer: '/title', message: 'Words of a library.' }],
    });
    expect(inLanguage(problem.toDocument(), 'de').errors).toEqual([{ pointer: '/title', message: 'Bitte prüf diese Angabe.' }]);
  });

  it('stays as the contracts say it in English', () => {
    const document = new ProblemError('access.forbidden', 'Ask the owner.').toDocument();
    expect(inLanguage(document, 'en')).toEqual(document);
  });
});
