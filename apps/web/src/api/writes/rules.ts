import type { CallOptions, Route, RouteInput, RouteOutput } from '@simmer/client';
import type { LiveSubject, LiveUpdate, RecipeSummary } from '@simmer/contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

export type WriteRoute = Exclude<Route, `GET ${string}`>;

export interface WriteOptions extends Pick<CallOptions, 'timeoutMs' | 'signal' | 'onProgress'> {
  asksToSignIn?: boolean;
}

/** Sends a change to the server, and does to the cache what its rule says. */
export type Write = <R extends WriteRoute>(route: R, input: RouteInput<R>, options?: WriteOptions) => Promise<RouteOutput<R>>;

/** What a write means for the copies of the server's answers. */
export interface WriteRule<R extends WriteRoute> {
  /** The same write sent again changes nothing more, so it is repeated when no answer comes. */
  idempotent?: true;
  /** Shown before the answer; taken back when there is a refusal. */
  optimistic?(cache: QueryClient, input: RouteInput<R>): void;
  /** Puts what came back in the place of what would otherwise be asked for. */
  keep?(cache: QueryClient, output: RouteOutput<R>, input: RouteInput<R>): void;
  /** Copies that are stale afterwards. */
  invalidates?: readonly QueryKey[];
}

/** A write that can wait on the device until the server has it: it asks for a state, or brings the id that makes it the same when it is sent again. */
export interface QueueRule<R extends WriteRoute> {
  /** It says all that there is to say of its part of its subject: a later one takes its place while it waits. */
  replaces: boolean;
  /** What it makes of a recipe, where its subject is one; null when the recipe is gone then. `gone` is the recipe as it was before it was deleted. */
  change?<T extends RecipeSummary>(recipe: T | null, input: RouteInput<R>, gone: T | undefined): T | null;
  /** What it does, in words. */
  words(input: RouteInput<R>, title: string): string;
}

/** What an area says of its writes. One that is left out changes nothing that is on the screen. */
export type WriteRules = { [R in WriteRoute]?: WriteRule<R> };

/** Which copies of the server's answers show what a live event is about. */
export interface Stale {
  /** What changed; without it every copy under the keys counts as older. */
  id?: string;
  /** Prefixes of the query keys whose answers show it. */
  keys: readonly QueryKey[];
}

/** What is stale after each live event. An area says it of the events that are its own. */
export type LiveRules = { [S in LiveSubject]: (payload: LiveUpdate<S>['payload']) => Stale };
