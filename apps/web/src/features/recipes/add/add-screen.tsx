import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/add-recipe';
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
  {
    href: '/app/recipes/import-url',
    title: t.fromWeb,
    text: t.fromWebText,
    icon: <IconLink size={24} />,
  },
  {
    href: '/app/recipes/new',
    title: t.typeIn,
    text: t.typeInText,
    icon: <IconPencil size={24} />,
  },
  {
    href: '/app/recipes/paste',
    title: t.paste,
    text: t.pasteText,
    icon: <IconClipboardText size={24} />,
  },
  {
    href: '/app/recipes/import-export',
    title: t.fromFile,
    text: t.fromFileText,
    icon: <IconFileImport size={24} />,
  },
];

/** The ways a recipe comes into Simmer. */
export function AddScreen() {
  usePageTitle(t.title);
  return (
    <>
      <Breadcrumb crumbs={[{ label: recipeTexts.recipes, href: '/app/recipes' }, { label: t.title }]} />
      <h1 className="h-44">{t.title}</h1>
      <p className="t20 muted add-lead">{t.lead}</p>
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
