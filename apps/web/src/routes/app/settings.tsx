import { createFileRoute } from '@tanstack/react-router';
import { comingPage } from '../../app/coming-page';
import { ThemeSwitch } from '../../app/theme/theme-switch';

const theme = (
  <section className="theme-choice">
    <h2 className="h-20">Theme</h2>
    <ThemeSwitch />
  </section>
);

export const Route = createFileRoute('/app/settings')({ component: comingPage('/app/settings', theme) });
