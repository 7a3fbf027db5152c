import { sections, updated } from '@simmer/messages/accessibility';
import * as heads from '@simmer/messages/page-heads';
import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../../app/head';
import { LegalPage } from '../../features/legal/legal-page';

export const Route = createFileRoute('/_pages/accessibility')({
  staticData: { serverRendered: true },
  // for the server's document alone
  ...(import.meta.env.SSR && {
    head: () =>
      headOf({
        title: heads.accessibility,
        description: heads.accessibilityGist,
        address: '/accessibility',
        isTranslated: true,
        data: { '@type': 'WebPage', name: heads.accessibility },
      }),
  }),
  component: () => <LegalPage title={heads.accessibility} gist={heads.accessibilityGist} sections={sections} updated={updated} />,
});
