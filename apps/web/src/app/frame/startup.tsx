import { warmingUp } from '@simmer/messages/document';
import { LogoDrawing } from '@simmer/ui';
import './startup.css';

/** While it is not known yet who is there. index.html shows the same words before the app itself has loaded. */
export const StartupScreen = () => (
  <main className="startup" aria-busy="true">
    <LogoDrawing className="pan" />
    <p className="startup-word" role="status">
      {warmingUp}
    </p>
  </main>
);
