import { queryOf, type SimmerClient } from '@simmer/client';
import { HELP_PAGE_VIDEOS, type VideoTab } from '@simmer/contracts/constants';
import type { QueryClient } from '@tanstack/react-query';
import { preload } from '../api/preload';

type Client = Pick<SimmerClient, 'call'>;

/** What the help page asks for of a tab: six, what staff feature first, then the newest. */
export const tutorialsOf = (tab: VideoTab, client: Client) =>
  queryOf(client, 'GET /videos', { tab, limit: HELP_PAGE_VIDEOS, featured_first: true });

export const tutorialCounts = (client: Client) => queryOf(client, 'GET /video-counts', {});

/** For the loader of the help page: its first tab, and how many there are on each. */
export const preloadTutorials = (client: Client, queryClient: QueryClient): Promise<void> =>
  preload(queryClient.prefetchQuery(tutorialCounts(client)), queryClient.prefetchQuery(tutorialsOf('recipes', client)));
