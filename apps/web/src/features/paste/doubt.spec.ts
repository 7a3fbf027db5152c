import type { LabelledLine } from '@simmer/culinary/recipe-text';
import { why } from '@simmer/messages/paste';
import { doubtsOf } from './doubt';
import { withChanges } from './pasted-lines';

const line = (label: LabelledLine['label'], text: string, rest: Partial<LabelledLine> = {}): LabelledLine => ({
  label,
  text,
  confidence: 0.95,
  continues: false,
  ...rest,
});

describe('what is asked about a pasted text', () => {
  const lines = withChanges(
    [
      line('ingredient', '50 g parmesan'),
      line('ingredient', 'toasted pine nuts', { confidence: 0.46, otherwise: 'note' }),
      line('step', 'Boil the spaghetti.'),
      line('note', 'Also good cold.', { confidence: 0.5, otherwise: 'note' }),
    ],
    {},
  );

  it('is every line in doubt, between its neighbors and with the two likeliest answers', () => {
    expect(doubtsOf(lines)).toMatchObject([
      { before: '50 g parmesan', after: 'Boil the spaghetti.', why: why.noAmount, guesses: ['ingredient', 'note'] },
      { after: '', why: why.afterSteps, guesses: ['note', 'none'] },
    ]);
  });

  it('is no line that the cook has labeled', () => {
    expect(doubtsOf(withChanges(lines, { [lines[1]!.key]: 'note' }))).toHaveLength(1);
  });
});
