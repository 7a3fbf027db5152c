import { BookmarkFold } from './bookmarklet/bookmark-fold';

interface TipsProps {
  isBookmarkOpen: boolean;
  onBookmark: (open: boolean) => void;
}

export const Tips = ({ isBookmarkOpen, onBookmark }: TipsProps) => (
  <section className="a-tips" aria-labelledby="tips-heading">
    <h2 className="h-24" id="tips-heading">
      Tips
    </h2>
    <ol className="tips">
      <li>Use the page of one recipe, not a list of ten.</li>
      <li>Behind a paywall? Copy the text and use Paste instead.</li>
      <li>On Android, install Simmer from the browser’s menu, then share a page to it. An iPhone cannot share to web apps: copy the address, or use the bookmark below.</li>
    </ol>
    <BookmarkFold open={isBookmarkOpen} onToggle={onBookmark} />
  </section>
);
