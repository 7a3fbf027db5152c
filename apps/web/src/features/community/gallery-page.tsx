import { usePageTitle } from '../../app/page-title';
import { Gallery } from './gallery';
import './gallery.css';

export function GalleryPage() {
  usePageTitle('Community Recipes');
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h-44">Community Recipes</h1>
          <p className="t17 muted gallery-subtitle">Discover delicious recipes shared by our cooking community</p>
        </div>
      </div>
      <Gallery />
    </>
  );
}
