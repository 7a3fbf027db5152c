import { RequestProblem } from '@simmer/client';
import * as t from '@simmer/messages/onboarding';
import { Banner, Button, ButtonLink, EmptyState, IconAlertTriangle, Stages } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from '../../api/session/use-session';
import { usePageTitle } from '../../app/page-title';
import emptyPlate from '../../app/plates/empty.svg';
import { inTurn } from '../../device/tab-lock';
import { bringIn } from './bring-in';
import { removeOnboarding } from './stored-onboarding';
import { addressOf } from './step-address';
import { PARTS, removeWeekToKeep, storedWeekToKeep, type WeekToKeep } from './week-to-keep';
import './onboarding.css';

/** Brings the week that was chosen without an account into this one, and leads on to the plan. */
export function KeepWeekScreen() {
  const account = useAccount();
  const [week, setWeek] = useState(() => storedWeekToKeep());
  usePageTitle(t.bringing);
  if (!account) return null;
  if (!week) return <Nothing title={t.nothingToBring} text={t.nothingToBringText} href={addressOf('who')} label={t.begin} />;
  if (week.account !== null && week.account !== account.id)
    return <Nothing title={t.notYours} text={t.notYoursText} href="/app/meal-plan" label={t.toPlan} />;
  return <Bringing week={week} accountId={account.id} onChange={setWeek} />;
}

const Nothing = ({ title, text, href, label }: { title: string; text: string; href: string; label: string }) => (
  <EmptyState
    level={1}
    picture={emptyPlate}
    title={title}
    actions={
      <ButtonLink variant="primary" href={href}>
        {label}
      </ButtonLink>
    }
  >
    {text}
  </EmptyState>
);

interface BringingProps {
  week: WeekToKeep;
  accountId: string;
  onChange: (week: WeekToKeep) => void;
}

function Bringing({ week, accountId, onChange }: BringingProps) {
  const navigate = useNavigate();
  /** Why it stopped; empty where nobody can say. */
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(1);
  const now = PARTS.find((part) => !week.done.includes(part));

  // one tab at a time: the others find what is done, or nothing to do any more
  const bring = useEffectEvent(() =>
    inTurn('week-to-keep', async () => {
      const stored = storedWeekToKeep();
      if (!stored) return;
      await bringIn(stored, accountId, onChange);
      removeWeekToKeep();
      removeOnboarding();
    }),
  );
  const lead = useEffectEvent(() => navigate({ to: '/app/meal-plan', search: { week: week.week.first }, replace: true }));
  useEffect(() => {
    void bring().then(
      () => lead(),
      (error: unknown) => {
        setProblem(error instanceof RequestProblem ? error.message : '');
        if (!(error instanceof RequestProblem)) throw error;
      },
    );
  }, [tries]);

  function goOn(): void {
    setProblem(undefined);
    setTries(tries + 1);
  }

  return (
    <div className="onb-bring">
      <div className="page-head">
        <h1 className="h-44">{t.bringing}</h1>
        <p className="muted t17">{t.bringingText}</p>
      </div>
      <Stages
        stages={PARTS.map((part) => ({
          label: t.parts[part],
          state: week.done.includes(part) ? 'done' : part !== now ? 'waiting' : problem === undefined ? 'now' : 'error',
        }))}
      />
      {problem !== undefined && (
        <>
          <Banner tone="error" icon={<IconAlertTriangle />}>
            {t.notBrought} {problem}
          </Banner>
          <Button variant="primary" onClick={goOn}>
            {t.goOn}
          </Button>
        </>
      )}
    </div>
  );
}
