import * as t from '@simmer/messages/import';
import { BookmarkFold } from './bookmarklet/bookmark-fold';

interface TipsProps {
  isBookmarkOpen: boolean;
  onBookmark: (open: boolean) => void;
}

export const Tips = ({ isBookmarkOpen, onBookmark }: TipsProps) => (
  <section className="a-tips" aria-labelledby="tips-heading">
    <h2 className="h-24" id="tips-heading">
      {t.tips}
    </h2>
    <ol className="tips">
      <li>{t.tipOne}</li>
      <li>{t.tipPaywall}</li>
      <li>{t.tipShare}</li>
    </ol>
    <BookmarkFold open={isBookmarkOpen} onToggle={onBookmark} />
  </section>
);
