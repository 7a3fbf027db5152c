import { sections } from '@simmer/messages/terms';

describe('the terms', () => {
  it('have the fifteen sections of the specification, the voice skill among them', () => {
    expect(sections).toHaveLength(15);
    expect(sections.map(({ title }) => title)).toContain('The voice skill');
  });

  it('name the age limit and the governing law', () => {
    const text = JSON.stringify(sections);
    expect(text).toContain('13 or older');
    expect(text).toContain('United States and the State of California');
  });
});
