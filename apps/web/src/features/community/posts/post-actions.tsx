import type { MadeEntry, RecipeComment } from '@simmer/contracts';
import * as t from '@simmer/messages/posts';
import { Banner, IconClock, IconEyeOff, TextButton, TextLink, useToast } from '@simmer/ui';
import { useState, type ReactNode } from 'react';
import { useAccount } from '../../../api/session/use-session';
import { write } from '../../../api/write';
import { useAttempt } from '../../../forms/use-action';
import { LazyReport } from './lazy-report';

type Post = MadeEntry | RecipeComment;

/** As others read who wrote it. */
export const nameOf = ({ cook }: Pick<Post, 'cook'>): string => (cook ? t.by({ username: cook.username }) : t.somebody);

/** Why only its writer sees a post; nothing for what is shown. */
export function HeldNotice({ of: { held, hidden } }: { of: Pick<Post, 'held' | 'hidden'> }) {
  if (hidden)
    return (
      <Banner icon={<IconEyeOff />} end={<TextLink href="/app/community/decisions">{t.seeDecision}</TextLink>}>
        {t.hidden}
      </Banner>
    );
  return held ? <Banner icon={<IconClock />}>{t.held}</Banner> : null;
}

interface PostActionsProps {
  kind: 'made' | 'comment';
  recipeId: string;
  post: Post;
  mayRemove: boolean;
  /** What else can be done, first. */
  children?: ReactNode;
}

/** What a reader can do with a post: report that of another cook, or take it away with an undo. Nothing for a visitor. */
export function PostActions({ kind, recipeId, post, mayRemove, children }: PostActionsProps) {
  const account = useAccount();
  const [isReporting, setReporting] = useState(false);
  const remove = useRemove(kind, recipeId, post.id);
  if (!account) return null;
  const which = <span className="sr"> {t.ofWhom({ name: nameOf(post), at: new Date(post.created_at) })}</span>;
  return (
    <div className="under no-print">
      {children}
      {!post.is_own && (
        <TextButton onClick={() => setReporting(true)}>
          {t.report}
          {which}
        </TextButton>
      )}
      {mayRemove && (
        <TextButton onClick={() => void remove()}>
          {t.remove}
          {which}
        </TextButton>
      )}
      {isReporting && <LazyReport content={{ kind, id: post.id }} onClose={() => setReporting(false)} />}
    </div>
  );
}

/** Gone at once; the undo brings back exactly what stood there. */
function useRemove(kind: PostActionsProps['kind'], id: string, postId: string): () => Promise<boolean> {
  const toast = useToast();
  const attempt = useAttempt();
  const restore = () => attempt(() => write('POST /community/posts/:id/restore', { id: postId }));
  return () =>
    attempt(async () => {
      if (kind === 'made') await write('DELETE /community/recipes/:id/made/:postId', { id, postId });
      else await write('DELETE /community/recipes/:id/comments/:postId', { id, postId });
      toast({ message: t.removed, action: { label: t.undo, onAction: () => void restore() } });
    });
}
