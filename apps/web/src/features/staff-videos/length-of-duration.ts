import { lengthOf } from '../../video/length';

/** `PT2M14S` as `2:14`. */
export function lengthOfDuration(duration: string): string {
  const [, hours = 0, minutes = 0, seconds = 0] = /T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?/.exec(duration) ?? [];
  return lengthOf((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds));
}
