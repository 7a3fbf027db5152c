import { newId, queryOf, RequestProblem, type RouteOutput } from '@simmer/client';
import { importErrorMessage } from '@simmer/contracts/constants';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../app/client';

type Import = RouteOutput<'GET /imports/:id'>;

/** How often to ask when no news arrives, in milliseconds. */
const ASK_AGAIN_MS = 1_000;

export interface RunningImport {
  state: 'idle' | 'running' | 'succeeded' | 'failed';
  /** What the server knows of it; undefined before the first answer. */
  record: Import | undefined;
  message: string | undefined;
  start(url: string): Promise<void>;
  cancel(): Promise<void>;
}

/** One import from the press of the button to its end. The server's record is the truth; news tells when to read it again. */
export function useImport(): RunningImport {
  const [importId, setImportId] = useState<string>();
  const [starting, setStarting] = useState(false);
  const [startFailure, setStartFailure] = useState<string>();
  const { data: record } = useQuery({
    ...queryOf(client, 'GET /imports/:id', { id: importId ?? '' }),
    enabled: importId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && hasEnded(state.data) ? false : ASK_AGAIN_MS),
  });

  async function start(url: string): Promise<void> {
    setStarting(true);
    setStartFailure(undefined);
    setImportId(undefined);
    try {
      const { id } = await client.call('POST /imports', { id: newId(), url: url.trim() }, { idempotent: true });
      setImportId(id);
    } catch (problem) {
      setStartFailure(importErrorMessage(problem instanceof RequestProblem ? problem.message : 'Simmer could not be asked'));
    } finally {
      setStarting(false);
    }
  }

  async function cancel(): Promise<void> {
    if (importId !== undefined) await client.call('POST /imports/:id/cancel', { id: importId });
    setImportId(undefined);
  }

  const shown = importId === undefined ? undefined : record;
  return { state: stateOf(shown, starting || importId !== undefined, startFailure), record: shown, message: startFailure ?? shown?.error?.message, start, cancel };
}

const hasEnded = ({ status }: Import): boolean => status === 'succeeded' || status === 'failed' || status === 'cancelled';

function stateOf(record: Import | undefined, underWay: boolean, startFailure: string | undefined): RunningImport['state'] {
  if (startFailure !== undefined || record?.status === 'failed') return 'failed';
  if (record?.status === 'succeeded') return 'succeeded';
  if (record?.status === 'cancelled') return 'idle';
  return underWay ? 'running' : 'idle';
}
