import * as t from '@simmer/messages/paste';
import type { LineLabel } from '@simmer/culinary/recipe-text';
import { type KeyLabel, keyOf, LABEL_KEYS } from './line-names';

interface KeyRowProps {
  /** What the chosen line is now; undefined while none is chosen. */
  label: LineLabel | undefined;
  onLabel: (label: KeyLabel) => void;
}

/** Every label with its letter, for the chosen line. */
export const KeyRow = ({ label, onLabel }: KeyRowProps) => (
  <div className="label-keys" role="group" aria-label={t.labelOfLine}>
    {LABEL_KEYS.map(({ key, label: name, name: words }) => (
      <button
        key={key}
        type="button"
        className="label-key"
        disabled={label === undefined}
        aria-pressed={label !== undefined && keyOf(label) === key}
        onClick={() => onLabel(name)}
      >
        <b aria-hidden="true">{key.toUpperCase()}</b>
        {words}
      </button>
    ))}
  </div>
);
