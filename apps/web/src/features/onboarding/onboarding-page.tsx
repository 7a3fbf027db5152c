import { logIn } from '@simmer/messages/frame';
import * as t from '@simmer/messages/onboarding';
import { Banner, Button, ButtonLink, Header, IconCheck, IconDeviceFloppy, Link, SkipLinks, Tag, TextButton } from '@simmer/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAccount } from '../../api/session/use-session';
import { usePageTitle } from '../../app/page-title';
import { KEEP_WEEK_PATH } from '../../app/session/week-to-keep';
import { LaidTable } from './laid-table';
import { QUESTION_VIEWS } from './questions';
import { type Question, QUESTIONS, type Step, STEPS } from './stored-onboarding';
import { addressOf } from './step-address';
import { type ShownWeek, useFirstWeek } from './use-first-week';
import { type OnboardingState, useOnboarding } from './use-onboarding';
import { seatsOf } from './week-problem';
import { storeWeekToKeep, weekToKeep } from './week-to-keep';
import { WeekScreen } from './week-screen';
import './onboarding.css';

interface OnboardingPageProps {
  /** As the address says; without one the visitor goes on where they were. */
  step: Step | undefined;
  /** Says in the address where that is. */
  onResume: (step: Step) => void;
}

/** A few questions, and a week of dinners that follows from the answers, all of it on this device. */
export function OnboardingPage({ step: wanted, onResume }: OnboardingPageProps) {
  const onboarding = useOnboarding();
  const step = wanted ?? onboarding.step;
  const shown = useFirstWeek(onboarding, step === 'week');
  const isWeek = step === 'week';
  const [entry] = useState(wanted);
  usePageTitle(isWeek ? t.tab : t.tabOfQuestion({ question: t.tags[step] }));
  useFocusOnStep(step);

  const follow = useEffectEvent(() => {
    if (wanted === undefined) onResume(step);
    if (onboarding.step !== step) onboarding.change({ step });
  });
  useEffect(() => follow(), [step, wanted]);

  return (
    <div className="onb">
      <SkipLinks search={false} />
      <OnboardingHeader isWeek={isWeek} />
      <main id="main" tabIndex={-1} className="wrap">
        {onboarding.left && step === (entry ?? onboarding.left.step) && (
          <Banner
            icon={<IconDeviceFloppy />}
            end={
              <TextButton
                onClick={() => {
                  onboarding.startOver();
                  onResume('who');
                }}
              >
                {t.startOver}
              </TextButton>
            }
          >
            {t.wereHere({ at: new Date(onboarding.left.at) })}
          </Banner>
        )}
        <LaidTable seats={seatsOf(onboarding.answers)} step={step} />
        <QuestionTags step={step} answered={onboarding.answered} />
        {step === 'week' ? (
          <WeekScreen answers={onboarding.answers} shown={shown} />
        ) : (
          <QuestionScreen question={step} onboarding={onboarding} />
        )}
        {step === 'week' ? <WeekDock onboarding={onboarding} shown={shown} /> : <QuestionDock question={step} onboarding={onboarding} />}
      </main>
    </div>
  );
}

/** The question's own heading takes the focus, so that keyboard and screen reader begin with it. */
function useFocusOnStep(step: Step): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    document.querySelector<HTMLElement>('.onb h1')?.focus({ preventScroll: true });
  }, [step]);
}

function OnboardingHeader({ isWeek }: { isWeek: boolean }) {
  const account = useAccount();
  return (
    <Header>
      {!isWeek && (
        <ButtonLink href={addressOf('week')} variant="quiet" size="sm">
          {t.skipToWeek}
        </ButtonLink>
      )}
      {!account && (
        <ButtonLink href="/auth/login" variant="quiet" size="sm" className="only-wide">
          {logIn}
        </ButtonLink>
      )}
    </Header>
  );
}

/** On the table's edge: each question, ticked once it is answered. */
const QuestionTags = ({ step, answered }: { step: Step; answered: readonly Question[] }) => (
  <nav aria-label={t.questions}>
    <ol className="onb-laid">
      {QUESTIONS.map((question, at) => {
        const isAnswered = answered.includes(question);
        return (
          <li key={question}>
            <Link href={addressOf(question)} aria-current={question === step ? 'page' : undefined}>
              <Tag>
                {isAnswered && question !== step ? <IconCheck /> : <span aria-hidden="true">{at + 1}</span>}
                <span className="onb-label">{t.tags[question]}</span>
                {isAnswered && <span className="sr">, {t.answered}</span>}
              </Tag>
            </Link>
          </li>
        );
      })}
    </ol>
  </nav>
);

function QuestionScreen({ question, onboarding }: { question: Question; onboarding: OnboardingState }) {
  const { title, text, Answer } = QUESTION_VIEWS[question];
  return (
    <section className="onb-step" aria-labelledby="question">
      <div className="onb-ask">
        <h1 className="h-44" id="question" tabIndex={-1}>
          {title}
        </h1>
        <p className="muted t17">{text}</p>
      </div>
      <div className="onb-answer">
        <Answer answers={onboarding.answers} onAnswer={onboarding.answer} />
      </div>
    </section>
  );
}

function QuestionDock({ question, onboarding }: { question: Question; onboarding: OnboardingState }) {
  const at = QUESTIONS.indexOf(question);
  const next = STEPS[at + 1] ?? 'week';
  const before = QUESTIONS[at - 1];
  const answer = (): void => {
    if (!onboarding.answered.includes(question)) onboarding.change({ answered: [...onboarding.answered, question] });
  };
  return (
    <div className="onb-dock">
      <div className="wrap">
        <p className="onb-kept">{onboarding.isStored ? t.keptHere : t.notKeptHere}</p>
        {before && (
          <ButtonLink variant="quiet" href={addressOf(before)}>
            {t.back}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={addressOf(next)}>
          {t.skip}
        </ButtonLink>
        <ButtonLink variant="primary" href={addressOf(next)} onClick={answer}>
          {next === 'week' ? t.showWeek : t.next}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The way to an account, which leads back to bringing the week into it. */
const TO_AN_ACCOUNT = `/auth/register?next=${encodeURIComponent(KEEP_WEEK_PATH)}`;

function WeekDock({ onboarding: { answers, week }, shown }: { onboarding: OnboardingState; shown: ShownWeek }) {
  const account = useAccount();
  const isReady = week !== null && shown.week !== undefined && shown.week.evenings.some(({ recipe }) => recipe !== null);
  return (
    <div className="onb-dock">
      <div className="wrap">
        <p className="onb-kept">{account ? '' : t.keepNeedsEmail}</p>
        <ButtonLink variant="quiet" href={addressOf('kitchen')} className="only-wide">
          {t.back}
        </ButtonLink>
        <Button onClick={shown.another} disabled={!shown.week}>
          {t.anotherWeek}
        </Button>
        {isReady && (
          <ButtonLink
            variant="primary"
            href={account ? KEEP_WEEK_PATH : TO_AN_ACCOUNT}
            onClick={() => storeWeekToKeep(weekToKeep(answers, week))}
          >
            {t.keepWeek}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
