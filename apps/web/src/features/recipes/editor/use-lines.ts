import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { addLineAfter, appendLines, changeLine, type Edited, moveLine, moveLineTo, pasteLines, removeLine } from './line-editing';
import type { Line } from './recipe-form';

/** The id of the button that moves a line. */
export const gripId = (key: string): string => `${key}-grip`;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The keys of a list of lines: Enter adds, Backspace on an empty line removes, Alt with arrows moves, pasted lines become rows. */
export function useLines(lines: readonly Line[], onChange: (lines: Line[]) => void, { enterAdds }: { enterAdds: boolean }) {
  const focusNext = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  function apply({ lines: next, focus }: Edited): void {
    focusNext.current = focus;
    onChange(next);
  }

  return {
    change: (key: string, text: string) => onChange(changeLine(lines, key, text)),
    add: (key: string) => apply(addLineAfter(lines, key)),
    remove: (key: string) => apply(removeLine(lines, key)),
    append: (pasted: string) => onChange(appendLines(lines, pasted)),
    /** By its grip, which keeps the focus. */
    move: (key: string, by: 1 | -1) => apply({ ...moveLine(lines, key, by), focus: gripId(key) }),
    moveTo: (key: string, to: number) => {
      if (lines[to] && lines[to].key !== key) onChange(moveLineTo(lines, key, to));
    },
    onKeyDown(event: KeyboardEvent<TextControl>, key: string): void {
      if (event.nativeEvent.isComposing) return;
      const isEmpty = event.currentTarget.value === '';
      if (event.key === 'Enter' && enterAdds) apply(addLineAfter(lines, key));
      else if (event.key === 'Backspace' && isEmpty && lines.length > 1) apply(removeLine(lines, key));
      else if (event.altKey && event.key === 'ArrowUp') apply(moveLine(lines, key, -1));
      else if (event.altKey && event.key === 'ArrowDown') apply(moveLine(lines, key, 1));
      else return;
      event.preventDefault();
    },
    onPaste(event: ClipboardEvent<TextControl>, key: string): void {
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const before = value.slice(0, selectionStart ?? 0);
      const after = value.slice(selectionEnd ?? value.length);
      const edited = pasteLines(lines, key, event.clipboardData.getData('text/plain'), before, after);
      if (!edited) return;
      event.preventDefault();
      apply(edited);
    },
  };
}
