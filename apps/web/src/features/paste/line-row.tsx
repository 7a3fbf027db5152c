import { classNames, Menu, MenuItem, MenuRule, Tag } from '@simmer/ui';
import type { LineLabel } from '@simmer/culinary/recipe-text';
import { memo, type ReactNode } from 'react';
import { keyOfLabel, LABEL_NAMES } from './line-names';
import { isUnsure, type PastedLine } from './pasted-lines';

const LABELS = Object.keys(LABEL_NAMES) as LineLabel[];
const TONES: Partial<Record<LineLabel, 'leek' | 'yolk'>> = { title: 'yolk', ingredient: 'leek' };

interface LineRowProps {
  line: PastedLine;
  /** The one line that Tab reaches; its menu is at hand. */
  isCurrent: boolean;
  /** The choices of its menu. */
  children?: ReactNode;
}

/** One line of the text: a button that says what it was taken for, with a menu of what else it may be. A long text has many, so one that says the same is not drawn anew. */
export const LineRow = memo(LineRowAnew, saysTheSame);

function LineRowAnew({ line, isCurrent, children }: LineRowProps) {
  const text = line.text.trim();
  return (
    <li className={classNames('pline', line.label === 'none' && 'is-left-out')}>
      <Menu
        label={`What this line is: ${text}`}
        className="pline-menu"
        trigger={(props) => (
          <button type="button" {...props} className="pline-button" tabIndex={isCurrent ? 0 : -1}>
            <span className="pline-tag">
              <Tag tone={TONES[line.label]}>{LABEL_NAMES[line.label]}</Tag>
              {isUnsure(line) && <span className="t13 pline-unsure">Not sure</span>}
            </span>
            <span className="pline-text">{text}</span>
          </button>
        )}
      >
        {children}
      </Menu>
    </li>
  );
}

function saysTheSame(before: LineRowProps, after: LineRowProps): boolean {
  const [one, other] = [before.line, after.line];
  const isSameLine = one.text === other.text && one.label === other.label && isUnsure(one) === isUnsure(other);
  return isSameLine && before.isCurrent === after.isCurrent && before.children === after.children;
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
