import { deepLinkTarget } from './deep-links';

describe('a link of the native app', () => {
  it.each([
    ['simmer://signup?session_id=cs_1&email=ada%40example.com&plan=yearly', '/signup?session_id=cs_1&email=ada%40example.com&plan=yearly'],
    ['simmer://signup?session_id=cs_1', '/signup?session_id=cs_1'],
    ['simmer://signup?email=ada%40example.com', '/signup'],
    ['simmer://recipes', '/app/recipes'],
    ['simmer://recipes?session_id=cs_1', '/app/recipes?session_id=cs_1'],
    ['simmer://app/recipes?session_id=cs_1', '/app/recipes?session_id=cs_1'],
    ['simmer:///app/recipes/', '/app/recipes'],
    ['simmer://onboarding', '/onboarding'],
    ['simmer://app/onboarding', '/onboarding'],
    ['simmer://community/recipe/leek-soup', '/community/recipe/leek-soup'],
    ['simmer://app/community', '/community'],
    ['simmer://applesauce', '/applesauce'],
    ['simmer://', '/'],
    ['simmer:////evil.example/x', '/evil.example/x'],
    ['simmer://\\\\evil.example', '/evil.example'],
    ['simmer://privacy#top', '/privacy'],
  ])('%s leads to %s', (link, target) => {
    expect(deepLinkTarget(link)).toBe(target);
  });
});
