import * as t from '@simmer/messages/landing';
import { Tag, TextLink, Tray } from '@simmer/ui';
import curry from '../../app/plates/prawn-and-coconut-curry.svg';

/** Where the intro film will be. Until it is recorded there is its poster, and no button that would play nothing. */
export const FilmTeaser = () => (
  <section className="wrap sec two">
    <div className="video">
      <Tray ground="blush" src={curry} />
      <Tag className="soon">{t.filmSoon}</Tag>
    </div>
    <div>
      <h2 className="h-32">{t.filmTitle}</h2>
      <p className="film-text">{t.filmText}</p>
      <p>
        <TextLink href="/app/community">{t.explore}</TextLink>
      </p>
    </div>
  </section>
);
