import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/** The id of the element in which a document carries the answers that its first screen would ask for. */
export const FIRST_ANSWERS = 'first-answers';

/** Takes over what the document carries; it is removed, so that nothing else reads the copy as it was then. */
export function takeFirstAnswers(queryClient: QueryClient): void {
  const element = document.getElementById(FIRST_ANSWERS);
  if (!element) return;
  element.remove();
  hydrate(queryClient, JSON.parse(element.textContent) as DehydratedState);
}
