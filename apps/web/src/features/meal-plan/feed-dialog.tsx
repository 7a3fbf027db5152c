import { queryOf, RequestProblem } from '@simmer/client';
import * as t from '@simmer/messages/meal-plan';
import { Button, Dialog, DialogBody, DialogFoot, SkeletonLine, TextField, useToast } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client';
import { EmailFirst } from '../../app/session/email-first';
import { write } from '../../api/write';
import { asDate } from './week-dates';

/** The address by which a calendar follows the plan: shown once, as it is made, and ended at a tap. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const { data: feed } = useQuery(queryOf(client, 'GET /meal-plan-feed', {}));
  const [address, setAddress] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function run(action: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    try {
      await action();
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      toast({
        message: t.notSaved({ reason: error.message }),
        tone: 'error',
        action: { label: t.retry, onAction: () => void run(action) },
      });
    } finally {
      setIsBusy(false);
    }
  }
  const make = (): Promise<void> =>
    run(async () => {
      const { token } = await write('POST /meal-plan-feed', {});
      setAddress(`${location.origin}/calendars/${token}/meal-plan.ics`);
    });
  const end = (): Promise<void> =>
    run(async () => {
      await write('DELETE /meal-plan-feed', {});
      setAddress(undefined);
      toast({ message: t.feedEnded });
    });
  const copy = (): Promise<void> =>
    run(async () => {
      await navigator.clipboard.writeText(address ?? '');
      toast({ message: t.feedCopied });
    });

  return (
    <Dialog open title={t.subscribe} onClose={onClose}>
      <DialogBody>
        <p>{t.subscribeHelp}</p>
        {feed === undefined ? (
          <SkeletonLine />
        ) : address !== undefined ? (
          <>
            <TextField label={t.feedAddress} hint={t.feedOnce} readOnly value={address} onFocus={({ target }) => target.select()} />
            <a className="btn" href={address.replace(/^https?:/, 'webcal:')}>
              {t.openInCalendar}
            </a>
          </>
        ) : (
          feed.created_at !== null && <p className="muted t15">{t.feedSince({ at: asDate(feed.created_at.slice(0, 10)) })}</p>
        )}
      </DialogBody>
      {feed !== undefined && (
        <DialogFoot>
          {feed.created_at !== null && (
            <Button busy={isBusy} onClick={() => void end()}>
              {t.endFeed}
            </Button>
          )}
          {address === undefined ? (
            <EmailFirst>
              <Button variant="primary" busy={isBusy} onClick={() => void make()}>
                {feed.created_at === null ? t.makeFeed : t.makeFeedAgain}
              </Button>
            </EmailFirst>
          ) : (
            <Button variant="primary" busy={isBusy} onClick={() => void copy()}>
              {t.copyFeed}
            </Button>
          )}
        </DialogFoot>
      )}
    </Dialog>
  );
}
