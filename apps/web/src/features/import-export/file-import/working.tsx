import * as t from '@simmer/messages/import-export';
import { Button, PantryLabel, ProgressBar, Stages } from '@simmer/ui';
import { type ReactNode, useState } from 'react';
import { Belt } from './belt';
import type { FileImport } from './use-file-import';

interface WorkingProps {
  title: string;
  percent: number;
  children?: ReactNode;
  /** The import whose recipes are being saved: each has a place that fills. */
  record?: FileImport;
  onStop?: () => Promise<void>;
}

/** A stage in which the cook waits, with the way out of it. */
export function Working({ title, percent, children, record, onStop }: WorkingProps) {
  const [isStopping, setIsStopping] = useState(false);

  async function halt(): Promise<void> {
    setIsStopping(true);
    await onStop?.();
    setIsStopping(false);
  }

  return (
    <div className="exchange-two">
      <div className="exchange-main">
        <h2 className="h-32" tabIndex={-1}>
          {title}
        </h2>
        <p className="muted">{children}</p>
        {record && <Belt places={record.chosen} filled={record.saved} />}
      </div>
      <PantryLabel className="exchange-sum" role="region" aria-label={t.progress}>
        {record && <h3>{t.nOfAll({ count: record.saved + record.notSaved, all: record.chosen })}</h3>}
        <ProgressBar label={title} value={percent} />
        {record && (
          <Stages
            stages={[
              { label: t.filesRead, state: 'done', time: String(record.found) },
              { label: t.setAside, state: 'done', time: String(record.found - record.chosen) },
              { label: t.savingRecipes, state: 'now', time: String(record.saved + record.notSaved) },
            ]}
          />
        )}
        {onStop && (
          <Button size="sm" block busy={isStopping} onClick={() => void halt()}>
            {isStopping ? t.stopping : record ? t.stopHere : t.stop}
          </Button>
        )}
      </PantryLabel>
    </div>
  );
}
