import { newId, queryOf, RequestProblem, type RouteOutput } from '@simmer/client';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../../api/client';
import { useIsLive } from '../../../api/live/live-state';
import { write } from '../../../api/write';
import { type ChoiceProblem, choiceProblem } from './choice-problem';

export type FileImport = RouteOutput<'GET /file-imports/:id'>;

/** How often to ask while the stream of live updates is down, in milliseconds. */
const ASK_AGAIN_MS = 1_000;
const WORKING = new Set<FileImport['status']>(['reading', 'saving', 'undoing']);

interface FileImportChoice {
  withDuplicates: boolean;
  leaveOut: number[];
  /** Of the collection that they go into. */
  collectionName: string | null;
}

export interface RunningFileImport {
  /** Undefined before anything was chosen, or before the first answer. */
  record: FileImport | undefined;
  /** Percent sent; undefined when nothing is being sent. */
  sent: number | undefined;
  problem: string | undefined;
  /** Why the chosen files were not sent. */
  refused: ChoiceProblem | undefined;
  /** An import is in the address. */
  isAsked: boolean;
  /** `folder` is the name of one that was dropped with them. */
  begin(files: readonly File[], folder?: string): Promise<void>;
  save(choice: FileImportChoice): Promise<void>;
  undo(importId: string): Promise<void>;
  cancel(): Promise<void>;
}

/** One import of files from their choice to its undo. The server's record is the truth; live updates tell when to read it again. */
export function useFileImport(importId: string | undefined, onImport: (importId: string | undefined) => void): RunningFileImport {
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<ChoiceProblem>();
  const isLive = useIsLive();
  const sending = useRef<AbortController>(undefined);
  const { data, error } = useQuery({
    ...queryOf(client, 'GET /file-imports/:id', { id: importId ?? '' }),
    enabled: importId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => !isLive && state.data !== undefined && WORKING.has(state.data.status) && ASK_AGAIN_MS,
  });

  async function begin(files: readonly File[], folder?: string): Promise<void> {
    const problem = choiceProblem(files, folder);
    setFailure(undefined);
    setRefused(problem);
    if (problem !== undefined) return;
    sending.current = new AbortController();
    const { signal } = sending.current;
    setSent(0);
    try {
      const record = await write('POST /file-imports/:id', { id: newId(), files: [...files] }, { onProgress: setSent, signal });
      onImport(record.id);
    } catch (problem) {
      if (!sending.current.signal.aborted) setFailure(messageOf(problem));
    } finally {
      setSent(undefined);
    }
  }

  async function act(call: () => Promise<unknown>): Promise<void> {
    setFailure(undefined);
    try {
      await call();
    } catch (problem) {
      setFailure(messageOf(problem));
    }
  }

  async function cancel(): Promise<void> {
    if (sent !== undefined) sending.current?.abort(new Error('The cook has changed their mind.'));
    else if (importId !== undefined) await act(() => write('POST /file-imports/:id/cancel', { id: importId }));
  }

  return {
    record: importId === undefined ? undefined : data,
    sent,
    problem: failure ?? error?.message,
    refused,
    isAsked: importId !== undefined,
    begin,
    save: async (choice) => {
      if (importId !== undefined) await act(() => write('POST /file-imports/:id/save', { id: importId, ...choice }));
    },
    undo: (id) => act(() => write('POST /file-imports/:id/undo', { id })),
    cancel,
  };
}

/** What to tell of a request that failed; any other error is thrown on. */
function messageOf(error: unknown): string {
  if (error instanceof RequestProblem) return error.message;
  throw error;
}

/** False while files are yet to be chosen, or chosen anew because nothing came of the last ones. */
export function isUnderWay({ record, sent, problem, isAsked }: RunningFileImport): boolean {
  if (sent !== undefined) return true;
  return record ? record.status !== 'failed' : isAsked && problem === undefined;
}
