import { queryOf } from '@simmer/client';
import { notSaved } from '@simmer/messages/common';
import * as t from '@simmer/messages/meal-plan';
import { Button, Dialog, DialogBody, DialogFoot, SkeletonLine, TextField, useToast } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteOrigin } from '../../browser/site';
import { client } from '../../api/client';
import { EmailFirst } from '../../app/session/email-first';
import { write } from '../../api/write';
import { useAction } from '../../forms/use-action';
import { asDate } from './week-dates';

/** The address by which a calendar follows the plan: shown once, as it is made, and ended at a tap. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const { data: feed } = useQuery(queryOf(client, 'GET /meal-plan-feed', {}));
  const [address, setAddress] = useState<string>();
  const making = useAction(async () => {
    const { token } = await write('POST /meal-plan-feed', {});
    setAddress(`${siteOrigin()}/calendars/${token}/meal-plan.ics`);
  }, notSaved);
  const ending = useAction(async () => {
    await write('DELETE /meal-plan-feed', {});
    setAddress(undefined);
    toast({ message: t.feedEnded });
  }, notSaved);
  const copying = useAction(async () => {
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
            <Button busy={ending.busy} onClick={ending.run}>
              {t.endFeed}
            </Button>
          )}
          {address === undefined ? (
            <EmailFirst>
              <Button variant="primary" busy={making.busy} onClick={making.run}>
                {feed.created_at === null ? t.makeFeed : t.makeFeedAgain}
              </Button>
            </EmailFirst>
          ) : (
            <Button variant="primary" busy={copying.busy} onClick={copying.run}>
              {t.copyFeed}
            </Button>
          )}
        </DialogFoot>
      )}
    </Dialog>
  );
}
