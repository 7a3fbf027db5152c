import { newId, queryKey, queryOf, RequestProblem, type RouteOutput } from '@simmer/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../../app/client';
import { choiceProblem } from './choice-problem';

export type FileImport = RouteOutput<'GET /file-imports/:id'>;

/** How often to ask when no news arrives, in milliseconds. */
const ASK_AGAIN_MS = 1_000;
const WORKING = new Set<FileImport['status']>(['reading', 'saving', 'undoing']);

export interface RunningFileImport {
  /** Undefined before anything was chosen, or before the first answer. */
  record: FileImport | undefined;
  /** Percent sent; undefined when nothing is being sent. */
  sent: number | undefined;
  problem: string | undefined;
  /** `folder` is the name of one that was dropped with them. */
  begin(files: readonly File[], folder?: string): Promise<void>;
  save(choice: { withDuplicates: boolean; leaveOut: number[] }): Promise<void>;
  undo(): Promise<void>;
  cancel(): Promise<void>;
}

/** One import of files from their choice to its undo. The server's record is the truth; news tells when to read it again. */
export function useFileImport(importId: string | undefined, onImport: (importId: string | undefined) => void): RunningFileImport {
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  const { data, error } = useQuery({
    ...queryOf(client, 'GET /file-imports/:id', { id: importId ?? '' }),
    enabled: importId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && WORKING.has(state.data.status) ? ASK_AGAIN_MS : false),
  });

  function keep(record: FileImport): void {
    queryClient.setQueryData(queryKey('GET /file-imports/:id', { id: record.id }), record);
    void queryClient.invalidateQueries({ queryKey: queryKey('GET /file-imports/:id/items') });
  }

  async function begin(files: readonly File[], folder?: string): Promise<void> {
    const problem = choiceProblem(files, folder);
    setFailure(problem);
    if (problem !== undefined) return;
    sending.current = new AbortController();
    setSent(0);
    try {
      // only needed here, so it is no part of what every page loads
      const { uploadFiles } = await import('./upload-files');
      const record = await uploadFiles(newId(), files, { onProgress: setSent, signal: sending.current.signal });
      keep(record);
      onImport(record.id);
    } catch (problem) {
      if (!sending.current.signal.aborted) setFailure(messageOf(problem));
    } finally {
      setSent(undefined);
    }
  }

  async function act(call: (id: string) => Promise<FileImport>): Promise<void> {
    if (importId === undefined) return;
    setFailure(undefined);
    try {
      keep(await call(importId));
    } catch (problem) {
      setFailure(messageOf(problem));
    }
  }

  async function cancel(): Promise<void> {
    if (sent !== undefined) sending.current?.abort(new Error('The cook has changed their mind.'));
    else await act((id) => client.call('POST /file-imports/:id/cancel', { id }, { idempotent: true }));
  }

  return {
    record: importId === undefined ? undefined : data,
    sent,
    problem: failure ?? error?.message,
    begin,
    save: ({ withDuplicates, leaveOut }) => act((id) => client.call('POST /file-imports/:id/save', { id, withDuplicates, leaveOut })),
    undo: () => act((id) => client.call('POST /file-imports/:id/undo', { id }, { idempotent: true })),
    cancel,
  };
}

const messageOf = (problem: unknown): string => (problem instanceof RequestProblem ? problem.message : 'Simmer could not be reached. Please try again.');
