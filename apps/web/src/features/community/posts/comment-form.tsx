import { newId, RequestProblem } from '@simmer/client';
import { POST_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/posts';
import { Button, TextAreaField, useToast } from '@simmer/ui';
import { type FormEvent, type Ref, useState } from 'react';
import { write } from '../../../api/write';

interface CommentFormProps {
  recipeId: string;
  /** Null for a comment of its own. */
  answerTo: { id: string; name: string } | null;
  onDone?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Writes a comment or an answer. What is refused stays in the field, and sent again it is the same comment. */
export function CommentForm({ recipeId, answerTo, onDone, ref }: CommentFormProps) {
  const [draft, setDraft] = useState({ id: newId(), text: '' });
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (draft.text.trim() === '') return setProblem(t.missing);
    setBusy(true);
    setProblem(undefined);
    try {
      const { id: postId, text } = draft;
      const posted = await write('PUT /community/recipes/:id/comments/:postId', {
        ...{ id: recipeId, postId, text },
        answer_to: answerTo?.id ?? null,
      });
      setDraft({ id: newId(), text: '' });
      if (posted.held) toast({ message: t.savedAndHeld });
      onDone?.();
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="say no-print" onSubmit={(event) => void submit(event)}>
      <TextAreaField
        ref={ref}
        autoFocus={answerTo !== null}
        label={answerTo ? t.answerTo({ name: answerTo.name }) : t.askOrTell}
        placeholder={answerTo ? undefined : t.askOrTellExample}
        hint={t.beKind}
        rows={answerTo ? 2 : 3}
        maxLength={POST_LIMITS.comment}
        value={draft.text}
        error={problem}
        readOnly={isBusy}
        // other words are another comment
        onChange={({ target }) => setDraft({ id: newId(), text: target.value })}
      />
      <Button type="submit" size="sm" busy={isBusy}>
        {t.post}
      </Button>
    </form>
  );
}
