import { Breadcrumb, IconChevronRight, IconClipboardText, IconFileImport, IconLink, IconPencil, Link, PantryLabel } from '@simmer/ui';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../app/page-title';
import './add.css';

interface Way {
  href: string;
  title: string;
  text: string;
  icon: ReactNode;
}

const WAYS: readonly Way[] = [
  { href: '/app/recipes/import-url', title: 'From a web address', text: 'Paste a link. Simmer reads the recipe and brings the picture along.', icon: <IconLink size={24} /> },
  { href: '/app/recipes/new', title: 'Type it in', text: 'From a card, a book or your head. One line for each ingredient.', icon: <IconPencil size={24} /> },
  { href: '/app/recipes/paste', title: 'Paste the text', text: 'From a message or a document, sorted into ingredients and steps.', icon: <IconClipboardText size={24} /> },
  { href: '/app/recipes/import-export', title: 'From a file', text: 'Bring the whole collection of another app.', icon: <IconFileImport size={24} /> },
];

/** The ways a recipe comes into Simmer. */
export function AddScreen() {
  usePageTitle('Add Recipe');
  return (
    <>
      <Breadcrumb crumbs={[{ label: 'Recipes', href: '/app/recipes' }, { label: 'Add Recipe' }]} />
      <h1 className="h-44">Add Recipe</h1>
      <p className="t20 muted add-lead">How does this one reach you?</p>
      <PantryLabel className="ways">
        <ul>
          {WAYS.map(({ href, title, text, icon }) => (
            <li key={href} className="way">
              <span className="way-icon">{icon}</span>
              <div>
                <h2 className="h-20">
                  <Link href={href}>{title}</Link>
                </h2>
                <p className="muted">{text}</p>
              </div>
              <IconChevronRight />
            </li>
          ))}
        </ul>
      </PantryLabel>
    </>
  );
}
