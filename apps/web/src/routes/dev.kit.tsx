import { KitPage } from '@simmer/ui/kit-page';
import { createFileRoute, redirect } from '@tanstack/react-router';

/** Every component in every state, for those who work on Simmer; in production there is nothing here. */
export const Route = createFileRoute('/dev/kit')({
  beforeLoad: async ({ context }) => {
    if (import.meta.env.DEV) return;
    const { environment } = await context.client.call('GET /config', {});
    if (environment === 'production') throw redirect({ to: '/', replace: true });
  },
  component: KitPage,
});
