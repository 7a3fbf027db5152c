import * as heads from '@simmer/messages/page-heads';
import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../../app/head';
import { ContactPage } from '../../features/contact/contact-page';

export const Route = createFileRoute('/_pages/contact')({
  staticData: { serverRendered: true },
  // read with the screen: what is here comes with every page
  validateSearch: (search): { sent?: unknown } => search,
  // for the server's document alone
  ...(import.meta.env.SSR && {
    head: () =>
      headOf({
        title: heads.contact,
        description: heads.contactGist,
        address: '/contact',
        isTranslated: true,
        data: { '@type': 'ContactPage', name: heads.contact },
        hasForm: true,
      }),
  }),
  component: function Page() {
    const { sent } = Route.useSearch();
    return <ContactPage sentNumber={typeof sent === 'number' ? sent : undefined} />;
  },
});
