import * as t from '@simmer/messages/landing';
import { language } from '@simmer/messages/language';
import { LANGUAGE_NAMES, LANGUAGES } from '@simmer/messages/languages';
import { IconPlayerPlay, TextLink, Tray } from '@simmer/ui';
import { useState } from 'react';
import { lengthOf } from '../../video/length';
import { film } from './film.gen';

const length = lengthOf(film.seconds);
/** Recorded by npm run film. */
const FOLDER = '/film';
const POSTER = `${FOLDER}/poster.webp`;

type State = 'poster' | 'playing' | 'failed';

/** A silent walk through the product. Nothing of it but its poster is loaded before somebody wants to see it. */
export function IntroFilm() {
  const [state, setState] = useState<State>('poster');
  return (
    <section className="wrap sec two">
      <div className="video">
        {state === 'playing' ? <Player onFailed={() => setState('failed')} /> : <Poster onWatch={() => setState('playing')} />}
        <p role="alert">{state === 'failed' && t.filmFailed}</p>
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
}

const Poster = ({ onWatch }: { onWatch: () => void }) => (
  <>
    <Tray src={POSTER} width={film.width} height={film.height} loading="lazy" />
    <button type="button" aria-label={t.watchFilm({ length })} onClick={onWatch}>
      <span className="play">
        <IconPlayerPlay />
        {t.watch({ length })}
      </span>
    </button>
  </>
);

/** Plays at once: it is there because somebody has pressed Watch. */
const Player = ({ onFailed }: { onFailed: () => void }) => (
  <video
    ref={(player) => player?.focus()}
    className="film"
    aria-label={t.filmTitle}
    poster={POSTER}
    width={film.width}
    height={film.height}
    autoPlay
    controls
    muted
    playsInline
  >
    <source src={`${FOLDER}/intro.webm`} type={'video/webm; codecs="av01.0.05M.08"'} />
    {/* a browser that plays neither says so of the last one */}
    <source src={`${FOLDER}/intro.mp4`} type="video/mp4" onError={onFailed} />
    {LANGUAGES.map((one) => (
      <track
        key={one}
        kind="captions"
        src={`${FOLDER}/intro.${one}.vtt`}
        srcLang={one}
        label={LANGUAGE_NAMES[one]}
        default={one === language}
      />
    ))}
  </video>
);
