import { progressOf, stagesOf } from './import-stages';

type Import = NonNullable<Parameters<typeof stagesOf>[0]>;

const began = Date.parse('2026-11-02T14:02:11.000Z');
const at = (seconds: number): string => new Date(began + seconds * 1_000).toISOString();
const running: Import = {
  id: '0190a5d0-0000-7000-8000-000000000001',
  url: 'https://example.com/soup',
  status: 'running',
  stages: [
    { name: 'fetching', startedAt: at(0), endedAt: at(0.8) },
    { name: 'reading', startedAt: at(0.8), endedAt: null },
  ],
  preview: null,
  recipeId: null,
  waiting: false,
  duplicateOf: null,
  moreRecipes: [],
  origins: [],
  error: null,
  debug: [],
  revision: 3,
  createdAt: at(0),
};

describe('the stages of an import', () => {
  it('waits with all four before anything is known', () => {
    expect(stagesOf(undefined, began).map((stage) => stage.state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
  });

  it('says how long a finished stage took and how long the running one has taken', () => {
    const [fetched, reading, ...waiting] = stagesOf(running, began + 1_300);
    expect(fetched).toMatchObject({ label: 'Page fetched', state: 'done', time: '0.8 s' });
    expect(reading).toMatchObject({ label: 'Looking for the recipe', state: 'now', time: '0.5 s' });
    expect(waiting).toMatchObject([
      { label: 'Saving the photo', state: 'waiting' },
      { label: 'Saving the recipe', state: 'waiting' },
    ]);
  });

  it('has a picture of its own for each stage', () => {
    expect(new Set(stagesOf(undefined, began).map((stage) => stage.icon)).size).toBe(4);
  });

  it('counts the page as fetched when the cook has sent it', () => {
    const sent = { ...running, stages: [{ name: 'reading' as const, startedAt: at(0), endedAt: null }] };
    expect(
      stagesOf(sent, began + 300)
        .map(({ label, state }) => [label, state])
        .slice(0, 2),
    ).toEqual([
      ['Page fetched', 'done'],
      ['Looking for the recipe', 'now'],
    ]);
  });

  it('marks the stage in which an import failed', () => {
    const stages = stagesOf({ ...running, status: 'failed' }, began + 2_000);
    expect(stages.map((stage) => stage.state)).toEqual(['done', 'error', 'waiting', 'waiting']);
  });

  it('marks nothing as failed when the cook has the recipe already', () => {
    const stages = stagesOf({ ...running, status: 'failed', duplicateOf: { id: 'r-1', title: 'Soup' } }, began + 2_000);
    expect(stages.map((stage) => stage.state)).toEqual(['done', 'done', 'waiting', 'waiting']);
  });

  it('calls a recipe not saved that came in by another import while this one was to save it', () => {
    const all = ['fetching', 'reading', 'saving-picture', 'saving-recipe'] as const;
    const late = {
      ...running,
      status: 'failed' as const,
      stages: all.map((name) => ({ name, startedAt: at(0), endedAt: at(1) })),
      duplicateOf: { id: 'r-1', title: 'Soup' },
    };
    expect(stagesOf(late, began + 2_000).map((stage) => stage.state)).toEqual(['done', 'done', 'done', 'waiting']);
  });

  it('fills the bar as stages pass', () => {
    expect(progressOf(stagesOf(undefined, began))).toBe(0);
    expect(progressOf(stagesOf(running, began))).toBe(38);
    const all = ['fetching', 'reading', 'saving-picture', 'saving-recipe'] as const;
    const ended = { ...running, status: 'succeeded' as const, stages: all.map((name) => ({ name, startedAt: at(0), endedAt: at(1) })) };
    expect(progressOf(stagesOf(ended, began))).toBe(100);
  });
});
