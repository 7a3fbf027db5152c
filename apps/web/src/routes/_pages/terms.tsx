import * as heads from '@simmer/messages/page-heads';
import { sections } from '@simmer/messages/terms';
import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../../app/head';
import { LegalPage } from '../../features/legal/legal-page';

export const Route = createFileRoute('/_pages/terms')({
  staticData: { serverRendered: true },
  // for the server's document alone
  ...(import.meta.env.SSR && {
    head: () =>
      headOf({
        title: heads.terms,
        description: heads.termsGist,
        address: '/terms',
        isTranslated: true,
        data: { '@type': 'WebPage', name: heads.terms },
      }),
  }),
  component: () => <LegalPage title={heads.terms} gist={heads.termsGist} sections={sections} />,
});
