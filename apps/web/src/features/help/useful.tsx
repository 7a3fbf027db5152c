import type { HelpCategory } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/help-article';
import { Button, TextLink } from '@simmer/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '../../api/client';
import { ownVoice } from './own-voice';

/** Asks whether the article has helped; the answer is counted once for each browser, and a later one takes its place. */
export function Useful({ category, slug }: { category: HelpCategory; slug: string }) {
  const vote = useMutation({
    mutationFn: (useful: boolean) => client.call('PUT /help/articles/:category/:slug/vote', { category, slug, useful, voice: ownVoice() }),
  });
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (vote.isSuccess) thanks.current?.focus();
  }, [vote.isSuccess]);
  return (
    <section className="help-useful" aria-labelledby="help-useful">
      <h2 id="help-useful">{t.useful}</h2>
      {vote.isSuccess ? (
        <p className="t17" role="status" tabIndex={-1} ref={thanks}>
          {vote.variables ? t.thanks : t.thanksForNo} {!vote.variables && <TextLink href="/contact">{t.writeToUs}</TextLink>}
        </p>
      ) : (
        <div className="help-useful-answers">
          <Button onClick={() => vote.mutate(true)} busy={vote.isPending && vote.variables}>
            {t.yes}
          </Button>
          <Button onClick={() => vote.mutate(false)} busy={vote.isPending && !vote.variables}>
            {t.no}
          </Button>
        </div>
      )}
      {vote.isError && <p role="alert">{t.notCounted}</p>}
    </section>
  );
}
