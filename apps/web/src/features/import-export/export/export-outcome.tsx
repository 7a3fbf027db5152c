import * as t from '@simmer/messages/export';
import { Banner, ButtonLink, IconCheck, IconDownload, ProgressBar, TextLink } from '@simmer/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { BYTES_PER_MEGABYTE, largeFileNotice } from './large-file';
import { exportFile, type RunningExport } from './use-export';

/** What comes of the export, brought into view: the button stands at the foot of a small screen, and this below it. */
export function ExportOutcome({ running }: { running: RunningExport }) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = running.problem === undefined ? running.record?.status : 'failed';
  useEffect(() => {
    // some browsers give back when it has been scrolled, which React would take for the end of the effect
    void frame.current?.scrollIntoView({ block: 'nearest' });
  }, [stage]);
  return (
    stage && (
      <div ref={frame} className="export-outcome">
        {outcomeOf(running)}
      </div>
    )
  );
}

function outcomeOf({ record, isRunning, problem, needsPremium }: RunningExport): ReactNode {
  if (problem !== undefined)
    return (
      <Banner tone="error" end={needsPremium && <TextLink href="/plans">{t.seePremium}</TextLink>}>
        {problem}
      </Banner>
    );
  if (!record) return null;
  if (isRunning)
    return (
      <>
        <ProgressBar label={t.progress} value={record.total > 0 ? Math.round((100 * record.done) / record.total) : 0} />
        <p className="t15 muted" role="status">
          {t.nOfAll({ count: record.done, all: record.total })}
        </p>
      </>
    );
  const notice = largeFileNotice(record.bytes);
  const megabytes = Math.max(0.1, Math.round((10 * (record.bytes ?? 0)) / BYTES_PER_MEGABYTE) / 10);
  return (
    <>
      <div className="export-ready" role="status">
        <IconCheck size={24} />
        <span>
          <b>{record.fileName}</b>
          <small>{t.inFile({ count: record.total, megabytes })}</small>
        </span>
      </div>
      <ButtonLink block variant="primary" href={exportFile(record.id)} download>
        <IconDownload />
        {t.download}
      </ButtonLink>
      <p className="t13 muted">{t.didNotStart}</p>
      {notice && <Banner tone="yolk">{notice}</Banner>}
    </>
  );
}
