import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../features/legal/legal-page';
import { terms } from '../../features/legal/terms';

export const Route = createFileRoute('/_pages/terms')({ component: () => <LegalPage text={terms} /> });
