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
    [
      'simmer://add?text=Leek%20soup&url=https%3A%2F%2Fa.example%2F1&as=admin',
      '/app/recipes/add?text=Leek+soup&url=https%3A%2F%2Fa.example%2F1',
    ],
    ['https://simmer.example/app/recipes?session_id=cs_1', '/app/recipes?session_id=cs_1'],
    ['https://simmer.example/app/recipes/1#step-2', '/app/recipes/1#step-2'],
    ['https://simmer.example//evil.example', '/evil.example'],
    ['https://', '/'],
  ])('%s leads to %s', (link, target) => {
    expect(deepLinkTarget(link)).toBe(target);
  });
});
