import { nativeBridge } from '../browser/native-bridge';
import { hasLocks, holdIfFree } from '../device/tab-lock';

const BEEPS = [0, 0.22, 0.44];
const BEEP_SECONDS = 0.14;
const PITCH_HZ = 880;
const EVERY_MS = 1_600;
const PULSES_MS = [200, 80, 200, 80, 200];

let audio: AudioContext | undefined;

/** Browsers let a page sound only after a touch or a key: to be called in the handler of one. */
export function allowSound(): void {
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

/** Beeps and vibrates until it is ended, in one tab of the device. Returns how to end it. */
export function ring(): () => void {
  let ended = false;
  let end = (): void => {
    ended = true;
  };
  // whoever holds the name makes the noise
  const turn = hasLocks() ? holdIfFree('alarm') : Promise.resolve(() => undefined);
  void turn.then((letGo) => {
    if (!letGo) return;
    if (ended) return letGo();
    beep();
    const timer = setInterval(beep, EVERY_MS);
    // after a reload nothing has been touched yet
    document.addEventListener('pointerdown', allowSound);
    end = () => {
      clearInterval(timer);
      document.removeEventListener('pointerdown', allowSound);
      navigator.vibrate?.(0);
      letGo();
    };
  });
  return () => end();
}

function beep(): void {
  const native = nativeBridge();
  if (native) native.haptic('heavy');
  else navigator.vibrate?.(PULSES_MS);
  if (audio?.state !== 'running') return;
  for (const at of BEEPS) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const from = audio.currentTime + at;
    tone.frequency.value = PITCH_HZ;
    volume.gain.setValueAtTime(0.4, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + BEEP_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + BEEP_SECONDS);
  }
}
