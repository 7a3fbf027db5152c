import * as heads from '@simmer/messages/page-heads';
import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../../app/head';
import { ContactPage } from '../../features/legal/contact-page';

export const Route = createFileRoute('/_pages/contact')({
  staticData: { serverRendered: true },
  // for the server's document alone
  ...(import.meta.env.SSR && { head: () => headOf({ title: heads.contact, description: heads.contactGist }) }),
  component: ContactPage,
});
