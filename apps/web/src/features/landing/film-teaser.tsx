import { Tag, TextLink, Tray } from '@simmer/ui';
import curry from '../../app/plates/prawn-and-coconut-curry.svg';

/** Where the intro film will be. Until it is recorded there is its poster, and no button that would play nothing. */
export const FilmTeaser = () => (
  <section className="wrap sec two">
    <div className="video">
      <Tray ground="blush" src={curry} />
      <Tag className="soon">Our film is still in the oven</Tag>
    </div>
    <div>
      <h2 className="h-32">A Sunday with Simmer, in a minute and a half</h2>
      <p className="film-text">Ana plans five dinners over coffee, moves one when a friend calls, and walks out of the shop with everything.</p>
      <p>
        <TextLink href="/app/community">Explore Community Recipes</TextLink>
      </p>
    </div>
  </section>
);
