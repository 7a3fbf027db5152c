// Is there room on a disk? Asked before anything is written there.
import { statfsSync } from 'node:fs';

/** Throws a sentence when the disk of `folder` has fewer gigabytes free. */
export function checkDiskSpace(folder, gigabytes) {
  const { bavail, bsize } = statfsSync(folder);
  const free = (bavail * bsize) / 2 ** 30;
  if (free < gigabytes)
    throw new Error(`Only ${free.toFixed(1)} GB are free on the disk of ${folder}: make room for ${gigabytes} GB and start again.`);
}
