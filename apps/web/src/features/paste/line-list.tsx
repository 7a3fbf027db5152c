import { Kbd, TextButton } from '@simmer/ui';
import type { LineLabel } from '@simmer/culinary/recipe-text';
import { type KeyboardEvent, memo, type SyntheticEvent, useId, useRef, useState } from 'react';
import { LABEL_KEYS, LABEL_NAMES } from './line-names';
import { LabelItems, LineRow } from './line-row';
import { headingFor, isUnsure, type PastedLine } from './pasted-lines';

interface LineListProps {
  lines: readonly PastedLine[];
  onLabel: (key: string, label: LineLabel) => void;
  /** Takes the last change back; false when there is none. */
  onUndo: () => boolean;
}

/** The text line by line. Arrow keys move, one key says what a line is; a tap opens the same choice as a menu. */
export const LineList = memo(function LineList({ lines, onLabel, onUndo }: LineListProps) {
  const heading = useId();
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(0);
  const [said, setSaid] = useState('');
  const at = Math.min(current, lines.length - 1);
  const unsure = lines.flatMap((line, i) => (isUnsure(line) ? [i] : []));

  function goTo(index: number): void {
    const buttons = list.current?.querySelectorAll<HTMLElement>('.pline-button');
    buttons?.[Math.max(0, Math.min(index, lines.length - 1))]?.focus();
  }

  function label(line: PastedLine, name: LineLabel): void {
    onLabel(line.key, name);
    setSaid(`${LABEL_NAMES[name]}: ${line.text.trim()}`);
  }

  /** The line whose button an event comes from; -1 for anything else, such as an open menu. */
  function indexOf({ target }: SyntheticEvent): number {
    const row = (target as Element).closest('.pline-button')?.closest('li');
    return row ? [...(list.current?.children ?? [])].indexOf(row) : -1;
  }

  function follow(event: SyntheticEvent): void {
    const index = indexOf(event);
    if (index >= 0) setCurrent(index);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const index = indexOf(event);
    const line = lines[index];
    if (!line) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      // or else the browser undoes the paste, far from where the cook looks
      event.preventDefault();
      setSaid(onUndo() ? 'Undone' : 'Nothing to undo');
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moves: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: lines.length - 1 };
    const to = moves[event.key];
    const choice = LABEL_KEYS.find(({ key }) => key === event.key.toLowerCase());
    if (to === undefined && !choice) return;
    event.preventDefault();
    if (to !== undefined) goTo(to);
    else if (choice) label(line, choice.label === 'heading' ? headingFor(lines, line.key) : choice.label);
  }

  return (
    <section aria-labelledby={heading} className="plines">
      <div className="plines-head">
        <h2 className="h-24" id={heading}>
          Line by line
        </h2>
        {unsure.length > 0 && (
          <p className="t15 muted">
            {unsure.length === 1 ? 'One line we are not sure about.' : `${unsure.length} lines we are not sure about.`}{' '}
            <TextButton onClick={() => goTo(unsure.find((index) => index > at) ?? unsure[0] ?? 0)}>Show {unsure.length === 1 ? 'it' : 'the next'}</TextButton>
          </p>
        )}
      </div>
      <p className="t15 muted only-touch">Tap a line to say what it is.</p>
      <Legend />
      <ol ref={list} onFocus={follow} onPointerDown={follow} onKeyDown={onKeyDown}>
        {lines.map((line, index) => (
          <LineRow key={line.key} line={line} isCurrent={index === at}>
            {index === at && <LabelItems line={line} onLabel={(name) => label(line, name)} />}
          </LineRow>
        ))}
      </ol>
      <p className="sr" role="status">
        {said}
      </p>
    </section>
  );
});

const Legend = () => (
  <dl className="plines-legend t13" aria-label="Keys">
    <div>
      <dt>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd>
      </dt>
      <dd>move</dd>
    </div>
    {[...LABEL_KEYS, { key: 'Ctrl Z', name: 'undo' }].map(({ key, name }) => (
      <div key={key}>
        <dt>
          <Kbd>{key}</Kbd>
        </dt>
        <dd>{name}</dd>
      </div>
    ))}
  </dl>
);
