import { failureMessage } from './failure-message';

describe('why an import has failed', () => {
  it('is said exactly as the specification says it', () => {
    expect(failureMessage({ code: 'timeout' })).toBe(
      'The import is taking too long. The site might be slow or blocking our access. Try copying and pasting the recipe instead.',
    );
    const nothing = 'Could not extract recipe information from this URL. Try copying and pasting the recipe text instead.';
    for (const code of ['not-extractable', 'script-only', 'blocked']) expect(failureMessage({ code })).toBe(nothing);
  });

  it.each([
    ['http-status', 404, 'the site says this page doesn’t exist'],
    ['http-status', 503, 'the site answered with an error (503)'],
    ['blocked', 403, 'the site doesn’t let us read this page (it answered 403)'],
    ['network', undefined, 'we couldn’t reach the site'],
    ['never-heard-of', undefined, 'something went wrong on our side'],
  ])('of the code %s and the status %s is that %s', (code, status, reason) => {
    expect(failureMessage({ code, ...(status && { params: { status } }) })).toBe(`Failed to import recipe: ${reason}`);
  });
});
