import * as heads from '@simmer/messages/page-heads';
import { sections } from '@simmer/messages/privacy';
import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../../app/head';
import { LegalPage } from '../../features/legal/legal-page';

export const Route = createFileRoute('/_pages/privacy')({
  staticData: { serverRendered: true },
  // for the server's document alone
  ...(import.meta.env.SSR && {
    head: () =>
      headOf({
        title: heads.privacy,
        description: heads.privacyGist,
        address: '/privacy',
        isTranslated: true,
        data: { '@type': 'WebPage', name: heads.privacy },
      }),
  }),
  component: () => <LegalPage title={heads.privacy} gist={heads.privacyGist} sections={sections} />,
});
