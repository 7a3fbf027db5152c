import { queryOf } from '@simmer/client';
import * as t from '@simmer/messages/export';
import { exporting } from '@simmer/messages/import-export';
import { locale } from '@simmer/messages/language';
import { Button, PantryLabel, Segmented } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../app/client';
import { ExportOutcome } from './export-outcome';
import { FormatLedger } from './format-ledger';
import { RecipeChoice } from './recipe-choice';
import { useExport } from './use-export';
import { type ExportForm, leftOutWords } from './left-out-words';
import './export.css';

const SCOPES = [
  { value: 'all', label: t.all },
  { value: 'chosen', label: t.chosen },
] as const;
type Scope = (typeof SCOPES)[number]['value'];

/** Export: which recipes, in which form, and what stays behind. */
export function ExportPanel({ recipeIds }: { recipeIds: readonly string[] }) {
  const [scope, setScope] = useState<Scope>(recipeIds.length === 0 ? 'all' : 'chosen');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(recipeIds));
  const [format, setFormat] = useState<ExportForm>('simmer');
  const { data: library } = useQuery(queryOf(client, 'GET /recipes/facets', {}));
  const { data: formats } = useQuery({ ...queryOf(client, 'GET /export-formats', {}), staleTime: Infinity });
  const running = useExport();
  const count = scope === 'all' ? library?.total : chosen.size;
  const leftOut = formats && leftOutWords(formats.items, format);
  const choose = (next: Scope): void => {
    setScope(next);
    running.clear();
  };
  return (
    <section className="exchange-row" aria-labelledby="export-heading">
      <h2 className="h-32" id="export-heading">
        {exporting}
      </h2>
      <div className="exchange-two">
        <FormatLedger formats={formats?.items} chosen={format} onChange={setFormat} />
        <PantryLabel className="export-label" role="region" aria-labelledby="goes-out-heading">
          <h3 className="h-24" id="goes-out-heading">
            {t.whatGoesOut}
          </h3>
          <Segmented label={t.whichRecipes} options={SCOPES} value={scope} onChange={choose} />
          {scope === 'chosen' && <RecipeChoice chosen={chosen} onChange={setChosen} />}
          {count !== undefined && (
            <p className="export-count">
              {count.toLocaleString(locale)} <small>{(scope === 'all' ? t.recipes : t.chosenRecipes)({ count })}</small>
            </p>
          )}
          <dl>
            <div>
              <dt>{t.as}</dt>
              <dd>{t.formats[format].name}</dd>
            </div>
            <div>
              <dt>{t.leavesOut}</dt>
              <dd>{leftOut}</dd>
            </div>
          </dl>
          {running.record?.status !== 'ready' && (
            <Button
              block
              busy={running.isRunning}
              disabled={scope === 'chosen' && chosen.size === 0}
              onClick={() => void running.start(format, scope === 'all' ? null : [...chosen])}
            >
              {buttonText(running.isRunning, scope, chosen.size)}
            </Button>
          )}
          <ExportOutcome running={running} />
          {!running.record && <p className="t13 muted">{t.kept}</p>}
        </PantryLabel>
      </div>
    </section>
  );
}

function buttonText(isRunning: boolean, scope: Scope, chosen: number): string {
  if (isRunning) return t.making;
  if (scope === 'all') return t.exportAll;
  return chosen === 0 ? t.chooseFirst : t.exportCount({ count: chosen });
}
