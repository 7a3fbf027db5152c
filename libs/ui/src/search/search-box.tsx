import * as t from '@simmer/messages/search-box';
import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { TextButton } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { classNames } from '../class-names';
import { IconAlertCircle, IconPlus, IconSearch, IconX } from '../icons/tabler-icons';
import { Kbd } from '../labels/mark';
import { GroupedOptions, optionId } from './grouped-options';
import './search.css';

/** How long the suggestions stay after the field lost focus, so that a tap on one still lands, in milliseconds. */
export const BLUR_CLOSE_DELAY = 150;

export interface Suggestion {
  id: string;
  /** What the input shows once it is chosen. */
  text: string;
  /** How it looks in the list: the text with its hits in `Mark`, unless said the text alone. */
  label?: ReactNode;
  /** A thumb tray or an icon. */
  picture?: ReactNode;
  /** A word at the right: "35 min", "recent". */
  end?: ReactNode;
  /** The heading that it stands under; those of one heading follow each other. */
  group?: string;
}

export interface SearchBoxProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  suggestions: readonly Suggestion[];
  /** Called on Enter, on a tap, or with a suggestion highlighted and Enter. */
  onSelect: (suggestion: Suggestion) => void;
  /** Enter with nothing highlighted. */
  onSubmit?: (value: string) => void;
  /** Takes text of several lines that is pasted, which the field itself would make one line of. */
  onPasteLines?: (text: string) => void;
  /** Empties the input once a suggestion is chosen. */
  clearOnSelect?: boolean;
  searching?: boolean;
  /** The reason; the list shows 'Search failed'. */
  error?: string;
  /** Shown beside it. */
  onRetry?: () => void;
  /** For the page whose only field it is. */
  large?: boolean;
  placeholder?: string;
  /** In characters. */
  maxLength?: number;
  autoFocus?: boolean;
  /** Takes nothing in yet. */
  readOnly?: boolean;
  /** The key that focuses it, shown at its end on wide screens. */
  shortcut?: string;
  /** Enter adds what is typed to a list; nothing is looked for, so nothing can be missing. */
  adds?: boolean;
  /** A small heading above the suggestions, such as "Recent". */
  caption?: string;
  id?: string;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** What assistive technology hears about the list. */
export const searchAnnouncement = ({
  open,
  searching,
  error,
  value,
  count,
}: {
  open: boolean;
  searching?: boolean;
  error?: string;
  value: string;
  count: number;
}): string => {
  if (!open) return '';
  if (searching) return t.searching;
  if (error) return t.searchError({ reason: error });
  if (count === 0) return value.trim() === '' ? '' : t.noResults({ query: value });
  return t.suggestionsAvailable({ count });
};

