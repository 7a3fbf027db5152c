import * as t from '@simmer/messages/editor';
import { IconHelpCircle } from '@simmer/ui';

/** Says that a field was guessed. `id` ties it to its controls where the field does not do so itself. */
export const GuessedMark = ({ id }: { id?: string }) => (
  <span className="guessed" id={id}>
    <IconHelpCircle size={16} />
    {t.guessed}
  </span>
);
