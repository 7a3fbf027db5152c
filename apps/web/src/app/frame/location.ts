import { useMatches, useRouterState } from '@tanstack/react-router';
import { hasAddButton, hasQuietAdd, sectionOf } from './sections';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen has a search field of its own (id `search`): the header leaves its search link out. */
    ownSearch?: boolean;
    /** The screen fills the window: no header, tab bar or footer around it. */
    fillsWindow?: boolean;
  }
}

export const useCurrentSection = (): string | undefined => useRouterState({ select: ({ location }) => sectionOf(location.pathname) });

export const useAddButton = (): boolean => useRouterState({ select: ({ location }) => hasAddButton(location.pathname) });

export const useQuietAdd = (): boolean => useRouterState({ select: ({ location }) => hasQuietAdd(location.pathname) });

export const useOwnSearch = (): boolean =>
  useMatches({ select: (matches) => matches.some((match) => match.staticData.ownSearch === true) });

export const useFillsWindow = (): boolean =>
  useMatches({ select: (matches) => matches.some((match) => match.staticData.fillsWindow === true) });
