import { locale } from '@simmer/messages/language';
import { classNames } from '@simmer/ui';
import './counts.css';

export type CountLine = readonly [words: string, count: number, kind?: 'total'];

/** A sum in a label, line by line; what is taken away has a minus. */
export const Counts = ({ lines }: { lines: readonly CountLine[] }) => (
  <ul className="counts">
    {lines.map(([words, count, kind]) => (
      <li key={words} className={classNames(kind === 'total' && 'is-total')}>
        <span>{words}</span>
        <b>{`${count < 0 ? '− ' : ''}${Math.abs(count).toLocaleString(locale)}`}</b>
      </li>
    ))}
  </ul>
);
