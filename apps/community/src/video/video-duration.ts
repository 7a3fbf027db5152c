const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Seconds of a duration such as `PT1H4M20S`; 0 for anything else. */
export function secondsOf(duration: string): number {
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = DURATION.exec(duration) ?? [];
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
}
