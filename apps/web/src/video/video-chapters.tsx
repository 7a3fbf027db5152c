import type { VideoChapter } from '@simmer/contracts';
import * as t from '@simmer/messages/videos';
import { classNames } from '@simmer/ui';
import { useId } from 'react';
import { lengthOf } from './length';

interface VideoChaptersProps {
  chapters: readonly VideoChapter[];
  /** The one that is shown, by its place; -1 for none. */
  current: number;
  onChoose: (chapter: number) => void;
}

/** The chapters of a video, each a button that plays it from there. */
export function VideoChapters({ chapters, current, onChoose }: VideoChaptersProps) {
  const heading = useId();
  return (
    <section className="video-chapters" aria-labelledby={heading}>
      <h3 id={heading}>{t.chapters}</h3>
      <ol>
        {chapters.map(({ at, title, step }, index) => (
          <li key={index}>
            <button
              type="button"
              className={classNames('video-chapter', index < current && 'is-done', index === current && 'is-now')}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onChoose(index)}
            >
              <span className="video-chapter-time">{lengthOf(at)}</span>
              <span className="video-chapter-name">
                {title}
                {step !== null && <small>{t.step({ number: step })}</small>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
