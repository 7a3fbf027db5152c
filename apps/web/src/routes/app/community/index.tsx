import { createFileRoute } from '@tanstack/react-router';
import { GalleryPage } from '../../../features/community/gallery-page';

export const Route = createFileRoute('/app/community/')({ component: GalleryPage });
