import type { ReactNode } from 'react';
import { IconCheck } from '../icons/screen-icons';
import { IconHelpCircle } from '../icons/tabler-icons';
import { Link } from '../link/link';
import './search-hit.css';

export interface SearchHitProps {
  /** The name, with what was found in it marked. */
  title: ReactNode;
  href: string;
  onOpen?: () => void;
  time?: { value: string; unit: string };
  /** A `Tray`. */
  picture: ReactNode;
  /** Why it was found: where, and the words there. */
  why: readonly { label: string; text: ReactNode }[];
  /** What it was asked for beside words: a check for what it keeps for certain, a question mark where nobody can tell. */
  keeps?: readonly { text: string; isCertain: boolean }[];
  /** At the right: a `Heart`. */
  end?: ReactNode;
}

/** A recipe that a search has found, with why. */
export const SearchHit = ({ title, href, onOpen, time, picture, why, keeps = [], end }: SearchHitProps) => (
  <li className="hit">
    <span className="time">
      {time?.value}
      {time && <small>{time.unit}</small>}
    </span>
    {picture}
    <div>
      <h3>
        <Link href={href} onClick={onOpen}>
          {title}
        </Link>
      </h3>
      {why.length > 0 && (
        <dl className="why">
          {why.map(({ label, text }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {keeps.map(({ text, isCertain }) => (
        <p key={text} className={isCertain ? 'fits' : 'fits uncertain'}>
          {isCertain ? <IconCheck size={16} /> : <IconHelpCircle size={16} />}
          {text}
        </p>
      ))}
    </div>
    {end}
  </li>
);

/** A hit still on its way, of the height of one line of reasons. */
export const SearchHitSkeleton = () => <li className="hit sk-hit" aria-hidden="true" />;
