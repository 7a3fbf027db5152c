/** Reading aloud and listening: both off until the cook turns them on, and off again with cook mode. */
export interface Voice {
  isReading: boolean;
  /** `asked`: the cook is being told what it is and where the sound goes. */
  listening: 'off' | 'asked' | 'on';
}

export const SILENT: Voice = { isReading: false, listening: 'off' };
