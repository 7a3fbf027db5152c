import { job } from '../kit/job';

/** One photo is processed at a time; the other one is being fetched or stored meanwhile. */
export const processPhoto = job('media.process-photo', {
  summary: 'Creates the variants of a photo',
  concurrency: 2,
  perCook: 1,
  retries: 2,
  totalSeconds: 120,
});

export const removeUnusedPhotos = job('media.remove-unused-photos', {
  summary: 'Removes photos that no recipe shows any more',
  schedule: { everySeconds: 60 },
  totalSeconds: 300,
});
