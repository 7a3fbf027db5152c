import { queryOf } from '@simmer/client';
import type { ExportFormat } from '@simmer/contracts/constants';
import { Banner, Button, Fold, PantryLabel, ProgressBar, Radio, Segmented, TextLink } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { client } from '../../../app/client';
import { counted } from '../counted';
import { EXPORT_CHOICES } from './export-formats';
import { largeFileNotice } from './large-file';
import { RecipeChoice } from './recipe-choice';
import { exportFile, type RunningExport, useExport } from './use-export';

const SCOPES = [
  { value: 'all', label: 'All recipes' },
  { value: 'chosen', label: 'Choose' },
] as const;
type Scope = (typeof SCOPES)[number]['value'];

/** Export: which recipes, in which form, and what stays behind. */
export function ExportPanel({ recipeId }: { recipeId: string | undefined }) {
  const [scope, setScope] = useState<Scope>(recipeId === undefined ? 'all' : 'chosen');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(recipeId === undefined ? [] : [recipeId]));
  const [format, setFormat] = useState<ExportFormat>('simmer');
  const running = useExport();
  const choose = (next: Scope): void => {
    setScope(next);
    running.clear();
  };
  const nothingChosen = scope === 'chosen' && chosen.size === 0;
  return (
    <PantryLabel className="exchange-out" role="region" aria-labelledby="export-heading">
      <h2 className="h-32" id="export-heading">
        Export
      </h2>
      <Segmented label="Which recipes" options={SCOPES} value={scope} onChange={choose} />
      {scope === 'chosen' && <RecipeChoice chosen={chosen} onChange={setChosen} />}
      <fieldset className="formats">
        <legend className="label-text">As</legend>
        {EXPORT_CHOICES.map(({ format: value, name, use }) => (
          <Radio
            key={value}
            name="export-format"
            checked={format === value}
            onChange={() => setFormat(value)}
            label={
              <span>
                <b>{name}</b>
                <span className="item-notes">{use}</span>
              </span>
            }
          />
        ))}
      </fieldset>
      <StaysBehind format={format} />
      <Button block busy={running.isRunning} disabled={nothingChosen} onClick={() => void running.start(format, scope === 'all' ? null : [...chosen])}>
        {buttonText(running.isRunning, scope, chosen.size)}
      </Button>
      <Outcome running={running} />
    </PantryLabel>
  );
}

function buttonText(isRunning: boolean, scope: Scope, chosen: number): string {
  if (isRunning) return 'Making your file...';
  if (scope === 'all') return 'Export all recipes';
  return chosen === 0 ? 'Choose a recipe first' : `Export ${counted(chosen, 'recipe')}`;
}

/** What the form cannot carry, before it is chosen for a move. */
function StaysBehind({ format }: { format: ExportFormat }) {
  const { data } = useQuery({ ...queryOf(client, 'GET /export-formats', {}), staleTime: Infinity });
  const losses = data?.items.find((item) => item.format === format)?.losses;
  if (!losses) return null;
  if (losses.length === 0) return <p className="t15 muted">Nothing is left behind.</p>;
  return (
    <Fold title="What this form cannot carry" count={losses.length}>
      <ul className="losses t15">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
    </Fold>
  );
}

/** What comes of the export, brought into view: the button stands at the foot of a small screen, and this below it. */
function Outcome({ running }: { running: RunningExport }) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = running.problem === undefined ? running.record?.status : 'failed';
  useEffect(() => {
    // some browsers give back when it has been scrolled, which React would take for the end of the effect
    void frame.current?.scrollIntoView({ block: 'nearest' });
  }, [stage]);
  return stage && <div ref={frame} className="export-outcome">{outcomeOf(running)}</div>;
}

function outcomeOf({ record, isRunning, problem }: RunningExport): ReactNode {
  if (problem !== undefined) return <Banner tone="error">{problem}</Banner>;
  if (!record) return null;
  if (isRunning)
    return (
      <>
        <ProgressBar label="Export" value={record.total > 0 ? Math.round((100 * record.done) / record.total) : 0} />
        <p className="t15 muted" role="status">
          {record.done} of {record.total}
        </p>
      </>
    );
  const notice = largeFileNotice(record.bytes);
  return (
    <>
      <p className="t15" role="status">
        {counted(record.total, 'recipe')} in {record.fileName}. <TextLink href={exportFile(record.id)} download>Download it again</TextLink>
      </p>
      {notice && <Banner tone="yolk">{notice}</Banner>}
    </>
  );
}
