import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PageNotFound } from '../../../app/errors/page-not-found';
import { requireStaff } from '../../../app/session/guard';
import { StaffFrame } from '../../../features/staff/staff-frame';

export const Route = createFileRoute('/app/staff')({
  beforeLoad: ({ context }) => requireStaff(context.viewer),
  notFoundComponent: PageNotFound,
  component: () => (
    <StaffFrame>
      <Outlet />
    </StaffFrame>
  ),
});
