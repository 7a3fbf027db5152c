import { queryOf, type RouteOutput } from '@simmer/client';
import { MAX_PAGE_SIZE } from '@simmer/contracts/constants';
import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/export';
import { exporting } from '@simmer/messages/import-export';
import { locale } from '@simmer/messages/language';
import { Banner, Button, IconAlertCircle, PantryLabel, Segmented, SelectField, SkeletonLine, TextButton } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client';
import { ExportOutcome } from './export-outcome';
import { FormatLedger } from './format-ledger';
import { RecipeChoice } from './recipe-choice';
import { useExport } from './use-export';
import { type ExportForm, leftOutWords } from './left-out-words';
import './export.css';

const SCOPES = [
  { value: 'all', label: t.all },
  { value: 'chosen', label: t.chosen },
  { value: 'collection', label: t.collection },
] as const;
type Scope = (typeof SCOPES)[number]['value'];

/** Export: which recipes, in which form, and what stays behind. */
export function ExportPanel({ recipeIds }: { recipeIds: readonly string[] }) {
  const [scope, setScope] = useState<Scope>(recipeIds.length === 0 ? 'all' : 'chosen');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(recipeIds));
  const [format, setFormat] = useState<ExportForm>('simmer');
  const { data: collections, error, refetch } = useQuery({ ...queryOf(client, 'GET /collections', {}), enabled: scope === 'collection' });
  const [collectionId, setCollectionId] = useState<string>();
  const collection = collections?.items.find(({ id }) => id === collectionId) ?? collections?.items[0];
  const { data: library } = useQuery(queryOf(client, 'GET /recipes/facets', {}));
  const { data: formats } = useQuery({ ...queryOf(client, 'GET /export-formats', {}), staleTime: Infinity });
  const running = useExport();
  const count = { all: library?.total, chosen: chosen.size, collection: collections && (collection?.count ?? 0) }[scope];
  // one that was on its way when another format was chosen is another file
  const isMade = running.record?.status === 'ready' && running.record.format === format;
  const leftOut = formats && leftOutWords(formats.items, format);
  const choose = (next: Scope): void => {
    setScope(next);
    running.clear();
  };
  const chooseFormat = (next: ExportForm): void => {
    setFormat(next);
    running.clear();
  };
  const choosePicked = (next: ReadonlySet<string>): void => {
    setChosen(next);
    running.clear();
  };
  const start = (): void => {
    if (scope === 'all') void running.start(format, () => null);
    else if (scope === 'chosen') void running.start(format, () => [...chosen]);
    else if (collection) void running.start(format, () => recipesIn(collection.id));
  };
  return (
    <section className="exchange-row" aria-labelledby="export-heading">
      <h2 className="h-32" id="export-heading">
        {exporting}
      </h2>
      <div className="exchange-two">
        <FormatLedger formats={formats?.items} chosen={format} onChange={chooseFormat} />
        <PantryLabel className="export-label" role="region" aria-labelledby="goes-out-heading">
          <h3 className="h-24" id="goes-out-heading">
            {t.whatGoesOut}
          </h3>
          <Segmented label={t.whichRecipes} options={SCOPES} value={scope} onChange={choose} />
          {scope === 'chosen' && <RecipeChoice chosen={chosen} onChange={choosePicked} />}
          {scope === 'collection' &&
            !collections &&
            (error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : <SkeletonLine />)}
          {scope === 'collection' && collections && (
            <CollectionChoice
              collections={collections.items}
              chosen={collection?.id}
              onChange={(id) => {
                setCollectionId(id);
                running.clear();
              }}
            />
          )}
          {count !== undefined && (
            <p className="export-count">
              {count.toLocaleString(locale)} <small>{wordsFor(scope, count, collection?.name)}</small>
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
          {!isMade && (scope !== 'collection' || collections) && (
            <Button block busy={running.isRunning} disabled={scope !== 'all' && !count} onClick={start}>
              {buttonText(running.isRunning, scope, count)}
            </Button>
          )}
          <ExportOutcome running={running} />
          {!running.record && <p className="t13 muted">{t.kept}</p>}
        </PantryLabel>
      </div>
    </section>
  );
}

const NotLoaded = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Banner tone="error" icon={<IconAlertCircle />} end={<TextButton onClick={onRetry}>{common.tryAgain}</TextButton>}>
    {t.collectionsNotLoaded({ reason: error.message })}
  </Banner>
);

/** Which of the cook's collections goes out. */
function CollectionChoice({ collections, chosen, onChange }: CollectionChoiceProps) {
  if (collections.length === 0) return <p className="muted">{t.noCollections}</p>;
  return (
    <SelectField label={t.collection} value={chosen} onChange={({ target }) => onChange(target.value)}>
      {collections.map(({ id, name, count }) => (
        <option key={id} value={id}>
          {t.collectionOf({ name, count })}
        </option>
      ))}
    </SelectField>
  );
}

interface CollectionChoiceProps {
  collections: RouteOutput<'GET /collections'>['items'];
  chosen: string | undefined;
  onChange: (id: string) => void;
}

function wordsFor(scope: Scope, count: number, collection = ''): string {
  if (scope === 'collection' && collection !== '') return t.recipesIn({ count, collection });
  return (scope === 'chosen' ? t.chosenRecipes : t.recipes)({ count });
}

function buttonText(isRunning: boolean, scope: Scope, count = 0): string {
  if (isRunning) return t.making;
  if (scope === 'all') return t.exportAll;
  if (count > 0) return t.exportCount({ count });
  return scope === 'chosen' ? t.chooseFirst : t.nothingIn;
}

/** All that is in a collection by now. */
async function recipesIn(collection: string): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await client.call('GET /recipes', { collection, limit: MAX_PAGE_SIZE, ...(after !== undefined && { after }) });
    ids.push(...page.items.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  return ids;
}
