import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode, type ToggleEvent } from 'react';
import { classNames } from '../class-names';
import { Link, type LinkProps } from '../link/link';
import './menu.css';

const moves: Record<string, (index: number, length: number) => number> = {
  ArrowDown: (index, length) => (index + 1) % length,
  ArrowUp: (index, length) => (index <= 0 ? length : index) - 1,
  Home: () => 0,
  End: (_index, length) => length - 1,
};

/** Those that can be chosen; some are for wide screens alone. */
const itemsOf = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')].filter(
    (item) => getComputedStyle(item).display !== 'none',
  );

/** Where anchor positioning is missing the menu hangs under its button, right edges aligned. */
const placeWithoutAnchors = (menu: HTMLElement, button: HTMLElement) => {
  if (CSS.supports('position-area', 'block-end')) return;
  const box = button.getBoundingClientRect();
  Object.assign(menu.style, { inset: `${box.bottom + 8}px ${innerWidth - box.right}px auto auto`, margin: '0' });
};

export interface MenuProps {
  /** Names the menu. */
  label: string;
  /** The button that opens it: spread the props on a button. */
  trigger: (props: ComponentProps<'button'>) => ReactNode;
  children: ReactNode;
  className?: string;
}

/** A menu in a native popover: opens from its button, first item focused; arrows wrap, Escape, Tab and a choice close it. */
export const Menu = ({ label, trigger, children, className }: MenuProps) => {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const open = event.newState === 'open';
    button.current?.setAttribute('aria-expanded', String(open));
    if (!open || !menu.current || !button.current) return;
    placeWithoutAnchors(menu.current, button.current);
    itemsOf(menu.current)[0]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = itemsOf(event.currentTarget);
    const move = moves[event.key];
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (!move) return;
    event.preventDefault();
    items[move(items.indexOf(document.activeElement as HTMLElement), items.length)]?.focus();
  };

  return (
    <>
      {trigger({ ref: button, popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': false })}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        // on a drawn page it opens before the app is there, and the browser moves the focus by itself
        tabIndex={-1}
        autoFocus
        aria-label={label}
        className={classNames('menu', className)}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          if ((event.target as HTMLElement).closest('[role=menuitem]:not([aria-disabled=true])')) menu.current?.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
};

/** A choice. With `aria-disabled` it stays readable and does nothing; `end` is a word at its right. */
export const MenuItem = ({ icon, end, children, onClick, ...rest }: ComponentProps<'button'> & { icon?: ReactNode; end?: ReactNode }) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    {...rest}
    onClick={(event) => {
      if (rest['aria-disabled'] !== true) onClick?.(event);
    }}
  >
    {icon}
    {children}
    {end !== undefined && <span className="key">{end}</span>}
  </button>
);

export const MenuLink = ({ icon, children, ...rest }: LinkProps & { icon?: ReactNode }) => (
  <Link role="menuitem" tabIndex={-1} {...rest}>
    {icon}
    {children}
  </Link>
);

export const MenuRule = () => <hr />;
