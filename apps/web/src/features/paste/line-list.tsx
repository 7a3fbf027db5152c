import * as t from '@simmer/messages/paste';
import { IconChevronDown, Kbd } from '@simmer/ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { KeyRow } from './key-row';
import { type KeyLabel, LABEL_KEYS } from './line-names';
import { LineRow, UnreadRow } from './line-row';
import { foldRuns, isUnsure, type PastedLine } from './pasted-lines';

export type LineFilter = 'all' | 'unsure' | 'none';

interface LineListProps {
  lines: readonly PastedLine[];
  filter: LineFilter;
  /** The key of the chosen line. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
  /** A line was tapped or clicked, and not only reached. */
  onPick: () => void;
  onLabel: (key: string, label: KeyLabel) => void;
  /** Takes the last label back. */
  onUndo: () => void;
  heading: string;
}

/** The text as a ledger. Arrows choose a line, one key labels it. The letters count while a line has the focus, and take nothing from screen readers. */
export function LineList({ lines, filter, chosen, onChoose, onPick, onLabel, onUndo, heading }: LineListProps) {
  const list = useRef<HTMLOListElement>(null);
  const shown = filter === 'all' ? lines : lines.filter((line) => (filter === 'none' ? line.label === 'none' : isUnsure(line)));
  const leftOut = lines.filter(({ label }) => label === 'none').length;
  const tabStop = shown.some(({ key }) => key === chosen) ? chosen : shown[0]?.key;
  const current = lines.find(({ key }) => key === chosen);

  function goTo(from: Element, move: (at: number, last: number) => number): void {
    // what a folded run hides is not on the way
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button.pline-label') ?? [])].filter(
      (button) => !button.closest('details:not([open])'),
    );
    const next = buttons[move(buttons.indexOf(from as HTMLElement), buttons.length - 1)];
    next?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const line = target.dataset['line'];
    if (line === undefined || event.altKey) return;
    const key = event.key.toLowerCase();
    const act = key === 'z' ? onUndo : event.ctrlKey || event.metaKey ? undefined : actOf(key, target, line);
    if (!act) return;
    // Ctrl Z would undo the paste, far from where the cook looks
    event.preventDefault();
    act();
  }

  function actOf(key: string, target: Element, line: string): (() => void) | undefined {
    if (key === 'arrowdown') return () => goTo(target, (at) => at + 1);
    if (key === 'arrowup') return () => goTo(target, (at) => at - 1);
    if (key === 'home') return () => goTo(target, () => 0);
    if (key === 'end') return () => goTo(target, (_, last) => last);
    const choice = LABEL_KEYS.find((entry) => entry.key === key);
    return choice && (() => onLabel(line, choice.label));
  }

  const rowOf = (line: PastedLine, before: PastedLine | undefined): ReactNode => (
    <LineRow
      key={line.key}
      line={line}
      isAgain={filter === 'all' && before?.label === line.label}
      isChosen={line.key === chosen}
      isTabStop={line.key === tabStop}
    />
  );
  const runs = filter === 'all' ? foldRuns(shown) : shown.map((line) => [line]);

  return (
    <>
      <div className="label-bar">
        <KeyRow label={current?.label} onLabel={(label) => current && onLabel(current.key, label)} />
        <p>
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t.chooseLine} <Kbd>Z</Kbd> {t.takesBack}
          </span>
          <span role="status">{t.lineSum({ count: lines.length, inside: lines.length - leftOut, leftOut })}</span>
        </p>
      </div>
      <ol
        ref={list}
        className="plines"
        aria-labelledby={heading}
        onFocus={({ target }) => target.dataset['line'] !== undefined && onChoose(target.dataset['line'])}
        onClick={({ target }) => {
          const line = (target as Element).closest<HTMLElement>('.pline')?.querySelector<HTMLElement>('button.pline-label');
          if (line?.dataset['line'] === undefined) return;
          line.focus();
          onPick();
        }}
        onKeyDown={onKeyDown}
      >
        {shown.length === 0 && <li className="pline-none muted">{t.noLineHere}</li>}
        {runs.map((run, at) =>
          run.length === 1 ? (
            rowOf(run[0]!, runs[at - 1]?.at(-1))
          ) : (
            <li key={run[0]!.key} className="pline-run">
              <details>
                <summary>
                  <span className="pline-run-label">{t.lineNames.none}</span>
                  <span>{t.foldedLines({ count: run.length, text: run[0]!.text.trim().slice(0, 34) })}</span>
                  <IconChevronDown />
                </summary>
                <ol>{run.map((line, i) => rowOf(line, run[i - 1]))}</ol>
              </details>
            </li>
          ),
        )}
      </ol>
    </>
  );
}

/** The lines as they stand, before they are read. A long text is not drawn twice over. */
export const UnreadLines = ({ text, heading }: { text: string; heading: string }) => (
  <ol className="plines" aria-labelledby={heading} aria-busy="true">
    {text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 40)
      .map((line, i) => (
        <UnreadRow key={i} text={line.trim()} />
      ))}
  </ol>
);
