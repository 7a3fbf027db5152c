import { Mark } from '@simmer/ui';
import { Fragment, type ReactNode } from 'react';

/** A text with places of it highlighted. */
export function Marked({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) {
  let at = 0;
  const parts: ReactNode[] = [];
  for (const [from, to] of marks) {
    parts.push(<Fragment key={from}>{text.slice(at, from)}</Fragment>, <Mark key={`${from} mark`}>{text.slice(from, to)}</Mark>);
    at = to;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
