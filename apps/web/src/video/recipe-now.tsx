import type { Video, VideoChapter } from '@simmer/contracts';
import * as t from '@simmer/messages/videos';
import { TextLink } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client';
import { findOf } from '../api/find-of';

/** The step of the recipe that the chapter cooks, and the way to it. Nothing where the recipe is not published any more. */
export function RecipeNow({ slug, chapter }: { slug: NonNullable<Video['recipe_slug']>; chapter: VideoChapter | undefined }) {
  const { data: page } = useQuery(findOf(client, 'GET /community/recipe-pages/:slug', { slug }));
  if (!page) return null;
  const { title, instructions } = page.recipe;
  const step = chapter?.step ?? null;
  const text = step === null ? undefined : instructions[step - 1]?.text;
  const address = `/app/community/recipe/${page.card.slug}`;
  return (
    <section className="video-recipe" aria-label={t.now}>
      {text !== undefined && (
        <>
          <p className="t13 muted">{t.now}</p>
          <div className="video-recipe-step">
            <span className="no">{step}</span>
            <p dir="auto">{text}</p>
          </div>
        </>
      )}
      <p>
        {step === null || text === undefined ? (
          <TextLink className="wraps" href={address}>
            {t.openRecipe({ title })}
          </TextLink>
        ) : (
          <TextLink className="wraps" href={`${address}#step-${step}`}>
            {t.openAtStep({ title, number: step })}
          </TextLink>
        )}
      </p>
    </section>
  );
}
