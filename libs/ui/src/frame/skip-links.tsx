import * as t from '@simmer/messages/ui';
import './skip-links.css';

const focusTarget = (id: string) => {
  const target = document.getElementById(id);
  if (!target) return;
  if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
  target.focus();
};

const LINKS = [
  { id: 'main', label: t.skipToContent },
  { id: 'nav', label: t.skipToNavigation },
  { id: 'search', label: t.skipToSearch },
];

/** The first Tab stops of every page. They move the focus to the elements with the ids main, nav and search. */
export const SkipLinks = ({ search = true }: { search?: boolean }) => (
  <div className="skips">
    {LINKS.filter(({ id }) => search || id !== 'search').map(({ id, label }) => (
      <a
        key={id}
        href={`#${id}`}
        onClick={(event) => {
          event.preventDefault();
          focusTarget(id);
        }}
      >
        {label}
      </a>
    ))}
  </div>
);
