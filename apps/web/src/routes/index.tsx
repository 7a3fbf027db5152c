import { PRODUCT_NAME } from '@simmer/contracts/constants';
import { description } from '@simmer/messages/document';
import { landing } from '@simmer/messages/page-heads';
import { createFileRoute } from '@tanstack/react-router';
import { LandingFrame } from '../app/frame/public-frame';
import { headOf } from '../app/head';
import { requireVisitor } from '../app/session/guard';
import { LandingPage } from '../features/landing/landing-page';

/** For search engines: what the product is. */
const LANDING_DATA = { '@type': 'WebApplication', name: PRODUCT_NAME, applicationCategory: 'LifestyleApplication', operatingSystem: 'Web' };

export const Route = createFileRoute('/')({
  staticData: { serverRendered: true },
  beforeLoad: ({ context }) => requireVisitor(context.viewer),
  // for the server's document alone
  ...(import.meta.env.SSR && { head: () => headOf({ title: landing, description, address: '/', isTranslated: true, data: LANDING_DATA }) }),
  component: () => (
    <LandingFrame>
      <LandingPage />
    </LandingFrame>
  ),
});
