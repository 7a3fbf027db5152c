import { useLayoutEffect } from 'react';
import { ButtonLink } from '../actions/button';
import { Footer } from '../frame/footer';
import { Header } from '../frame/header';
import { SkipLinks } from '../frame/skip-links';
import { Mark } from '../labels/mark';
import { Buttons, Choice, Fields } from './controls';
import { Colour, Icons, Plates, Type } from './foundations';
import { Cooking, Data, List, Plan, Recipe } from './kitchen';
import { Live } from './live';
import { Feedback, Navigation, Overlays } from './surfaces';
import './kit-page.css';

const CONTENTS = 'Colour Type Icons Plates Buttons Fields Choice Navigation Overlays Feedback Recipe Cooking Plan List Data Live'.split(
  ' ',
);

const FOOT_LINKS = ['Help', 'Contact', 'Privacy', 'Terms'].map((label) => ({ label, href: `#${label.toLowerCase()}` }));

/** Every component in every state, for development. `?theme=dark` and `?theme=light` show a theme other than the app's. */
export const KitPage = () => {
  useLayoutEffect(() => {
    const theme = new URLSearchParams(location.search).get('theme');
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  }, []);
  return (
    <>
      <SkipLinks />
      <Header>
        <ButtonLink variant="quiet" size="sm" href="?theme=light">
          Light
        </ButtonLink>
        <ButtonLink variant="quiet" size="sm" href="?theme=dark">
          Dark
        </ButtonLink>
      </Header>
      <main id="main" tabIndex={-1} className="wrap">
        <h1 className="h-60">Enamel and labels</h1>
        <p className="t20 measure kit-lead">
          White enamelware with a dark rim, pantry labels, and one loud colour, <Mark>egg yolk</Mark>, used like a highlighter pen: where
          you are, what is on, what to press.
        </p>
        <nav className="toc" aria-label="Kit">
          {CONTENTS.map((name) => (
            <a key={name} href={`#${name.toLowerCase()}`}>
              {name}
            </a>
          ))}
        </nav>
        <Colour />
        <Type />
        <Icons />
        <Plates />
        <Buttons />
        <Fields />
        <Choice />
        <Navigation />
        <Overlays />
        <Feedback />
        <Recipe />
        <Cooking />
        <Plan />
        <List />
        <Data />
        <Live />
      </main>
      <Footer links={FOOT_LINKS} />
    </>
  );
};
