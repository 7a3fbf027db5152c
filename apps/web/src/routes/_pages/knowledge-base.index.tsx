import { createFileRoute } from '@tanstack/react-router';
import { placeholderPage } from '../../app/placeholder/placeholder-page';

export const Route = createFileRoute('/_pages/knowledge-base/')({ component: placeholderPage('/knowledge-base') });
