import { IMPORT_STAGES, type ImportStageName } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/import';
import { IconBook2, IconCamera, IconLink, IconSearch, type Stage } from '@simmer/ui';
import type { Import } from './import-queue';

const SHOWN: Record<ImportStageName, { now: string; done: string; icon: Stage['icon'] }> = {
  fetching: { now: t.fetching, done: t.fetched, icon: IconLink },
  reading: { now: t.reading, done: t.read, icon: IconSearch },
  'saving-picture': { now: t.savingPhoto, done: t.savedPhoto, icon: IconCamera },
  'saving-recipe': { now: t.savingRecipe, done: t.savedRecipe, icon: IconBook2 },
};

/** The four stages as the label shows them, with the time each took. */
export function stagesOf(record: Import | undefined, now: number): Stage[] {
  // what another import has brought in by the time that it is to be saved, is not saved again
  const reached = record?.stages.filter(({ name }) => name !== 'saving-recipe' || !record.duplicateOf) ?? [];
  const first = reached[0]?.name;
  const begunWith = first ? IMPORT_STAGES.indexOf(first) : 0;
  return IMPORT_STAGES.map((name, index) => {
    const passed = reached.find((stage) => stage.name === name);
    const isLast = passed !== undefined && reached.at(-1) === passed;
    // a page that was sent has not to be fetched
    const state = index < begunWith ? 'done' : stageState(record, passed !== undefined, isLast);
    const { done, now: doing, icon } = SHOWN[name];
    return { label: state === 'done' ? done : doing, state, icon, ...(passed && { time: seconds(passed, now) }) };
  });
}

/** What is being done right now, in words. */
export function stageNow(record: Import | undefined): string {
  const last = record?.stages.at(-1);
  return last ? SHOWN[last.name].now : t.starting;
}

/** Percent: every finished stage counts a quarter, the running one half of that. */
export function progressOf(stages: readonly Stage[]): number {
  const points = { done: 1, now: 0.5, error: 0, waiting: 0 };
  return Math.round((100 * stages.reduce((sum, stage) => sum + points[stage.state], 0)) / stages.length);
}

function stageState(record: Import | undefined, reached: boolean, isLast: boolean): Stage['state'] {
  if (!reached) return 'waiting';
  // a recipe that the cook has already was found, and nothing has gone wrong
  if (!isLast || record?.status === 'succeeded' || record?.duplicateOf) return 'done';
  return record?.status === 'failed' ? 'error' : 'now';
}

function seconds({ startedAt, endedAt }: Import['stages'][number], now: number): string {
  const ended = endedAt ? Date.parse(endedAt) : now;
  return t.seconds({ seconds: Math.max(0, (ended - Date.parse(startedAt)) / 1_000) });
}
