import { createFileRoute, Outlet } from '@tanstack/react-router';
import { FramelessError } from '../../app/errors/route-error';
import { AppFrame } from '../../app/frame/app-frame';
import { requireCook } from '../../app/session/guard';

export const Route = createFileRoute('/app')({
  beforeLoad: ({ context, location }) => requireCook(context.viewer, location),
  errorComponent: FramelessError,
  component: () => (
    <AppFrame>
      <Outlet />
    </AppFrame>
  ),
});
