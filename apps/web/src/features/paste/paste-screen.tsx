import type { RecipeDraft } from '@simmer/contracts';
import type { LineLabel } from '@simmer/culinary/recipe-text';
import * as t from '@simmer/messages/paste';
import {
  Banner,
  Breadcrumb,
  Button,
  ButtonLink,
  IconAlertCircle,
  IconArrowLeft,
  IconButtonLink,
  IconLink,
  Segmented,
  Sheet,
  TextAreaField,
  TextButton,
  useToast,
} from '@simmer/ui';
import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addressesIn, withSchemes } from '../../app/addresses-in-text';
import { whileOpenTake } from '../../app/handed-over-text';
import { usePageTitle } from '../../app/page-title';
import { SignInLink } from '../../app/session/sign-in-link';
import { AlreadyOwned } from '../../recipe/save-new-recipe';
import { AllAnswered, AskCard } from './ask-card';
import { doubtsOf } from './doubt';
import { KeyRow } from './key-row';
import { type LineFilter, LineList, UnreadLines } from './line-list';
import { type KeyLabel, LABEL_NAMES } from './line-names';
import { nothingFound } from './nothing-found';
import { OwnedAlready } from './owned-already';
import './paste.css';
import { PasteColumns } from './paste-columns';
import type { PasteDraft } from './paste-draft';
import { FromClipboard, Scraps } from './paste-start';
import { hasSeveralLines, isPasted, labelOf } from './pasted-lines';
import { RecipePreview } from './recipe-preview';
import { SavedRecipe } from './saved-recipe';
import { tooManyLines } from './too-many-lines';
import { type SavedPaste, usePaste } from './use-paste';
import { usePhone, useWide } from './use-wide';

const CRUMBS = [{ label: t.recipes, href: '/app/recipes' }, { label: t.addRecipe, href: '/app/recipes/add' }, { label: t.pasteText }];

const FILTERS = (['all', 'unsure', 'none', 'text'] as const).map((value) => ({ value, label: t.filters[value] }));

/** A text of one line is likely still being typed. */
const filterFor = (text: string): LineFilter | 'text' => (hasSeveralLines(text) ? 'all' : 'text');

interface PasteScreenProps {
  /** Where the text is kept on this device. */
  place: string;
  /** Opens the editor with the recipe as it is now; nothing is saved yet. */
  onEdit: (id: string, draft: RecipeDraft) => void;
}

