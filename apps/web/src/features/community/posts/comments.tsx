import { pagesOf } from '@simmer/client';
import type { RecipeComment } from '@simmer/contracts';
import * as t from '@simmer/messages/posts';
import { Avatar, avatarTone, Link, Tag, TextButton, TextLink } from '@simmer/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../../api/client';
import { useAccount } from '../../../api/session/use-session';
import { signInAddress } from '../sign-in-address';
import { CommentForm } from './comment-form';
import { HeldNotice, nameOf, PostActions } from './post-actions';
import { PostListEnd } from './post-list-end';
import type { UnderRecipe } from './under-recipe';
import { useIntent } from './use-intent';
import { recipeAddress } from '../../../recipe/community-address';

/** What cooks ask and tell about a recipe, the newest first. */
export function Comments(under: UnderRecipe) {
  const { id, slug } = under.card;
  const account = useAccount();
  const field = useRef<HTMLTextAreaElement>(null);
  const keepIntent = useIntent(`comment ${id}`, () => field.current?.focus());
  const pages = useInfiniteQuery(pagesOf(client, 'GET /community/recipes/:id/comments', { id }));
  const found = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = pages.data?.pages[0]?.total ?? 0;
  return (
    <section className="comments" aria-labelledby="comments-heading">
      <h2 className="h-32" id="comments-heading">
        {t.comments} {total > 0 && <span className="muted">{total}</span>}
      </h2>
      {account ? (
        <CommentForm ref={field} recipeId={id} answerTo={null} />
      ) : (
        <p className="no-print">
          <TextLink href={signInAddress(recipeAddress(slug))} onClick={keepIntent}>
            {t.signIn}
          </TextLink>
        </p>
      )}
      {pages.data && found.length === 0 && <p className="muted">{t.noComments}</p>}
      {found.length > 0 && (
        <ol className="thread">
          {found.map((comment) => (
            <li key={comment.id} className="said">
              <Comment comment={comment} under={under} />
            </li>
          ))}
        </ol>
      )}
      <PostListEnd pages={pages} />
    </section>
  );
}

interface CommentProps {
  comment: RecipeComment;
  under: UnderRecipe;
  /** An answer has none itself. */
  isAnswer?: boolean;
}

function Comment({ comment, under, isAnswer = false }: CommentProps) {
  const { id, cook, text, answers, is_own: isMine, is_author: isAuthor, created_at: at } = comment;
  const [isAnswering, setAnswering] = useState(false);
  const [areShown, setShown] = useState(false);
  const answer = useRef<HTMLButtonElement>(null);
  const name = nameOf(comment);
  return (
    <>
      <Avatar identity={cook?.username ?? t.somebody} tone={avatarTone(cook?.username ?? '')} />
      <div>
        <p className="t15 by" dir="auto">
          {cook ? <Link href={`/app/community/chef/${cook.username}`}>{isMine ? t.you : name}</Link> : <b>{isMine ? t.you : name}</b>}
          {isAuthor && <Tag>{t.author}</Tag>}
          <time className="muted" dateTime={at}>
            {t.longDay({ at: new Date(at) })}
          </time>
        </p>
        <p className="words" dir="auto">
          {text}
        </p>
        <HeldNotice of={comment} />
        <PostActions kind="comment" recipeId={under.card.id} post={comment} mayRemove={isMine || under.isOwn}>
          {!isAnswer && !comment.held && (
            <TextButton ref={answer} aria-expanded={isAnswering} onClick={() => setAnswering(!isAnswering)}>
              {t.answer}
              <span className="sr"> {t.ofWhom({ name, at: new Date(at) })}</span>
            </TextButton>
          )}
        </PostActions>
        {isAnswering && (
          <CommentForm
            recipeId={under.card.id}
            answerTo={{ id, name }}
            onDone={() => {
              setAnswering(false);
              setShown(true);
              answer.current?.focus();
            }}
          />
        )}
        {answers > 0 && !areShown && (
          <TextButton className="no-print" onClick={() => setShown(true)}>
            {t.showAnswers({ count: answers })}
          </TextButton>
        )}
        {areShown && <Answers to={id} under={under} />}
      </div>
    </>
  );
}

/** The answers to a comment, the oldest first. */
function Answers({ to, under }: { to: string; under: UnderRecipe }) {
  const pages = useInfiniteQuery(pagesOf(client, 'GET /community/recipes/:id/comments', { id: under.card.id, answer_to: to }));
  const found = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      {found.length > 0 && (
        <ol>
          {found.map((comment) => (
            <li key={comment.id} className="said">
              <Comment comment={comment} under={under} isAnswer />
            </li>
          ))}
        </ol>
      )}
      <PostListEnd pages={pages} />
    </>
  );
}
