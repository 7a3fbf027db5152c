import * as t from '@simmer/messages/import';
import { Button, PantryLabel, ProgressBar, SkeletonTray, Stages } from '@simmer/ui';
import { type Ref, useEffect, useState } from 'react';
import type { Import, QueuedImport } from './import-queue';
import { progressOf, stageNow, stagesOf } from './import-stages';

interface ImportLabelProps {
  /** Undefined before anything was started. */
  running: QueuedImport | undefined;
  /** What is in the field. */
  typed: string;
  onCancel: () => void;
  /** Of the line that says that it was stopped. */
  ref: Ref<HTMLParagraphElement>;
}

/** The label beside the form that fills in while the import passes its stages. */
export function ImportLabel({ running, typed, onCancel, ref }: ImportLabelProps) {
  const isRunning = running?.state === 'running';
  const now = useClock(isRunning);
  const record = running?.record;
  const stages = stagesOf(record, now);
  const preview = record?.preview;
  return (
    <PantryLabel className="a-stage" role="group" aria-label={t.progress} kicker={hostOf(running?.url ?? typed) || t.noAddress}>
      <div className="found">
        <SkeletonTray />
        <div>
          <h2 className="h-20">{preview?.title ?? record?.duplicateOf?.title ?? t.yourRecipe}</h2>
          {running?.state === 'cancelled' ? (
            <p className="t15 muted" role="status" tabIndex={-1} ref={ref}>
              {running.message ?? t.stopped}
            </p>
          ) : (
            <p className="t15 muted">{preview ? summary(preview) : withoutPreview(running)}</p>
          )}
        </div>
      </div>
      <ProgressBar label={t.importBar} value={progressOf(stages)} />
      <Stages stages={stages} />
      {/* the stages themselves are not announced: their seconds run */}
      <p className="sr" role="status">
        {isRunning && stageNow(record)}
      </p>
      {isRunning && (
        <Button size="sm" block onClick={onCancel}>
          {t.cancel}
        </Button>
      )}
    </PantryLabel>
  );
}

function summary({ ingredientCount, stepCount, servings }: NonNullable<Import['preview']>): string {
  const found = t.found({ ingredients: ingredientCount, steps: stepCount });
  return servings === null ? found : t.foundFor({ found, servings });
}

function withoutPreview(running: QueuedImport | undefined): string {
  if (running?.state === 'duplicate') return t.alreadyYours;
  return running?.state === 'failed' ? t.nothingSaved : t.nothingRead;
}

const hostOf = (url: string): string => (URL.canParse(url.trim()) ? new URL(url.trim()).host : '');

/** The current time, moving while something runs. */
function useClock(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 100);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
