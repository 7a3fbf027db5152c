import type { DehydratedState, QueryClient } from '@tanstack/react-query';

/** The id of the element in which a document carries the answers that its first screen would ask for. */
export const FIRST_ANSWERS = 'first-answers';

/** Takes over what the document carries; it is removed, so that nothing else reads the copy as it was then. */
export function takeFirstAnswers(queryClient: QueryClient): void {
  const element = document.getElementById(FIRST_ANSWERS);
  if (!element) return;
  element.remove();
  // all of them are answers that came, so `hydrate` with its errors and its promises would be code for nothing
  for (const { queryKey, state } of (JSON.parse(element.textContent) as DehydratedState).queries)
    queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
}
