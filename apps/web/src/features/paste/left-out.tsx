import type { LineLabel } from '@simmer/culinary/recipe-text';
import { Fold, IconChevronDown, Menu } from '@simmer/ui';
import { useState } from 'react';
import { LabelItems } from './line-row';
import type { PastedLine } from './pasted-lines';

/** The lines that are no part of the recipe, each with a way back. */
export function LeftOut({ lines, onLabel }: { lines: readonly PastedLine[]; onLabel: (key: string, label: LineLabel) => void }) {
  const left = lines.filter(({ label }) => label === 'none');
  const [open, setOpen] = useState<string>();
  if (left.length === 0) return null;
  return (
    <Fold title="Left out" count={left.length} className="left-out">
      <ul className="t15">
        {left.map((line) => (
          <li key={line.key}>
            <span>{line.text.trim()}</span>
            <Menu
              label={`Take back as: ${line.text.trim()}`}
              className="pline-menu"
              trigger={(props) => (
                <button type="button" {...props} className="link" onFocus={() => setOpen(line.key)} onPointerDown={() => setOpen(line.key)}>
                  Take back <IconChevronDown size={16} />
                </button>
              )}
            >
              {open === line.key && <LabelItems line={line} onLabel={(label) => onLabel(line.key, label)} />}
            </Menu>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
