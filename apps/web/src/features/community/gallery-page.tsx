import * as t from '@simmer/messages/gallery';
import { usePageTitle } from '../../app/page-title';
import { Gallery } from './gallery';
import './gallery.css';

export function GalleryPage() {
  usePageTitle(t.title);
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h-44">{t.title}</h1>
          <p className="t17 muted gallery-subtitle">{t.subtitle}</p>
        </div>
      </div>
      <Gallery />
    </>
  );
}
