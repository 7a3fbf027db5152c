import { detectLineLanguage } from '@simmer/culinary';
import * as t from '@simmer/messages/lineage';
import { Fold } from '@simmer/ui';
import type { ReactNode } from 'react';
import { compareWords, type LineChange } from '../../../recipe/compare/compare-lines';
import { viewIngredient } from '../../../recipe/ingredient-view';
import { useTrainedReader } from '../../../recipe/use-trained-reader';

/** Which side is which; a screen reader hears it with every line. */
export const LedgerHeads = () => (
  <p className="heads" aria-hidden="true">
    <span>{t.original}</span>
    <span>{t.here}</span>
  </p>
);

const Went = ({ children }: { children: string }) => (children ? <del>{children}</del> : null);
const Came = ({ children }: { children: string }) => (children ? <ins className="mark">{children}</ins> : null);

/** A fact of both, such as the servings. */
export const FactRow = ({ name, then, now }: { name: string; then: string; now: string }) => (
  <Row
    then={
      <Cells>
        <span className="t15 muted">{name} </span>
        <Went>{then}</Went>
      </Cells>
    }
    now={
      <Cells>
        <span className="t15 muted">{name} </span>
        <Came>{now}</Came>
      </Cells>
    }
  />
);

/** Amount and name apart: what went is struck, what came is marked. */
export function IngredientLedger({ changes }: { changes: readonly LineChange[] }) {
  useTrainedReader();
  const language = detectLineLanguage(changes.flatMap(textsOf).join('\n'));
  const view = (text: string) => viewIngredient(text, 1, undefined, language);
  const whole = (text: string, Change: typeof Went) => {
    const { amount, name, note } = view(text);
    return (
      <Cells quantity={<Change>{amount}</Change>} note={note}>
        <Change>{name}</Change>
      </Cells>
    );
  };
  return (
    <Ledger changes={changes} added={(text) => whole(text, Came)} removed={(text) => whole(text, Went)}>
      {(then, now) => {
        const [before, after] = [view(then), view(now)];
        const side = (one: typeof before, other: typeof before, Change: typeof Went) => (
          <Cells
            quantity={one.amount === other.amount ? one.amount : <Change>{one.amount}</Change>}
            note={one.note === other.note ? one.note : one.note && <Change>{one.note}</Change>}
          >
            {one.name === other.name ? one.name : <Change>{one.name}</Change>}
          </Cells>
        );
        return [side(before, after, Went), side(after, before, Came)];
      }}
    </Ledger>
  );
}

/** Steps, with the words that differ struck and marked. */
export const StepLedger = ({ changes }: { changes: readonly LineChange[] }) => (
  <Ledger
    changes={changes}
    added={(text) => (
      <Cells>
        <Came>{text}</Came>
      </Cells>
    )}
    removed={(text) => (
      <Cells>
        <Went>{text}</Went>
      </Cells>
    )}
  >
    {(then, now) => {
      const pieces = compareWords(then, now);
      const side = (only: 'then' | 'now', Change: typeof Went) => (
        <Cells>
          {pieces
            .filter((piece) => piece.only === undefined || piece.only === only)
            .map((piece, at) => (piece.only ? <Change key={at}>{piece.text}</Change> : piece.text))}
        </Cells>
      );
      return [side('then', Went), side('now', Came)];
    }}
  </Ledger>
);

interface LedgerProps {
  changes: readonly LineChange[];
  added: (text: string) => ReactNode;
  removed: (text: string) => ReactNode;
  /** Both sides of a line that changed. */
  children: (then: string, now: string) => [ReactNode, ReactNode];
}

function Ledger({ changes, added, removed, children }: LedgerProps) {
  return (
    <ul className="ledger-diff">
      {changes.map((change, at) => {
        if (change.kind === 'same') return <SameLines key={at} lines={change.lines} />;
        if (change.kind === 'added') return <Row key={at} then={<Missing>{t.notThere}</Missing>} now={added(change.text)} />;
        if (change.kind === 'removed') return <Row key={at} then={removed(change.text)} now={<Missing>{t.leftOut}</Missing>} />;
        const [then, now] = children(change.then, change.now);
        return <Row key={at} then={then} now={now} />;
      })}
    </ul>
  );
}

const Row = ({ then, now }: { then: ReactNode; now: ReactNode }) => (
  <li className="pair">
    <div className="old">
      <span className="sr">{t.originalSays} </span>
      {then}
    </div>
    <div className="new">
      <span className="sr">{t.hereSays} </span>
      {now}
    </div>
  </li>
);

/** The cells of one side: the amount, where a line has one, and its words. */
const Cells = ({ quantity, note, children }: { quantity?: ReactNode; note?: ReactNode; children: ReactNode }) => (
  <>
    <span className="qty">{quantity}</span>{' '}
    <span className="name" dir="auto">
      {children}
      {note && <small>{note}</small>}
    </span>
  </>
);

const Missing = ({ children }: { children: string }) => (
  <Cells>
    <span className="muted">{children}</span>
  </Cells>
);

const SameLines = ({ lines }: { lines: readonly string[] }) => (
  <li>
    <Fold title={t.linesSame({ count: lines.length })}>
      <ul>
        {lines.map((text, at) => (
          <li key={at} className="t15" dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </Fold>
  </li>
);

const textsOf = (change: LineChange): readonly string[] => {
  if (change.kind === 'same') return change.lines;
  return change.kind === 'changed' ? [change.then, change.now] : [change.text];
};
