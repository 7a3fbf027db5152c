import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../features/legal/legal-page';
import { privacy } from '../../features/legal/privacy';

export const Route = createFileRoute('/_pages/privacy')({ component: () => <LegalPage text={privacy} /> });
