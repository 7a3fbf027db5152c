import { Fold } from '@simmer/ui';
import type { RunningImport } from './use-import';

interface DebugPanelProps {
  record: RunningImport['record'];
  message: string | undefined;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** What happened, line by line, for whoever helps. It opens by itself when an import fails and can be hidden again. */
export function DebugPanel({ record, message, open, onToggle }: DebugPanelProps) {
  const lines = record?.debug.map((line) => `${time(line.at)}  ${line.text}`) ?? [];
  if (lines.length === 0 && message) lines.push(message);
  return (
    <section className="debug wide" aria-label="Debug panel">
      <Fold
        open={open}
        onToggle={(event) => onToggle(event.currentTarget.open)}
        title={
          <>
            Debug panel<span className="count">for support</span>
          </>
        }
      >
        <pre tabIndex={0}>{lines.length > 0 ? lines.join('\n') : 'Nothing has been imported on this page yet.'}</pre>
      </Fold>
    </section>
  );
}

const time = (iso: string): string => {
  const date = new Date(iso);
  return `${date.toLocaleTimeString('en-GB')}.${String(date.getMilliseconds()).padStart(3, '0')}`;
};
