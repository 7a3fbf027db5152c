import * as t from '@simmer/messages/import';
import { locale } from '@simmer/messages/language';
import { Fold } from '@simmer/ui';
import type { QueuedImport } from './import-queue';
import { OriginsTable } from './origins-table';

interface DebugPanelProps {
  /** The import that it is about. */
  of: QueuedImport | undefined;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** Where each field was read, and what happened, line by line, for whoever helps. It opens by itself when an import fails and can be hidden again. */
export function DebugPanel({ of: shown, open, onToggle }: DebugPanelProps) {
  const lines = shown?.record?.debug.map((line) => `${time(line.at)}  ${line.text}`) ?? [];
  if (lines.length === 0 && shown?.message) lines.push(shown.message);
  const origins = shown?.record?.origins ?? [];
  const title = shown?.record?.preview?.title;
  return (
    <section className="debug wide" aria-label={t.debugPanel}>
      <Fold
        id="debug"
        open={open}
        // told as well of what was opened or closed here, a moment late: only what the cook has done is news
        onToggle={({ currentTarget }) => currentTarget.open !== open && onToggle(currentTarget.open)}
        title={
          <>
            {t.debugPanel}
            <span className="count">{t.forSupport}</span>
          </>
        }
      >
        {origins.length > 0 && (
          <>
            <p className="t15 muted measure">{t.originsIntro({ recipe: title === undefined ? t.thisRecipe : t.quoted({ title }) })}</p>
            <OriginsTable origins={origins} />
          </>
        )}
        <pre tabIndex={0}>{lines.length > 0 ? lines.join('\n') : t.nothingYet}</pre>
      </Fold>
    </section>
  );
}

const time = (iso: string): string => {
  const date = new Date(iso);
  return `${date.toLocaleTimeString(locale)}.${String(date.getMilliseconds()).padStart(3, '0')}`;
};
