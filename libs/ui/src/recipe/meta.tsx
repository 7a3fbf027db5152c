import * as t from '@simmer/messages/ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Star } from '../icons/icon';
import { Link } from '../link/link';
import './card.css';

export interface MetaProps {
  /** The average as it is written: "4.8". */
  rating?: string;
  /** Who it is by, in front. */
  author?: { name: string; href: string };
  /** The facts after it, parted by dots. */
  facts?: readonly ReactNode[];
  className?: string;
}

/** The small line under a recipe's name. */
export const Meta = ({ rating, author, facts = [], className }: MetaProps) => {
  const leads = rating !== undefined || author !== undefined;
  return (
    <p className={classNames('meta', className)}>
      {author && (
        <Link className="by" href={author.href}>
          {author.name}
        </Link>
      )}
      {rating !== undefined && <Rating value={rating} />}
      {facts.map((fact, index) => (
        <span key={index} className={leads || index > 0 ? 'dot' : undefined}>
          {fact}
        </span>
      ))}
    </p>
  );
};

/** A star and the number. */
export const Rating = ({ value, className }: { value: string; className?: string }) => (
  <span className={classNames('rate', className)}>
    <Star />
    <span className="sr">{t.rated} </span>
    {value}
  </span>
);
