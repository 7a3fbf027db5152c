import { MODERATION_LIMITS } from '@simmer/contracts/constants';
import type { ModerationCase } from '@simmer/contracts';
import * as t from '@simmer/messages/moderation';
import { Button, TextAreaField } from '@simmer/ui';
import { useState } from 'react';
import { write } from '../../api/write';
import { useDecide } from './use-decide';

/** Restore it or keep it hidden, by somebody who did not hide it. */
export function AppealForm({ of: { id, revision, author, may_decide: mayDecide } }: { of: ModerationCase }) {
  const [letter, setLetter] = useState<string>(t.restoreLetter);
  const [isMissing, setMissing] = useState(false);
  const { isBusy, decide } = useDecide(id);
  if (!mayDecide) return <p className="muted mod-decide">{t.mayNotDecide}</p>;

  function send(restores: boolean): void {
    // the letter that stands there at first says that it is restored
    const isSaid = letter.trim() !== '' && (restores || letter !== t.restoreLetter);
    setMissing(!isSaid);
    if (isSaid) void decide(() => write('POST /staff/cases/:id/appeal-decision', { id, revision, restores, letter }));
  }

  return (
    <form className="mod-decide" aria-label={t.decideAppeal} onSubmit={(event) => event.preventDefault()}>
      <TextAreaField
        label={t.reads({ name: author.name ? `@${author.name}` : t.theCook })}
        value={letter}
        maxLength={MODERATION_LIMITS.letter}
        rows={4}
        error={isMissing ? t.letterMissing : undefined}
        onChange={({ target }) => setLetter(target.value)}
      />
      <div className="mod-ends">
        <Button variant="primary" busy={isBusy} onClick={() => send(true)}>
          {t.restore}
        </Button>
        <Button busy={isBusy} onClick={() => send(false)}>
          {t.keepHidden}
        </Button>
        <span className="t15 muted">{t.mayDecide}</span>
      </div>
    </form>
  );
}
