import * as t from '@simmer/messages/shortcuts';
import { Dialog, GroupedOptions, IconBook2, IconSearch, Kbd, optionId } from '@simmer/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Command, matchingCommands, SEARCH } from './commands';
import './shortcuts.css';
import { useFoundRecipes } from './use-found-recipes';

interface PaletteProps {
  onClose: () => void;
  onRun: (command: Command) => void;
}

/** Every page, action and recipe, a few letters away. The first that fits is taken with Enter; arrows wrap. */
export function Palette({ onClose, onRun }: PaletteProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const text = typed.trim();
  const recipes = useFoundRecipes(typed).map(({ id, title }): Command => ({
    id,
    label: title,
    group: t.recipes,
    href: `/app/recipes/${id}`,
  }));
  const search: Command[] =
    text === '' ? [] : [{ id: 'search', label: t.searchFor({ text }), group: t.actions, href: `${SEARCH}?q=${encodeURIComponent(text)}` }];
  const found = [...matchingCommands(typed), ...recipes];
  const commands = [...found, ...search];
  // what comes later moves the one that was chosen to another place
  const active = Math.max(
    0,
    commands.findIndex(({ id }) => id === activeId),
  );

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const move = (by: number): void => setActiveId(commands.at((active + by) % commands.length)?.id);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const chosen = commands[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen) onRun(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog open onClose={onClose} title={t.title}>
      <div className="palette">
        <div className="search">
          <label className="sr" htmlFor={`${listId}-input`}>
            {t.label}
          </label>
          <IconSearch />
          <input
            id={`${listId}-input`}
            className="input"
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={commands.length === 0 ? undefined : optionId(listId, active)}
            placeholder={t.placeholder}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setActiveId(undefined);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div className="suggest" role="listbox" id={listId} ref={list} aria-label={t.results}>
          <GroupedOptions options={commands} listId={listId} active={active} onChoose={onRun}>
            {({ group, label, keys }) => (
              <>
                {group === t.recipes && <IconBook2 />}
                <span>{label}</span>
                {keys !== undefined && <Keys keys={keys} />}
              </>
            )}
          </GroupedOptions>
        </div>
        <p className="sr" role="status">
          {text !== '' && t.found({ count: found.length })}
        </p>
      </div>
    </Dialog>
  );
}

/** Keys that are pressed one after the other. */
export const Keys = ({ keys }: { keys: string }) => (
  <span className="end palette-keys">
    {keys.split(' ').map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
  </span>
);
