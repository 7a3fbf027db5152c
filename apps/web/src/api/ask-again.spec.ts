import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { askAgain } from './ask-again';

/** A copy that is shown, whose answers come when they are let go. */
function shownCopy() {
  const cache = new QueryClient();
  const answers: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(cache, { queryKey: ['soup'], queryFn });
  observer.subscribe(() => undefined);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    cache,
    asked: () => answers.length,
    shown: () => observer.getCurrentResult().data,
    async answer(text: string) {
      answers.at(-1)?.(text);
      await settled();
    },
  };
}

it('a copy whose first answer is on its way is fetched once more after it', async () => {
  const copy = shownCopy();
  const done = askAgain(copy.cache, { queryKey: ['soup'] });
  await copy.answer('as it was');
  expect([copy.shown(), copy.asked()]).toEqual(['as it was', 2]);
  await copy.answer('as it is');
  await done;
  expect([copy.shown(), copy.asked()]).toEqual(['as it is', 2]);
});

it('a first answer that is new enough is not asked for again', async () => {
  const copy = shownCopy();
  const done = askAgain(copy.cache, { queryKey: ['soup'], predicate: ({ state }) => state.data !== 'as it is' });
  await copy.answer('as it is');
  await done;
  expect(copy.asked()).toBe(1);
});

it('a copy that is there is fetched again at once', async () => {
  const copy = shownCopy();
  await copy.answer('as it was');
  const done = askAgain(copy.cache, { queryKey: ['soup'] });
  expect(copy.asked()).toBe(2);
  await copy.answer('as it is');
  await done;
  expect([copy.shown(), copy.asked()]).toEqual(['as it is', 2]);
});
