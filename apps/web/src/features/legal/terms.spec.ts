import { terms } from './terms';

describe('the terms', () => {
  it('have the fifteen sections of the specification, the voice skill among them', () => {
    expect(terms.sections).toHaveLength(15);
    expect(terms.sections.map(({ title }) => title)).toContain('The voice skill');
  });

  it('name the age limit and the governing law', () => {
    const text = JSON.stringify(terms);
    expect(text).toContain('13 or older');
    expect(text).toContain('United States and the State of California');
  });
});
