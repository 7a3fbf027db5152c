import { newId, queryOf, RequestProblem, type RouteOutput } from '@simmer/client';
import { language } from '@simmer/messages/language';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../api/client';
import { useIsLive } from '../../../api/live/live-state';
import { write } from '../../../api/write';
import { exportFailure } from '../failure-words';
import type { ExportForm } from './left-out-words';

type RecipeExport = RouteOutput<'GET /exports/:id'>;

/** How often to ask while the stream of live updates is down, in milliseconds. */
const ASK_AGAIN_MS = 500;

type WhichRecipes = string[] | null;

export interface RunningExport {
  record: RecipeExport | undefined;
  isRunning: boolean;
  problem: string | undefined;
  /** Whether Premium is what it takes. */
  needsPremium: boolean;
  /** Of all recipes for null. */
  start(format: ExportForm, recipes: () => WhichRecipes | Promise<WhichRecipes>): Promise<void>;
  /** Clears what the last export came to, and one that has not begun; one that the server makes stays. */
  clear(): void;
}

export const exportFile = (id: string): string => client.addressOf('GET /exports/:id/file', { id });

/** One export from the press of the button to the file, which the browser saves by itself when it is ready. */
export function useExport(): RunningExport {
  const isLive = useIsLive();
  const [exportId, setExportId] = useState<string>();
  const [failure, setFailure] = useState<RequestProblem>();
  const [isStarting, setStarting] = useState(false);
  /** Counts what was asked for: what nobody waits for any more starts nothing. */
  const asked = useRef(0);
  const { data, error } = useQuery({
    ...queryOf(client, 'GET /exports/:id', { id: exportId ?? '' }),
    enabled: exportId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => !isLive && (!state.data || state.data.status === 'running') && ASK_AGAIN_MS,
  });
  const record = exportId === undefined ? undefined : data;
  const isReady = record?.status === 'ready';

  useEffect(() => {
    if (isReady && exportId !== undefined) save(exportFile(exportId));
  }, [isReady, exportId]);

  async function start(format: ExportForm, recipes: () => WhichRecipes | Promise<WhichRecipes>): Promise<void> {
    const mine = ++asked.current;
    setFailure(undefined);
    setExportId(undefined);
    setStarting(true);
    try {
      const recipeIds = await recipes();
      if (mine !== asked.current) return;
      const asking = { id: newId(), recipeIds };
      const { id } =
        format === 'pdf' ? await write('POST /pdf-exports', { ...asking, language }) : await write('POST /exports', { ...asking, format });
      if (mine === asked.current) setExportId(id);
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      if (mine === asked.current) setFailure(error);
    } finally {
      if (mine === asked.current) setStarting(false);
    }
  }

  function clear(): void {
    if (exportId !== undefined && isRunning) return;
    asked.current++;
    setStarting(false);
    setFailure(undefined);
    setExportId(undefined);
  }

  const problem = failure?.message ?? error?.message ?? (record?.error ? exportFailure(record.error) : undefined);
  const isRunning =
    isStarting || (exportId !== undefined && problem === undefined && (record === undefined || record.status === 'running'));
  const needsPremium = failure?.code === 'access.upgrade-required';
  return { record, isRunning, problem, needsPremium, start, clear };
}

/** The answer says that it is a file to be saved, so the page stays. */
function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
