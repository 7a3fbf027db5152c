import './badge.css';

/** A count as a badge shows it: at most "99+". */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count));

/** A small count. Give a label where the number alone says nothing: "12 items". */
export const Badge = ({ count, label }: { count: number; label?: string }) =>
  label === undefined ? (
    <span className="badge">{badgeText(count)}</span>
  ) : (
    <span className="badge">
      <span aria-hidden="true">{badgeText(count)}</span>
      <span className="sr">{label}</span>
    </span>
  );
