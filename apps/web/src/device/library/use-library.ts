import { openedDevice, useDevice } from '../device';
import type { Library } from './local-library';

/** The cook's whole library as this device shows it; undefined until all of it is here, and where a browser keeps nothing. */
export const useLibrary = (): Library | undefined =>
  useDevice((device) => (device?.library.current.isComplete ? device.library.current : undefined));

/** For loaders: whether the library is here, so that no list has to be asked for. */
export const hasLibrary = (): boolean => openedDevice()?.library.current.isComplete ?? false;
