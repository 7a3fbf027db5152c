import { newId, problemOf, queryOf } from '@simmer/client';
import { type DataExport, type ExportStage } from '@simmer/contracts';
import { DATA_EXPORT_KEPT_DAYS, MAX_RECIPE_FILES_BYTES } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/settings';
import {
  Banner,
  Button,
  ButtonLink,
  IconAlertTriangle,
  IconDownload,
  OpeningRow,
  ProgressBar,
  RowActions,
  type Stage,
  Stages,
} from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useConfirmed } from '../../access/step-up';
import { client } from '../../api/client';
import { useAction } from '../../forms/use-action';
import { write } from '../../api/write';
import { SETTINGS_ROWS } from './rows';

/** A live update says how far it is; where none comes it is asked for. */
const ASK_AGAIN_MS = 3_000;

/** The file of everything: made, watched, fetched. */
export function ExportRow() {
  const { data } = useQuery({
    ...queryOf(client, 'GET /account/export', {}),
    refetchInterval: ({ state }) => (state.data?.export?.status === 'running' ? ASK_AGAIN_MS : false),
  });
  return (
    <OpeningRow id="export" group={SETTINGS_ROWS} label={t.everything} value={t.oneFile}>
      {data && <Contents made={data.export} />}
    </OpeningRow>
  );
}

function Contents({ made }: { made: DataExport | null }) {
  if (made?.status === 'running') return <Making stages={made.stages} />;
  return (
    <>
      {made?.status === 'failed' && (
        <Banner tone="error" icon={<IconAlertTriangle />}>
          {t.fileFailed}
        </Banner>
      )}
      {made?.status === 'ready' && made.expiresAt !== null && (
        <>
          <p>{t.fileReady({ until: new Date(made.expiresAt) })}</p>
          <p className="hint">{t.takenIn({ megabytes: MAX_RECIPE_FILES_BYTES / 1024 / 1024 })}</p>
        </>
      )}
      <RowActions>
        {made?.status === 'ready' && <Fetch />}
        <Make isFirst={made === null} />
        <ButtonLink size="sm" variant="quiet" href="/app/recipes/import-export">
          {t.exportElsewhere}
        </ButtonLink>
      </RowActions>
    </>
  );
}

function Make({ isFirst }: { isFirst: boolean }) {
  const confirmed = useConfirmed();
  const making = useAction(async () => {
    const id = newId();
    await confirmed(() => write('POST /account/export', { id }));
  });
  return (
    <Button size="sm" icon={<IconDownload />} busy={making.busy} onClick={making.run}>
      {isFirst ? t.makeFile : t.makeNewFile}
    </Button>
  );
}

function Fetch() {
  const confirmed = useConfirmed();
  const fetching = useAction(async () => {
    if (await confirmed(mayBeFetched)) window.location.assign(address());
  });
  return (
    <Button size="sm" variant="primary" icon={<IconDownload />} busy={fetching.busy} onClick={fetching.run}>
      {t.downloadFile}
    </Button>
  );
}

const address = (): string => client.addressOf('GET /account/export/file', {});

/** The browser saves a file by going to its address, and would show a refusal as a page: so that is asked first, and the file is not read. */
async function mayBeFetched(): Promise<object> {
  const reading = new AbortController();
  const answer = await fetch(address(), { signal: reading.signal });
  if (!answer.ok) throw await problemOf(answer);
  reading.abort();
  return answer;
}

function Making({ stages }: Pick<DataExport, 'stages'>) {
  const done = stages.reduce((sum, stage) => sum + stage.done, 0);
  const total = stages.reduce((sum, stage) => sum + stage.total, 0);
  return (
    <>
      <ProgressBar label={t.makingFile} value={total === 0 ? 0 : Math.round((done / total) * 100)} />
      <Stages stages={stages.map(drawn)} />
      <p className="hint">{t.youCanLeave({ days: DATA_EXPORT_KEPT_DAYS })}</p>
    </>
  );
}

/** The first stage that is not done is the one under way. */
function drawn({ stage, done, total }: { stage: ExportStage; done: number; total: number }, at: number, all: DataExport['stages']): Stage {
  const now = all.findIndex((one) => one.done < one.total);
  const state = done >= total ? 'done' : at === now ? 'now' : 'waiting';
  return { label: t.exportStages[stage], state, time: t.doneOf({ done, total }) };
}
