import { queryKey, RequestProblem } from '@simmer/client';
import { useQueryClient } from '@tanstack/react-query';
import { askAgain } from '../../api/ask-again';

/** What shows videos or categories: a category takes its videos along to another tab. */
const SHOWN = [
  queryKey('GET /staff/videos'),
  queryKey('GET /staff/video-categories'),
  queryKey('GET /videos'),
  queryKey('GET /videos/:id'),
  queryKey('GET /video-counts'),
  queryKey('GET /video-categories'),
];

/** Waits for a change, and has whatever shows it read again: also where somebody else was faster. */
export function useVideoChange(): <T>(sent: Promise<T>) => Promise<T> {
  const cache = useQueryClient();
  const readAgain = (): void => {
    for (const key of SHOWN) void askAgain(cache, { queryKey: key });
  };
  return async (sent) => {
    try {
      const changed = await sent;
      readAgain();
      return changed;
    } catch (problem) {
      if (problem instanceof RequestProblem && problem.code === 'community.video-changed') readAgain();
      throw problem;
    }
  };
}
