import { createFileRoute } from '@tanstack/react-router';
import { comingPage } from '../../app/coming-page';

export const Route = createFileRoute('/_pages/knowledge-base/$category/$article')({ component: comingPage('/knowledge-base/$category/$article') });
