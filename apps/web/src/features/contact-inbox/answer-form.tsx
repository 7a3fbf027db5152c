import type { ContactMessage } from '@simmer/contracts';
import { CONTACT_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/contact-inbox';
import { Button, TextAreaField } from '@simmer/ui';
import { type FormEvent, useState } from 'react';
import { write } from '../../api/write';
import { useHandle } from './use-handle';

/** The letter that the person reads. */
export function AnswerForm({ of: { id, revision, email } }: { of: ContactMessage }) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, handle } = useHandle(id);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) void handle(() => write('POST /staff/contact-messages/:id/answers', { id, revision, text }), t.answered);
  }

  return (
    <form className="inbox-answer" onSubmit={submit} noValidate>
      <TextAreaField
        label={t.yourAnswer}
        hint={t.answerHint({ email })}
        value={text}
        rows={6}
        maxLength={CONTACT_LIMITS.answer}
        error={isMissing ? t.answerMissing : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t.sendAnswer}
        </Button>
      </div>
    </form>
  );
}
