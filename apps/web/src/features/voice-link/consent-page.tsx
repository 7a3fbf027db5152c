import { queryOf, RequestProblem } from '@simmer/client';
import * as t from '@simmer/messages/voice-link';
import { Banner, Button, ButtonLink, EmptyState, IconAlertTriangle, PantryLabel, TextLink } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client';
import { usePageTitle } from '../../app/page-title';
import { EmailFirst } from '../../app/session/email-first';
import { write } from '../../api/write';
import { WhatItMay } from './what-it-may';

/** Another program asks for something in the cook's name. `leave` takes the browser to where the answer says. */
export function ConsentPage({
  uid,
  leave = (location) => window.location.assign(location),
}: {
  uid: string;
  leave?: (location: string) => void;
}) {
  usePageTitle(t.consentTab);
  const { data: request, error } = useQuery(queryOf(client, 'GET /oauth/requests/:uid', { uid }));
  const [decided, setDecided] = useState<boolean>();
  const [problem, setProblem] = useState<string>();

  async function decide(isAllowed: boolean): Promise<void> {
    setDecided(isAllowed);
    setProblem(undefined);
    try {
      const { location } = await write('POST /oauth/requests/:uid/decision', { uid, isAllowed });
      leave(location);
    } catch (refusal) {
      if (!(refusal instanceof RequestProblem)) throw refusal;
      setDecided(undefined);
      setProblem(refusal.message);
    }
  }

  if (error)
    return <NotLinked isOver={error instanceof RequestProblem && error.code === 'identity.oauth-request-over'} message={error.message} />;
  if (!request) return null;
  const { client: name, email, scopes, isIncluded, linkedAt } = request;
  return (
    <section className="consent" aria-labelledby="consent">
      <h1 className="h-44" id="consent">
        {t.consentTitle({ client: name })}
      </h1>
      <PantryLabel>
        <p>{t.consentText({ client: name, email })}</p>
        <WhatItMay scopes={scopes} />
        {linkedAt && <p className="t15">{t.replaces({ at: new Date(linkedAt) })}</p>}
        {!isIncluded && (
          <p className="strong t15">
            {t.onlyPremium} <TextLink href="/plans">{t.seePremium}</TextLink>
          </p>
        )}
      </PantryLabel>
      {problem !== undefined && (
        <Banner tone="error" icon={<IconAlertTriangle />}>
          {problem}
        </Banner>
      )}
      <div className="acts">
        {isIncluded && (
          <EmailFirst>
            <Button variant="primary" busy={decided === true} disabled={decided === false} onClick={() => void decide(true)}>
              {t.allow}
            </Button>
          </EmailFirst>
        )}
        <Button busy={decided === false} disabled={decided === true} onClick={() => void decide(false)}>
          {isIncluded ? t.deny : t.back}
        </Button>
      </div>
    </section>
  );
}

/** What cannot go on, and where to begin again. */
export function NotLinked({ isOver, message }: { isOver: boolean; message?: string }) {
  usePageTitle(t.consentTab);
  return (
    <EmptyState
      level={2}
      title={isOver ? t.over : t.refused}
      actions={
        <ButtonLink variant="primary" href="/app/settings">
          {t.toSettings}
        </ButtonLink>
      }
    >
      {isOver ? t.overText : (message ?? t.refusedText)}
    </EmptyState>
  );
}
