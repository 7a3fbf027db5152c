import type { LabelledLine, LineLabel } from '@simmer/culinary/recipe-text';
import { foldRuns, isUnsure, labelOf, relabelled, withChanges } from './pasted-lines';

const line = (label: LineLabel, text: string, continues = false): LabelledLine => ({ label, text, continues, confidence: 0.5 });
const labelled = [
  line('ingredient', '2 eggs'),
  line('none', 'For the pan'),
  line('step', 'Beat the eggs and'),
  line('step', 'fry them.', true),
  line('none', '2 eggs'),
];

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
    expect(withChanges(labelled, relabelled(lines, {}, lines[2]!.key, 'note')).map(({ label }) => label)).toEqual([
      'ingredient',
      'none',
      'note',
      'note',
      'none',
    ]);
  });

  it('become the heading of what stands below', () => {
    const lines = withChanges(labelled, {});
    expect(labelOf('group', lines, lines[1]!.key)).toBe('step-heading');
    expect(labelOf('group', lines, lines[4]!.key)).toBe('ingredient-heading');
  });

  it('fold where many in a row are surely no part of the recipe', () => {
    const story = Array.from({ length: 9 }, (_, i): LabelledLine => ({ ...line('none', `Story ${i}`), confidence: 0.97 }));
    const lines = withChanges([line('title', 'Omelette'), ...story, line('ingredient', '2 eggs'), ...story.slice(0, 3)], {});
    expect(foldRuns(lines).map((run) => run.length)).toEqual([1, 9, 1, 1, 1, 1]);
  });
});
