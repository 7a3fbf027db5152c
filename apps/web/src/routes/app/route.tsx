import { createFileRoute, Outlet } from '@tanstack/react-router';
import { lazy } from 'react';
import { FramelessError } from '../../app/errors/route-error';
import { AppFrame } from '../../app/frame/app-frame';
import { Deferred } from '../../app/frame/deferred';
import { requireCook } from '../../app/session/guard';
import { untilLoaded } from '../../browser/chunk-failure';

// no part of what every page loads first
const RunningTimers = lazy(() => untilLoaded(async () => ({ default: (await import('../../cooking/running-timers')).RunningTimers })));

export const Route = createFileRoute('/app')({
  // with the list of recipes, where most visits begin, it comes with the entry
  codeSplitGroupings: [],
  beforeLoad: ({ context, location }) => requireCook(context.viewer, location),
  errorComponent: FramelessError,
  component: () => (
    <AppFrame>
      <Outlet />
      <Deferred>
        <RunningTimers />
      </Deferred>
    </AppFrame>
  ),
});
