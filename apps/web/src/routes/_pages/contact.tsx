import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../../features/legal/contact-page';

export const Route = createFileRoute('/_pages/contact')({ component: ContactPage });
