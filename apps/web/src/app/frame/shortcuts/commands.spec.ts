import { matchingCommands } from './commands';

const found = (typed: string) => matchingCommands(typed).map(({ label }) => label);

describe('the commands of the palette', () => {
  it('are found by how their words begin, and from three letters on by what stands in them', () => {
    expect(found('me pl')).toEqual(['Meal Plan']);
    expect(found('eal')).toEqual(['Meal Plan']);
    expect(found('ea')).not.toContain('Meal Plan');
  });
});
