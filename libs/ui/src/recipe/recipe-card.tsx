import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { SkeletonLine, SkeletonTray } from '../feedback/skeleton';
import { Tag } from '../labels/tag';
import { Link, type LinkProps } from '../link/link';
import './card.css';

export interface RecipeCardProps {
  title: string;
  href: string;
  /** A `Tray`. */
  picture: ReactNode;
  /** The one number a cook asks for: "35 min". */
  tag?: ReactNode;
  /** A `Heart`. */
  heart?: ReactNode;
  /** A `Meta`. */
  children?: ReactNode;
  /** More for the link, such as prefetching or a view transition. */
  linkProps?: Partial<LinkProps>;
  className?: string;
}

/** A recipe in a grid. The whole card is the link; the heart and the author's name lie above it. */
export const RecipeCard = ({ title, href, picture, tag, heart, children, linkProps, className }: RecipeCardProps) => (
  <article className={classNames('card', className)}>
    <div className="pic">
      {picture}
      {tag !== undefined && <Tag>{tag}</Tag>}
      {heart}
    </div>
    <h3>
      <Link {...linkProps} href={href}>
        {title}
      </Link>
    </h3>
    {children}
  </article>
);

/** A card still loading, of the final size. */
export const RecipeCardSkeleton = () => (
  <div className="card" aria-hidden="true">
    <SkeletonTray />
    <SkeletonLine className="sk-title" />
    <SkeletonLine className="sk-meta" />
  </div>
);
