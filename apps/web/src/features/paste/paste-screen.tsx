import type { RecipeDraft } from '@simmer/contracts';
import { Banner, Breadcrumb, Button, ButtonLink, classNames, IconAlertCircle, IconArrowLeft, IconButtonLink, IconLink, TextAreaField, TextButton, useToast } from '@simmer/ui';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { addressesIn, withSchemes } from '../../app/addresses-in-text';
import { whileOpenTake } from '../../app/handed-over-text';
import { usePageTitle } from '../../app/page-title';
import { DuplicateNotice } from '../../app/recipe-notice';
import { AlreadyOwned } from '../../app/saved-recipe';
import { SignInLink } from '../../app/session/sign-in-link';
import { LeftOut } from './left-out';
import { LineList } from './line-list';
import { nothingFound } from './nothing-found';
import './paste.css';
import type { PasteDraft } from './paste-draft';
import { PasteTabs } from './paste-tabs';
import { RecipePreview } from './recipe-preview';
import { tooManyLines } from './too-many-lines';
import { usePaste } from './use-paste';
import { useWide } from './use-wide';

const CRUMBS = [{ label: 'Recipes', href: '/app/recipes' }, { label: 'Add Recipe', href: '/app/recipes/add' }, { label: 'Paste the text' }];

interface PasteScreenProps {
  /** Where the text is kept on this device. */
  place: string;
  onSaved: (id: string) => void;
  /** Opens the editor with the recipe as it is now; nothing is saved yet. */
  onEdit: (id: string, draft: RecipeDraft) => void;
}

/** A pasted text sorted into a recipe, with every line shown for what it was taken. */
export function PasteScreen({ place, onSaved, onEdit }: PasteScreenProps) {
  usePageTitle('Paste a recipe');
  const paste = usePaste(place, onSaved);
  const { draft, lines, recipe, failure, saving, isKept, change } = paste;
  const toast = useToast();
  const message = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const isWide = useWide();
  const hasText = lines.length > 0;
  // told before the text was read, so that a text that came along does not change its place in view
  const isBegun = draft.text.trim() !== '';
  const notice = recipe && (tooManyLines(recipe) ?? nothingFound(recipe, lines.length));

  const take = useEffectEvent((text: string) => {
    const before = draft;
    if (paste.add(text)) toast({ message: 'Added below your text', action: { label: 'Undo', onAction: () => bringBack(before) } });
  });
  useEffect(() => whileOpenTake((text) => take(text)), []);

  useEffect(() => {
    if (failure) message.current?.focus();
  }, [failure]);

  const typeTitle = useCallback((title: string) => change({ title }), [change]);

  function bringBack(before: PasteDraft): void {
    change(before);
    // the button that was pressed is gone
    field.current?.focus();
  }

  function startOver(): void {
    const before = draft;
    paste.startOver();
    field.current?.focus();
    toast({ message: 'Text cleared', action: { label: 'Undo', onAction: () => bringBack(before) } });
  }

  function saveAnyway(): void {
    // the button that was pressed goes away
    saveButton.current?.focus();
    void paste.save({ evenIfOwned: true });
  }

  async function edit(): Promise<void> {
    const given = await paste.forEditor();
    if (given) onEdit(given.id, given.made);
  }

  const lineList = <LineList lines={lines} onLabel={paste.relabel} onUndo={paste.undoRelabel} />;
  const result = recipe && (
    <>
      <RecipePreview recipe={recipe} typedTitle={draft.title} onTitle={typeTitle} />
      <LeftOut lines={lines} onLabel={paste.relabel} />
    </>
  );

  return (
    <>
      <Breadcrumb crumbs={CRUMBS} />
      <div className="back-head paste-head">
        <IconButtonLink href="/app/recipes/add" label="Back to the ways to add a recipe" className="only-narrow">
          <IconArrowLeft />
        </IconButtonLink>
        <h1 className="h-44">Paste a recipe</h1>
      </div>
      <div className={classNames('paste-cols', isBegun && 'is-begun')}>
        <div className="paste-source">
          <TextAreaField
            ref={field}
            label="The text"
            hint="From a mail, a message, a page or a card. Everything else that came along is left out."
            rows={isBegun ? 6 : 12}
            inputClassName={isBegun ? 'paste-text is-short' : 'paste-text'}
            value={draft.text}
            onChange={(event) => change({ text: event.target.value })}
          />
          <p className="t15 muted paste-kept">
            {isKept ? 'Kept on this device as you type' : 'This text is too long to keep on this device. Save the recipe before you leave.'}
            {draft.text !== '' && <TextButton onClick={startOver}>Start over</TextButton>}
          </p>
          {draft.replaced !== '' && (
            <Banner tone="yolk" end={<TextButton onClick={() => change({ text: draft.replaced, replaced: draft.text, changes: {} })}>Bring it back</TextButton>}>
              The text that stood here before is kept.
            </Banner>
          )}
          <AddressNotice text={draft.text} />
          {notice && <Banner tone="yolk">{notice}</Banner>}
          {hasText && isWide && lineList}
        </div>
        {isBegun && isWide && <div className="paste-result">{result}</div>}
        {hasText && !isWide && (
          <PasteTabs counts={{ lines: lines.length, recipe: lines.filter(({ label }) => label !== 'none').length }} lines={lineList} recipe={result} />
        )}
      </div>
      {hasText && (
        <div className="savebar">
          {failure instanceof AlreadyOwned && <DuplicateNotice recipe={failure.recipe} anyway="Save anyway" onAnyway={saveAnyway} ref={message} />}
          {failure && !(failure instanceof AlreadyOwned) && (
            <div ref={message} tabIndex={-1} className="paste-failure">
              <Banner tone="error" icon={<IconAlertCircle />} end={failure.code === 'access.signed-out' && <SignInLink />}>
                {failure.message}
              </Banner>
            </div>
          )}
          <Button ref={saveButton} variant="primary" busy={saving} onClick={() => void paste.save()}>
            {saving ? 'Saving...' : 'Save recipe'}
          </Button>
          <Button variant="quiet" onClick={() => void edit()}>
            Edit first
          </Button>
        </div>
      )}
    </>
  );
}

/** A text that is nothing but an address belongs on the import screen. */
function AddressNotice({ text }: { text: string }) {
  if (/\S\s+\S/.test(text)) return null;
  const whole = withSchemes(text.trim());
  const [address] = addressesIn(whole);
  if (address !== whole) return null;
  return (
    <Banner
      icon={<IconLink />}
      end={
        <ButtonLink size="sm" href={`/app/recipes/import-url?url=${encodeURIComponent(address)}`}>
          Import it
        </ButtonLink>
      }
    >
      This is a web address. Simmer can read the recipe from its page.
    </Banner>
  );
}