/** A search field with suggestions. Arrows wrap, Enter selects, Escape closes, leaving closes after 150 ms. */
export const SearchBox = ({
  label,
  value,
  onValueChange,
  suggestions,
  onSelect,
  onSubmit,
  onPasteLines,
  clearOnSelect,
  searching,
  error,
  onRetry,
  large,
  placeholder,
  maxLength,
  autoFocus,
  readOnly,
  shortcut,
  adds,
  caption,
  id,
  inputRef,
  className,
}: SearchBoxProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  const listId = `${inputId}-list`;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => () => clearTimeout(closing.current), []);
  useEffect(() => {
    if (shortcut === undefined) return;
    const focus = (event: globalThis.KeyboardEvent) => {
      const isInField = (event.target as Element).closest?.('input,textarea,select,dialog');
      if (event.key !== shortcut || event.ctrlKey || event.metaKey || event.altKey || isInField) return;
      event.preventDefault();
      box.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [shortcut]);

  const announcement = searchAnnouncement({
    open: open && !(adds && suggestions.length === 0),
    searching,
    error,
    value,
    count: suggestions.length,
  });
  const notice = error
    ? t.searchFailed
    : !adds && !searching && suggestions.length === 0 && value.trim() !== ''
      ? t.noResults({ query: value })
      : '';
  const shown = open && (suggestions.length > 0 || notice !== '');

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const type = (text: string) => {
    onValueChange(text);
    setOpen(true);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    onValueChange(clearOnSelect ? '' : suggestion.text);
    close();
    onSelect(suggestion);
  };
  const clear = () => {
    onValueChange('');
    close();
    box.current?.querySelector('input')?.focus();
  };
  const move = (by: 1 | -1) => {
    if (suggestions.length === 0) return;
    setOpen(true);
    const from = active === -1 && by === -1 ? 0 : active;
    setActive((from + by + suggestions.length) % suggestions.length);
  };
  const enter = () => {
    const chosen = open ? suggestions[active] : undefined;
    if (chosen) choose(chosen);
    else {
      close();
      onSubmit?.(value);
    }
  };
  const pasteLines = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!onPasteLines || !/\S\s*\n\s*\S/.test(text)) return;
    event.preventDefault();
    close();
    onPasteLines(text);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: enter,
    Escape: close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const press = keys[event.key];
    if (!press || event.nativeEvent.isComposing) return;
    // a closed list leaves Escape to the dialog around it
    if (event.key === 'Escape' && !open) return;
    event.preventDefault();
    press();
  };

  return (
    <div
      ref={box}
      className={classNames('search-box', className)}
      role={adds ? undefined : 'search'}
      onFocus={() => clearTimeout(closing.current)}
      onBlur={() => {
        closing.current = setTimeout(close, BLUR_CLOSE_DELAY);
      }}
    >
      <div className={classNames('search', large && 'search-lg')}>
        <label className="sr" htmlFor={inputId}>
          {label}
        </label>
        {adds ? <IconPlus /> : <IconSearch />}
        <input
          ref={inputRef}
          className="input"
          id={inputId}
          type="text"
          inputMode={adds ? 'text' : 'search'}
          enterKeyHint={adds ? 'done' : 'search'}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-keyshortcuts={shortcut}
          aria-expanded={shown}
          aria-controls={listId}
          aria-activedescendant={shown && active >= 0 ? optionId(listId, active) : undefined}
          placeholder={placeholder}
          maxLength={maxLength}
          autoFocus={autoFocus}
          readOnly={readOnly}
          value={value}
          onChange={(event) => type(event.target.value)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onPaste={pasteLines}
        />
        {value === '' ? (
          shortcut !== undefined && (
            <span aria-hidden="true">
              <Kbd className="only-wide">{shortcut}</Kbd>
            </span>
          )
        ) : (
          <IconButton label={t.clear} onClick={clear}>
            <IconX />
          </IconButton>
        )}
      </div>
      <div className="suggest" hidden={!shown}>
        {notice !== '' && (
          <p className={error ? 'failed' : 'cap'} role={error ? 'alert' : undefined}>
            {error && <IconAlertCircle />}
            {notice}
            {error && onRetry && <TextButton onClick={onRetry}>{t.tryAgain}</TextButton>}
          </p>
        )}
        {caption !== undefined && notice === '' && <p className="cap">{caption}</p>}
        <div id={listId} role="listbox" aria-label={t.suggestions}>
          <GroupedOptions options={suggestions} listId={listId} active={active} onChoose={choose}>
            {({ picture, label: shownAs, text, end }) => (
              <>
                {picture}
                <span>{shownAs ?? text}</span>
                {end !== undefined && <span className="end">{end}</span>}
              </>
            )}
          </GroupedOptions>
        </div>
        {large && suggestions.length > 0 && (
          <p className="foot only-wide" aria-hidden="true">
            <span>
              <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t.choose}
            </span>
            <span>
              <Kbd>{t.enterKey}</Kbd> {t.open}
            </span>
            <span>
              <Kbd>{t.escapeKey}</Kbd> {t.close}
            </span>
          </p>
        )}
      </div>
      <p className="sr" role="status">
        {announcement}
      </p>
    </div>
  );
};
