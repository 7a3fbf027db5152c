import { newId } from '@simmer/client';
import * as t from '@simmer/messages/editor';
import { useEffect, useState } from 'react';
import { write } from '../api/write';
import { photoToSend, UnsendablePhoto } from './photo-to-send';

/** A photo is small enough that a cook would rather try again than wait longer. */
const PHOTO_WITHIN_MS = 60_000;

/** How the photo of one place is doing. */
interface PlaceState {
  busy: boolean;
  problem?: string;
}

const IDLE: PlaceState = { busy: false };

/** The photos that are on their way to the server, one for each place of a form. One that is taken back, or whose page is left, does not arrive any more. */
export function usePhotoUploads(onUploaded: (place: string, imageId: string) => void) {
  /** Those of this visit, by the ids that they got: an undo may bring an earlier one back. */
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  const [states, setStates] = useState<ReadonlyMap<string, PlaceState>>(new Map());
  const [running] = useState(() => new Map<string, { stop: AbortController; done: Promise<boolean> }>());
  /** Of the previews: a browser keeps what they stand for until it is told that nobody looks any more. */
  const [addresses] = useState<string[]>(() => []);
  useEffect(
    () => () => {
      running.forEach(({ stop }) => stop.abort());
      addresses.splice(0).forEach((address) => URL.revokeObjectURL(address));
    },
    [running, addresses],
  );

  const setState = (place: string, state: PlaceState): void => setStates((known) => new Map(known).set(place, state));

  function upload(place: string, file: File): void {
    clear(place);
    const stop = new AbortController();
    running.set(place, { stop, done: send(place, file, stop.signal) });
  }

  /** False when it has not arrived although it was wanted to the end. */
  async function send(place: string, chosen: File, stopped: AbortSignal): Promise<boolean> {
    setState(place, { busy: true });
    try {
      const file = await photoToSend(chosen);
      if (stopped.aborted) return true;
      const { id } = await write('POST /images/:id', { id: newId(), file }, { signal: stopped, timeoutMs: PHOTO_WITHIN_MS });
      if (stopped.aborted) return true;
      const address = URL.createObjectURL(file);
      addresses.push(address);
      setPreviews((known) => new Map(known).set(id, address));
      onUploaded(place, id);
      setState(place, IDLE);
      return true;
    } catch (error) {
      if (stopped.aborted) return true;
      const { message } = error as Error;
      setState(place, { busy: false, problem: error instanceof UnsendablePhoto ? message : t.photoNotSaved({ reason: message }) });
      return false;
    } finally {
      if (!stopped.aborted) running.delete(place);
    }
  }

  function clear(place: string): void {
    running.get(place)?.stop.abort();
    running.delete(place);
    setState(place, IDLE);
  }

  return {
    at: (place: string) => ({
      ...(states.get(place) ?? IDLE),
      /** Undefined for a photo that was not added on this screen. */
      previewOf: (imageId: string | null) => (imageId === null ? undefined : previews.get(imageId)),
      upload: (file: File) => upload(place, file),
      clear: () => clear(place),
    }),
    busy: [...states.values()].some(({ busy }) => busy),
    clear: () => [...states.keys()].forEach(clear),
    /** Waits for the photos that are on their way. False when one has not arrived. */
    async arrived(): Promise<boolean> {
      let areAll = true;
      // another one may be chosen meanwhile
      while (running.size > 0) areAll = (await Promise.all([...running.values()].map(({ done }) => done))).every(Boolean) && areAll;
      return areAll;
    },
  };
}

export type PhotoUpload = ReturnType<ReturnType<typeof usePhotoUploads>['at']>;

const ONE = 'photo';

/** The photo of a form that has one. */
export const usePhotoUpload = (onUploaded: (imageId: string) => void): PhotoUpload =>
  usePhotoUploads((_, imageId) => onUploaded(imageId)).at(ONE);
