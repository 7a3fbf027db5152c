import { PRODUCT_NAME } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/landing';
import { landing } from '@simmer/messages/page-heads';
import { usePageTitle } from '../../app/page-title';
import { IntroFilm } from './intro-film';
import { Hero } from './hero';
import { LastCall } from './last-call';
import { Shelf } from './shelf';
import { Steps } from './steps';
import { testimonials } from './testimonials';
import './landing.css';

export function LandingPage() {
  usePageTitle(landing);
  return (
    <>
      <div className="wrap">
        <Hero />
      </div>
      <Steps />
      <IntroFilm />
      <Shelf />
      <Voices />
      <LastCall product={PRODUCT_NAME} />
    </>
  );
}

const Voices = () => (
  <section className="wrap sec">
    <h2 className="sr">{t.voicesTitle}</h2>
    <div className="voices">
      {testimonials.map(({ words, from }) => (
        <blockquote className="voice" key={words}>
          <p>{words}</p>
          <footer>{from}</footer>
        </blockquote>
      ))}
    </div>
  </section>
);
