import * as t from '@simmer/messages/publish';
import { IconLink, SkeletonTray, TextLink } from '@simmer/ui';
import { hostOf } from './host-of';
import './link-card.css';

interface LinkCardProps {
  title: string;
  /** Whose the original is; empty where nobody is named. */
  author: string;
  /** The cook who published the card. */
  cook: string;
  address: string;
}

/** A recipe of another page: its title and the way there, nothing copied. */
export const LinkCard = ({ title, author, cook, address }: LinkCardProps) => (
  <article className="linkcard">
    <p className="strip">
      <IconLink size={16} />
      {hostOf(address)}
    </p>
    <div className="in">
      <SkeletonTray />
      <div>
        <h3>{title}</h3>
        <p className="t13 muted">{author ? t.byAuthorBroughtBy({ author, cook }) : t.broughtBy({ cook })}</p>
        <TextLink href={address} rel="noopener nofollow ugc">
          {t.readOriginal}
        </TextLink>
      </div>
    </div>
  </article>
);
