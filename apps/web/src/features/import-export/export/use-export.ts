import { newId, queryOf, RequestProblem, type RouteOutput } from '@simmer/client';
import type { ExportFormat } from '@simmer/contracts/constants';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../../app/client';

type RecipeExport = RouteOutput<'GET /exports/:id'>;

/** How often to ask when no news arrives, in milliseconds. */
const ASK_AGAIN_MS = 500;

export interface RunningExport {
  record: RecipeExport | undefined;
  isRunning: boolean;
  problem: string | undefined;
  start(format: ExportFormat, recipeIds: readonly string[] | null): Promise<void>;
  /** Clears what the last export came to; one that still runs stays. */
  clear(): void;
}

export const exportFile = (id: string): string => `/api/exports/${id}/file`;

/** One export from the press of the button to the file, which the browser saves by itself when it is ready. */
export function useExport(): RunningExport {
  const [exportId, setExportId] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { data, error } = useQuery({
    ...queryOf(client, 'GET /exports/:id', { id: exportId ?? '' }),
    enabled: exportId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'running' ? false : ASK_AGAIN_MS),
  });
  const record = exportId === undefined ? undefined : data;
  const isReady = record?.status === 'ready';

  useEffect(() => {
    if (isReady && exportId !== undefined) save(exportFile(exportId));
  }, [isReady, exportId]);

  async function start(format: ExportFormat, recipeIds: readonly string[] | null): Promise<void> {
    setFailure(undefined);
    setExportId(undefined);
    try {
      const { id } = await client.call('POST /exports', { id: newId(), format, recipeIds: recipeIds && [...recipeIds] }, { idempotent: true });
      setExportId(id);
    } catch (problem) {
      setFailure(problem instanceof RequestProblem ? problem.message : 'Simmer could not be reached. Please try again.');
    }
  }

  function clear(): void {
    if (isRunning) return;
    setFailure(undefined);
    setExportId(undefined);
  }

  const problem = failure ?? error?.message ?? record?.error?.message;
  const isRunning = exportId !== undefined && problem === undefined && (record === undefined || record.status === 'running');
  return { record, isRunning, problem, start, clear };
}

/** The answer says that it is a file to be saved, so the page stays. */
function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
