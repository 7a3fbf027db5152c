import * as t from '@simmer/messages/shortcuts';
import { Dialog, IconBook2, IconSearch, Kbd } from '@simmer/ui';
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
  const [at, setAt] = useState(0);
  const text = typed.trim();
  const recipes = useFoundRecipes(typed).map(({ id, title }): Command => ({
    id,
    label: title,
    group: t.recipes,
    href: `/app/recipes/${id}`,
  }));
  const search: Command[] =
    text === '' ? [] : [{ id: 'search', label: t.searchFor({ text }), group: t.actions, href: `${SEARCH}?q=${encodeURIComponent(text)}` }];
  const commands = [...matchingCommands(typed), ...recipes, ...search];
  const active = Math.min(at, commands.length - 1);
  const optionId = (index: number): string => `${listId}-${index}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const chosen = commands[active];
    if (event.key === 'ArrowDown') setAt((active + 1) % commands.length);
    else if (event.key === 'ArrowUp') setAt((active - 1 + commands.length) % commands.length);
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
            aria-activedescendant={active < 0 ? undefined : optionId(active)}
            placeholder={t.placeholder}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div className="suggest" role="listbox" id={listId} ref={list} aria-label={t.results}>
          {groupsOf(commands).map(({ name, from, members }) => (
            <div key={`${name} ${from}`} role="group" aria-labelledby={`${optionId(from)}-group`}>
              <p className="cap" id={`${optionId(from)}-group`}>
                {name}
              </p>
              {members.map((command, index) => (
                <div
                  key={command.id}
                  id={optionId(from + index)}
                  role="option"
                  aria-selected={from + index === active}
                  // the field keeps the focus
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onRun(command)}
                >
                  {command.group === t.recipes && <IconBook2 />}
                  <span>{command.label}</span>
                  {command.keys !== undefined && <Keys keys={command.keys} />}
                </div>
              ))}
            </div>
          ))}
        </div>
        <p className="sr" role="status">
          {text !== '' && t.found({ count: commands.length })}
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

function groupsOf(commands: readonly Command[]) {
  const groups: { name: string; from: number; members: Command[] }[] = [];
  commands.forEach((command, index) => {
    const last = groups.at(-1);
    if (last?.name === command.group) last.members.push(command);
    else groups.push({ name: command.group, from: index, members: [command] });
  });
  return groups;
}
