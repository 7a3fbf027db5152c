import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { FramelessError } from '../app/errors/route-error';
import { useFocusOnNavigation } from '../app/frame/focus-on-navigation';
import { StartupScreen } from '../app/frame/startup';
import type { RouterContext } from '../app/router-context';

/** Every page waits until it is known who is there: what to show, and whether to show it, depends on that. */
export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => ({ viewer: await context.session.ready() }),
  component: Root,
  pendingComponent: StartupScreen,
  pendingMs: 0,
  errorComponent: FramelessError,
});

function Root() {
  useFocusOnNavigation();
  return <Outlet />;
}
