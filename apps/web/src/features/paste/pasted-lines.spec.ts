import type { LabelledLine, LineLabel } from '@simmer/culinary/recipe-text';
import { headingFor, isUnsure, relabelled, withChanges } from './pasted-lines';

const line = (label: LineLabel, text: string, continues = false): LabelledLine => ({ label, text, continues, confidence: 0.5 });
const labelled = [line('ingredient', '2 eggs'), line('none', 'For the pan'), line('step', 'Beat the eggs and'), line('step', 'fry them.', true), line('none', '2 eggs')];

describe('the lines on the paste screen', () => {
  it('keep what the cook said about them when other lines are edited', () => {
    const lines = withChanges(labelled, {});
    const changes = relabelled(lines, {}, lines[4]!.key, 'note');
    const edited = withChanges([line('title', 'Omelette'), ...labelled], changes);
    expect(edited.map(({ label }) => label)).toEqual(['title', 'ingredient', 'none', 'step', 'step', 'note']);
    expect(edited.map(isUnsure)).toEqual([true, true, true, true, true, false]);
  });

  it('change together where one goes on with another', () => {
    const lines = withChanges(labelled, {});
    expect(withChanges(labelled, relabelled(lines, {}, lines[2]!.key, 'note')).map(({ label }) => label)).toEqual(['ingredient', 'none', 'note', 'note', 'none']);
  });

  it('become the heading of what stands below', () => {
    const lines = withChanges(labelled, {});
    expect(headingFor(lines, lines[1]!.key)).toBe('step-heading');
    expect(headingFor(lines, lines[4]!.key)).toBe('ingredient-heading');
  });
});
