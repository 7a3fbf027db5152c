import { community, plans } from '@simmer/messages/frame';
import { Footer } from '@simmer/ui';
import { LanguageSwitch } from '../language/language-switch';
import { LINKS } from './app-footer';

const PUBLIC_LINKS = [LINKS[0], { href: '/app/community', label: community }, { href: '/plans', label: plans }, ...LINKS.slice(1)];

export const PublicFooter = () => (
  <Footer links={PUBLIC_LINKS}>
    <LanguageSwitch />
  </Footer>
);
