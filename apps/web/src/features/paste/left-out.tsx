import type { LineLabel } from '@simmer/culinary/recipe-text';
import { Fold, IconChevronDown, Menu } from '@simmer/ui';
import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LABEL_NAMES } from './line-names';
import { LabelItems } from './line-row';
import type { PastedLine } from './pasted-lines';

/** The lines that are no part of the recipe, each with a way back. */
export const LeftOut = memo(function LeftOut({ lines, onLabel }: { lines: readonly PastedLine[]; onLabel: (key: string, label: LineLabel) => void }) {
  const left = lines.filter(({ label }) => label === 'none');
  const [open, setOpen] = useState<string>();
  const [said, setSaid] = useState('');
  const place = useRef<HTMLDivElement>(null);

  /** The line goes away with its button: the focus moves on to the next one. */
  function takeBack(line: PastedLine, label: LineLabel): void {
    const index = left.indexOf(line);
    flushSync(() => {
      onLabel(line.key, label);
      setSaid(`${LABEL_NAMES[label]}: ${line.text.trim()}`);
    });
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>('.take-back') ?? [])];
    (buttons[index] ?? buttons.at(-1) ?? place.current)?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} className="left-out-place">
      {left.length > 0 && (
        <Fold title="Left out" count={left.length} className="left-out">
          <ul className="t15">
            {left.map((line) => (
              <li key={line.key}>
                <span>{line.text.trim()}</span>
                <Menu
                  label={`Take back as: ${line.text.trim()}`}
                  className="pline-menu"
                  trigger={(props) => (
                    <button type="button" {...props} className="link take-back" onFocus={() => setOpen(line.key)} onPointerDown={() => setOpen(line.key)}>
                      Take back <IconChevronDown size={16} />
                    </button>
                  )}
                >
                  {open === line.key && <LabelItems line={line} onLabel={(label) => takeBack(line, label)} />}
                </Menu>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  );
});