/** A pasted text sorted into a recipe: a ledger of its lines, a question for each that is in doubt, and the recipe as it will be saved. */
export function PasteScreen({ place, onEdit }: PasteScreenProps) {
  usePageTitle(t.title);
  const paste = usePaste(place);
  const { draft, lines, recipe, failure, saving, saved, isKept, change, relabel } = paste;
  const toast = useToast();
  const heading = useId();
  const message = useRef<HTMLElement>(null);
  const noteMessage = useCallback((element: HTMLElement | null): void => {
    message.current = element;
  }, []);
  const field = useRef<HTMLTextAreaElement>(null);
  const linesHeading = useRef<HTMLHeadingElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLButtonElement>(null);
  const [isWide, isPhone] = [useWide(), usePhone()];
  const [filter, setFilter] = useState<LineFilter | 'text'>(() => filterFor(draft.text));
  const [chosen, setChosen] = useState<string>();
  const [isPicking, setPicking] = useState(false);
  const [later, setLater] = useState(0);
  const [said, setSaid] = useState('');
  // told before the text was read, so that a text that came along does not change its place in view
  const isBegun = draft.text.trim() !== '';
  const doubts = useMemo(() => doubtsOf(lines), [lines]);
  const asked = doubts.find(({ line }) => line.key === chosen) ?? doubts[later % doubts.length];
  const chosenLine = lines.find(({ key }) => key === chosen);
  const leftOut = useMemo(() => lines.flatMap(({ label, text }) => (label === 'none' ? [text.trim()] : [])), [lines]);
  const notice = recipe && (tooManyLines(recipe) ?? nothingFound(recipe, lines.length));
  const owned = failure instanceof AlreadyOwned ? failure : undefined;

  const take = useEffectEvent((text: string) => {
    const before = draft;
    paste.pasteAnother();
    if (paste.add(text)) toast({ message: t.addedBelow, action: { label: t.undo, onAction: () => bringBack(before) } });
    setFilter(filterFor(before.text + text));
  });
  useEffect(() => whileOpenTake((text) => take(text)), []);

  useEffect(() => {
    if (failure) message.current?.focus();
  }, [failure]);

  const typeTitle = useCallback((title: string) => change({ title }), [change]);

  /** Shows the lines of a text that came as a whole. The field that may have had the focus is away then. */
  function showLines(): void {
    flushSync(() => setFilter('all'));
    linesHeading.current?.focus({ preventScroll: true });
  }

  function takeWhole(text: string): void {
    change({ text });
    showLines();
  }

  function type(text: string): void {
    change({ text });
    if (isPasted(draft.text, text)) showLines();
    else setFilter('text');
  }

  function bringBack(before: PasteDraft): void {
    flushSync(() => {
      change(before);
      setFilter(filterFor(before.text));
    });
    // the button that was pressed is gone
    if (filterFor(before.text) === 'text') field.current?.focus();
    else linesHeading.current?.focus();
  }

  function startOver(): void {
    const before = draft;
    flushSync(() => {
      paste.startOver();
      setFilter('text');
      setChosen(undefined);
    });
    field.current?.focus();
    toast({ message: t.cleared, action: { label: t.undo, onAction: () => bringBack(before) } });
  }

  async function save(options?: { allowDuplicate: boolean }): Promise<void> {
    const done = await paste.save(options);
    if (done) toast({ message: t.recipeSaved, action: { label: t.undo, onAction: () => void takeBack(done) } });
  }

  async function takeBack(done: SavedPaste): Promise<void> {
    await paste.takeBack(done);
    setFilter(filterFor(done.draft.text));
  }

  function saveAnyway(): void {
    // the button that was pressed goes away
    saveButton.current?.focus();
    void save({ allowDuplicate: true });
  }

  function pasteAnother(): void {
    flushSync(() => {
      paste.pasteAnother();
      setFilter(filterFor(draft.text));
      setChosen(undefined);
    });
    field.current?.focus();
  }

  async function edit(): Promise<void> {
    const given = await paste.forEditor();
    if (given) onEdit(given.id, given.made);
  }

  const say = (key: string, label: LineLabel): void =>
    setSaid(t.saidAs({ label: LABEL_NAMES[label], text: lines.find((line) => line.key === key)?.text.trim() ?? '' }));

  function onLabel(key: string, name: KeyLabel): void {
    const label = labelOf(name, lines, key);
    relabel(key, label);
    setPicking(false);
    say(key, label);
  }

  const onUndo = (): void => setSaid(paste.undoRelabel() ? t.undone : t.nothingToUndo);

  /** The focus follows the answers, to the next question or to saving. */
  function answerWith(key: string, label: LineLabel): void {
    flushSync(() => {
      relabel(key, label);
      say(key, label);
      setChosen(doubts.find(({ line }) => line.key !== key)?.line.key ?? key);
    });
    (answer.current ?? saveButton.current)?.focus({ preventScroll: true });
  }

  function askLater(): void {
    const at = doubts.findIndex((doubt) => doubt === asked) + 1;
    setLater(at);
    setChosen(doubts[at % doubts.length]?.line.key);
  }

  function answerOther(key: string): void {
    flushSync(() => {
      setFilter('all');
      setChosen(key);
    });
    document.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"]`)?.focus();
    setPicking(isPhone);
  }

  if (saved)
    return (
      <>
        <Head />
        <SavedRecipe recipe={saved.recipe} leftOut={saved.leftOut} onAnother={pasteAnother} />
      </>
    );

  const ownedAlready = owned && recipe && <OwnedAlready owned={owned.recipe} pasted={recipe} onAnyway={saveAnyway} ref={noteMessage} />;
  const source = (
    <div key="source" className="paste-source" hidden={isBegun && filter !== 'text'}>
      <TextAreaField
        ref={field}
        label={t.theText}
        hideLabel={isBegun}
        hint={isBegun ? t.changeAsYouLike : t.textHint}
        rows={9}
        inputClassName="paste-text"
        value={draft.text}
        onChange={(event) => type(event.target.value)}
      />
      <AddressNotice text={draft.text} />
      {!isBegun && <FromClipboard onText={takeWhole} onRefused={() => field.current?.focus()} />}
    </div>
  );
  const replaced = draft.replaced !== '' && (
    <Banner
      key="replaced"
      tone="yolk"
      end={<TextButton onClick={() => change({ text: draft.replaced, replaced: draft.text, changes: {} })}>{t.bringBack}</TextButton>}
    >
      {t.replacedKept}
    </Banner>
  );
  const ledger = isBegun && (
    <>
      {asked && <AskCard doubts={doubts} asked={asked} onAnswer={answerWith} onOther={answerOther} onLater={askLater} ref={answer} />}
      {!asked && lines.some(({ isChanged }) => isChanged) && <AllAnswered />}
      {notice && <Banner tone="yolk">{notice}</Banner>}
      <div className="plines-head">
        <h2 className="h-24" id={heading} tabIndex={-1} ref={linesHeading}>
          {t.lineByLine}
        </h2>
        <Segmented label={t.showLines} options={FILTERS} value={filter} onChange={setFilter} />
      </div>
      {filter !== 'text' && recipe && (
        <LineList
          lines={lines}
          filter={filter}
          chosen={chosen}
          onChoose={setChosen}
          onPick={() => setPicking(isPhone)}
          onLabel={onLabel}
          onUndo={onUndo}
          heading={heading}
        />
      )}
      {filter !== 'text' && !recipe && <UnreadLines text={draft.text} heading={heading} />}
    </>
  );
  const preview = <RecipePreview recipe={recipe} leftOut={leftOut} chosen={chosenLine} typedTitle={draft.title} onTitle={typeTitle} />;

  return (
    <>
      <Head lead={!isBegun} isKept={isKept} onStartOver={isBegun ? startOver : undefined} />
      {!isWide && ownedAlready}
      <PasteColumns
        className={isBegun ? 'paste-cols' : 'paste-start'}
        hasTabs={isBegun && !isWide}
        counts={{ lines: lines.length, recipe: lines.length - leftOut.length }}
        left={
          <>
            {isWide && ownedAlready}
            {replaced}
            {ledger}
            {source}
          </>
        }
        right={isBegun ? preview : <Scraps onTry={takeWhole} />}
      />
      {isBegun && (
        <div className="savebar paste-save">
          {failure && !owned && 'message' in failure && (
            <div ref={noteMessage} tabIndex={-1} className="paste-failure">
              <Banner
                tone="error"
                icon={<IconAlertCircle />}
                end={'code' in failure && failure.code === 'access.signed-out' && <SignInLink />}
              >
                {failure.message}
              </Banner>
            </div>
          )}
          <Button ref={saveButton} variant={owned ? undefined : 'primary'} busy={saving} onClick={() => void save()}>
            {saving ? t.saving : t.save}
          </Button>
          <Button variant="quiet" onClick={() => void edit()}>
            {t.editFirst}
          </Button>
          <p className="end">{t.linesToLookAt({ count: doubts.length })}</p>
        </div>
      )}
      <p className="sr" role="status">
        {said}
      </p>
      <Sheet open={isPicking && chosenLine !== undefined} onClose={() => setPicking(false)} title={chosenLine?.text.trim() ?? ''}>
        <KeyRow label={chosenLine?.label} onLabel={(name) => chosenLine && onLabel(chosenLine.key, name)} />
      </Sheet>
    </>
  );
}

interface HeadProps {
  lead?: boolean;
  isKept?: boolean;
  /** Only where there is something to clear. */
  onStartOver?: (() => void) | undefined;
}

const Head = ({ lead = false, isKept = true, onStartOver }: HeadProps) => (
  <>
    <Breadcrumb crumbs={CRUMBS} />
    <div className="paste-head">
      <div>
        <div className="back-head">
          <IconButtonLink href="/app/recipes/add" label={t.backToWays} className="only-narrow">
            <IconArrowLeft />
          </IconButtonLink>
          <h1 className="h-44">{t.title}</h1>
        </div>
        {lead && <p className="t20 paste-lead">{t.lead}</p>}
      </div>
      {onStartOver && (
        <p className="paste-kept">
          <span>{isKept ? t.kept : t.tooLongToKeep}</span>
          <TextButton onClick={onStartOver}>{t.startOver}</TextButton>
        </p>
      )}
    </div>
  </>
);

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
          {t.importIt}
        </ButtonLink>
      }
    >
      {t.isAddress}
    </Banner>
  );
}
