import { createContext, createElement, useContext, type ComponentProps, type ComponentType } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

const PlainLink = (props: LinkProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Tells every component of the kit which link to render. Without it links are plain anchors, as on pages without JavaScript. */
export const LinkProvider = LinkContext.Provider;

/** A link through the application's router. */
export const Link = (props: LinkProps) => createElement(useContext(LinkContext), props);
