import { newId } from '@simmer/client';
import { MAX_UPLOAD_BYTES } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/editor';
import { useEffect, useRef, useState } from 'react';
import { write } from '../../../data/write';

/** A photo is small enough that a cook would rather try again than wait longer. */
const PHOTO_WITHIN_MS = 60_000;

/** The photo that is on its way to the server. One that is taken back, or whose page is left, does not arrive any more. */
export function usePhotoUpload(onUploaded: (imageId: string) => void) {
  /** Those of this visit, by the ids that they got: an undo may bring an earlier one back. */
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = useRef<{ stop: AbortController; done: Promise<boolean> }>(undefined);
  useEffect(() => () => running.current?.stop.abort(), []);

  function upload(file: File): void {
    if (file.size > MAX_UPLOAD_BYTES) return setProblem(t.photoTooLarge);
    const stop = new AbortController();
    running.current = { stop, done: send(file, stop.signal) };
  }

  async function send(file: File, stopped: AbortSignal): Promise<boolean> {
    setBusy(true);
    setProblem(undefined);
    try {
      const { id } = await write('POST /images/:id', { id: newId(), file }, { signal: stopped, timeoutMs: PHOTO_WITHIN_MS });
      if (stopped.aborted) return false;
      setPreviews((known) => new Map(known).set(id, URL.createObjectURL(file)));
      onUploaded(id);
      return true;
    } catch (error) {
      if (!stopped.aborted) setProblem(t.photoNotSaved({ reason: (error as Error).message }));
      return false;
    } finally {
      if (!stopped.aborted) {
        running.current = undefined;
        setBusy(false);
      }
    }
  }

  function clear(): void {
    running.current?.stop.abort();
    running.current = undefined;
    setBusy(false);
    setProblem(undefined);
  }

  return {
    /** Undefined for a photo that was not added on this screen. */
    previewOf: (imageId: string | null) => (imageId === null ? undefined : previews.get(imageId)),
    busy,
    problem,
    upload,
    clear,
    /** Waits for a photo that is on its way. False when it has not arrived. */
    arrived: (): Promise<boolean> => running.current?.done ?? Promise.resolve(true),
  };
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;
