import { classNames, Menu, MenuItem, MenuRule, Tag } from '@simmer/ui';
import type { LineLabel } from '@simmer/culinary/recipe-text';
import type { KeyboardEvent } from 'react';
import { keyOfLabel, LABEL_NAMES } from './line-names';
import { isUnsure, type PastedLine } from './pasted-lines';

const LABELS = Object.keys(LABEL_NAMES) as LineLabel[];
const TONES: Partial<Record<LineLabel, 'leek' | 'yolk'>> = { title: 'yolk', ingredient: 'leek' };

interface LineRowProps {
  line: PastedLine;
  /** The one line that Tab reaches; its menu is at hand. */
  isCurrent: boolean;
  onCurrent: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onLabel: (label: LineLabel) => void;
}

/** One line of the text: a button that says what it was taken for, with a menu of what else it may be. */
export function LineRow({ line, isCurrent, onCurrent, onKeyDown, onLabel }: LineRowProps) {
  const text = line.text.trim();
  return (
    <li className={classNames('pline', line.label === 'none' && 'is-left-out')}>
      <Menu
        label={`What this line is: ${text}`}
        className="pline-menu"
        trigger={(props) => (
          <button type="button" {...props} className="pline-button" tabIndex={isCurrent ? 0 : -1} onFocus={onCurrent} onPointerDown={onCurrent} onKeyDown={onKeyDown}>
            <span className="pline-tag">
              <Tag tone={TONES[line.label]}>{LABEL_NAMES[line.label]}</Tag>
              {isUnsure(line) && <span className="t13 pline-unsure">Not sure</span>}
            </span>
            <span className="pline-text">{text}</span>
          </button>
        )}
      >
        {isCurrent && <LabelItems line={line} onLabel={onLabel} />}
      </Menu>
    </li>
  );
}

/** Every label as a choice, with its key where there is a keyboard. */
export const LabelItems = ({ line, onLabel }: { line: PastedLine; onLabel: (label: LineLabel) => void }) => (
  <>
    {LABELS.map((label) => (
      <div key={label} role="none">
        {label === 'none' && <MenuRule />}
        <MenuItem aria-disabled={label === line.label ? true : undefined} end={label === line.label ? 'now' : keyOfLabel(label)} onClick={() => onLabel(label)}>
          {label === 'none' ? 'Leave out' : LABEL_NAMES[label]}
        </MenuItem>
      </div>
    ))}
  </>
);
