import type { ImportStageName } from '@simmer/contracts/constants';
import { otherWays } from './failure-ways';
import type { Import, QueuedImport } from './import-queue';

function failed(code: string | undefined, more: Partial<QueuedImport> = {}, ...stages: ImportStageName[]): QueuedImport {
  const at = '2026-11-02T14:00:00.000Z';
  const record = { error: { code }, stages: stages.map((name) => ({ name, startedAt: at, endedAt: at })) } as Import;
  return {
    key: 'k',
    url: 'https://example.com/soup',
    allowDuplicate: false,
    state: 'failed',
    importId: 'i',
    record: code === undefined ? undefined : record,
    message: 'No',
    ...more,
  };
}

const page = new Blob(['<h1>Soup</h1>']);

describe('the other ways of an import that failed', () => {
  it.each([
    'blocked',
    'asks-to-wait',
    'script-only',
    'not-extractable',
    'http-status',
    'network',
    'tls',
    'too-many-redirects',
    'too-large',
    'blocked-address',
    'unsupported-address',
  ])('are those by the cook’s browser for %s', (code) => {
    expect(otherWays(failed(code))).toEqual({ reason: expect.stringMatching(/\.$/), ways: ['source', 'text', 'bookmark'] });
  });

  it('are the file screen when there is a file at the address', () => {
    expect(otherWays(failed('not-html'))?.ways).toEqual(['file', 'text']);
  });

  it('are offered when the site took too long, but not when saving did', () => {
    expect(otherWays(failed('timeout', {}, 'fetching'))?.reason).toContain('The site didn’t answer in time');
    expect(otherWays(failed('timeout', {}, 'fetching', 'reading', 'saving-picture', 'saving-recipe'))).toBeUndefined();
  });

  it('say what is known of a page that was sent', () => {
    expect(otherWays(failed(undefined, { page }))?.reason).toContain('didn’t reach Simmer');
    expect(otherWays(failed('not-extractable', { page }))?.reason).toContain('what you sent');
  });

  it.each(['unexpected', 'gave-up', 'page-gone'])('are none for %s, which says nothing about the page', (code) => {
    expect(otherWays(failed(code))).toBeUndefined();
  });

  it('are none while nothing has failed', () => {
    expect(otherWays(failed('blocked', { state: 'duplicate' }))).toBeUndefined();
  });
});
