import '@simmer/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { KitPage } from '../src/kit-page/kit-page';

createRoot(document.getElementById('root') as HTMLElement).render(<KitPage />);
