import type { RouteInput } from '@simmer/client';
import { useSyncExternalStore } from 'react';
import { recipeAnswers } from '../api/recipe-answer';
import { createEmitter } from '../browser/emitter';
import { untilLoaded } from '../browser/chunk-failure';
import { notIdleBefore, whenIdle } from '../browser/idle';
import type { DeviceOfCook, DeviceOptions } from './device-of-cook';
import type { QueuedRoute } from '../api/writes/queued';

let opening: Promise<DeviceOfCook> | undefined;
let opened: DeviceOfCook | undefined;

/** Every change of what this device keeps. */
export const deviceChanges = createEmitter();

/** The device's store, the queue and the copy of the library: no part of what every page loads first, but all there is to see without the server. */
export const loadDevice = () => import('./device-of-cook');

/** Opens what this device keeps for an account, and keeps it up to date. Returns how to end it. */
export function openDevice(options: Omit<DeviceOptions, 'onChange'>): () => void {
  const over = new AbortController();
  const load = async () => (await loadDevice()).openDeviceOfCook({ ...options, onChange: deviceChanges.emit }, over.signal);
  const isRendered = document.querySelector('#root[data-rendered]');
  const mine = isRendered ? whenIdle(load) : untilLoaded(load);
  // the first screen is drawn from it
  if (!isRendered) notIdleBefore(mine);
  opening = mine;
  const stopKeeping = recipeAnswers.listen((recipe) => void mine.then((device) => device.library.keep(recipe)));
  void mine.then((device) => {
    if (opening !== mine) return;
    opened = device;
    deviceChanges.emit();
  });
  return () => {
    over.abort();
    stopKeeping();
    opening = opened = undefined;
    deviceChanges.emit();
  };
}

/** What this device keeps for the cook; undefined for visitors. */
export const deviceOfCook = (): Promise<DeviceOfCook> | undefined => opening;

/** The same, if it is open already. */
export const openedDevice = (): DeviceOfCook | undefined => opened;

/** A part of what this device keeps, as it changes. `read` gives the same object as long as nothing has changed. */
export const useDevice = <T>(read: (device: DeviceOfCook | undefined) => T): T =>
  useSyncExternalStore(
    deviceChanges.listen,
    () => read(opened),
    () => read(undefined),
  );

/** Shows changes of different subjects at once and brings them to the server as soon as there is one, across reloads and without a connection. */
export async function queueWrite<R extends QueuedRoute>(route: R, ...inputs: readonly RouteInput<R>[]): Promise<void> {
  await (await opening)?.queue.write(route, ...inputs);
}
