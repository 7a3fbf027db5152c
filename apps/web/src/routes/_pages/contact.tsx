import * as heads from '@simmer/messages/page-heads';
import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../../app/head';
import { ContactPage } from '../../features/legal/contact-page';

export const Route = createFileRoute('/_pages/contact')({
  staticData: { serverRendered: true },
  head: () => headOf({ title: heads.contact, description: heads.contactGist }),
  component: ContactPage,
});
