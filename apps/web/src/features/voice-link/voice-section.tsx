import { queryOf } from '@simmer/client';
import * as t from '@simmer/messages/voice-link';
import { Button, LedgerHeading, OpeningRow, RowActions, Tag, TextLink, useToast } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { useAction } from '../../forms/use-action';
import { write } from '../../api/write';
import { WhatItMay } from './what-it-may';

/** The voice account that is linked, what it may, and the way to unlink it. */
export function VoiceSection() {
  const { data: link } = useQuery(queryOf(client, 'GET /voice-link', {}));
  const toast = useToast();
  const unlinking = useAction(async () => {
    await write('DELETE /voice-link', {});
    toast({ message: t.unlinked });
  });
  if (!link) return null;
  const { platform, linkedAt, lastHeard, isOffered, isIncluded } = link;
  const hint = isIncluded ? t.howToLink({ platform }) : t.onlyPremium;
  return (
    <>
      <LedgerHeading id="voice" end={<Tag>{t.premium}</Tag>}>
        {t.voice}
      </LedgerHeading>
      <OpeningRow
        id="voice-link"
        group="settings"
        label={t.linkedAccount}
        value={linkedAt ? t.linkedSince({ platform, at: new Date(linkedAt) }) : t.notLinked}
      >
        <WhatItMay scopes={['shopping-list:add']} />
        {lastHeard && <p className="hint">{t.lastHeard({ text: lastHeard.text, at: new Date(lastHeard.at) })}</p>}
        <p className="hint">{linkedAt ? t.oneAtATime : isOffered ? hint : t.notOffered}</p>
        {!linkedAt && isOffered && !isIncluded && (
          <p>
            <TextLink href="/plans">{t.seePremium}</TextLink>
          </p>
        )}
        {linkedAt && (
          <RowActions>
            <Button size="sm" busy={unlinking.busy} onClick={unlinking.run}>
              {t.unlink}
            </Button>
          </RowActions>
        )}
      </OpeningRow>
    </>
  );
}
