import * as t from '@simmer/messages/import';
import { Banner, Breadcrumb, IconAlertTriangle, IconArrowLeft, IconButtonLink, useToast } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePageTitle } from '../../app/page-title';
import { DuplicateNotice, RecipeNotice } from '../../recipe/recipe-notice';
import { SignInLink } from '../../app/session/sign-in-link';
import { AddressForm } from './address-form';
import { useReceivedPage } from './bookmarklet/use-received-page';
import { DebugPanel } from './debug-panel';
import { otherWays } from './failure-ways';
import { addressProblem, typedAddresses } from './import-address';
import { ImportLabel } from './import-label';
import { cameInUnseen, type ImportOrder, type ImportQueue, type QueuedImport } from './import-queue';
import { ImportRows } from './import-rows';
import './import.css';
import { MoreRecipesNotice } from './more-recipes-notice';
import { moreWords } from './more-recipes-words';
import { OTHER_WAYS_ID, OtherWays } from './other-ways';
import { ReceivedNotice } from './received-notice';
import { SamplePages } from './sample-pages';
import { SupportedSites } from './supported-sites';
import { Tips } from './tips';
import { useImportQueue } from './use-import-queue';

const CRUMBS = [{ label: t.recipes, href: '/app/recipes' }, { label: t.addRecipe, href: '/app/recipes/add' }, { label: t.fromWeb }];

const PROBLEM_ID = 'import-problem';
const SIGNED_OUT = t.signedOut;

interface ImportScreenProps {
  /** One address or several, one per line. */
  initialUrl?: string;
  /** The address was pasted elsewhere in Simmer. */
  isPasted?: boolean;
  /** A bookmark has opened this window and will send a page. */
  receive?: boolean;
}

/** Import Recipe from URL: the form, the label that fills in, and what to do when a page cannot be read. */
export function ImportScreen({ initialUrl = '', isPasted = false, receive = false }: ImportScreenProps) {
  usePageTitle(t.title);
  const { queue, imports, heldUntil, last } = useImportQueue(initialUrl);
  const [typed, setTyped] = useState(() => stillToType(initialUrl, imports));
  const hasImports = imports.some((queued) => !cameInUnseen(queued));
  const [hadImports, setHadImports] = useState(hasImports);
  if (hadImports !== hasImports) {
    setHadImports(hasImports);
    setTyped(stillToType(typed, imports));
  }
  const [typingProblem, setTypingProblem] = useState<string>();
  /** Of several, the one that the debug panel tells of, and the one whose other ways are shown. */
  const [chosen, setChosen] = useState<string>();
  const [stuckKey, setStuckKey] = useState<string>();
  // undefined: as the import says; it opens by itself when one fails
  const [debugOpen, setDebugOpen] = useState<boolean>();
  const [bookmarkOpen, setBookmarkOpen] = useState(false);
  const receiving = useReceivedPage(receive, ({ url }) => setTyped(url));
  const field = useRef<HTMLTextAreaElement>(null);
  const toast = useToast();

  // what the server holds back may take an hour, and meanwhile more can be added
  const isRunning = imports.some(({ state }) => state === 'running' || (state === 'waiting' && heldUntil === undefined));
  const single = imports.length === 1 ? imports[0] : undefined;
  const shown = imports.find(({ key }) => key === chosen) ?? single ?? imports.findLast(({ state }) => state === 'failed');
  const unseen = single && cameInUnseen(single) ? single.record : undefined;
  const more = single?.state === 'succeeded' && !unseen ? [] : queue.besides(imports.length > 0 || !last ? imports : [last]);
  const message = useSingleImport(single, queue);

  useEffect(() => {
    // so that Enter imports it
    if (isPasted) field.current?.focus();
    const left = queue.comeFor(typedAddresses(initialUrl));
    if (left) toast({ message: t.goesOn({ host: new URL(left.url).host }) });
  }, [queue, initialUrl, isPasted, toast]);

  function begin(): void {
    if (isRunning) return;
    const problem = addressProblem(typed);
    setTypingProblem(problem);
    if (problem) return;
    const addresses = typedAddresses(typed);
    if (addresses.length > 1 || heldUntil !== undefined) setTyped('');
    setDebugOpen(undefined);
    setChosen(undefined);
    queue.begin(addresses.map((url) => (receiving.state === 'arrived' && receiving.url === url ? { url, page: receiving.page } : { url })));
  }

  function type(next: string): void {
    setTyped(next);
    setTypingProblem(undefined);
  }

  function again(key: string, change?: Parameters<typeof queue.again>[1]): void {
    setDebugOpen(undefined);
    queue.again(key, change);
  }

  function sendPage(key: string, page: Blob): void {
    // the form has to be gone first, or its row would be scrolled to where it is not
    flushSync(() => again(key, { page }));
    document.getElementById(key)?.focus();
  }

  function alsoImport(of: QueuedImport, order: ImportOrder): void {
    let key = '';
    // its row has to be there first
    flushSync(() => (key = queue.alsoImport(of, order)));
    document.getElementById(key)?.focus();
  }

  function clear(): void {
    queue.clear();
    field.current?.focus();
    toast({ message: t.listCleared, action: { label: t.undo, onAction: () => queue.restore(imports) } });
  }

  function showDetails(key: string): void {
    setChosen(key);
    setDebugOpen(true);
    focusFold('debug');
  }

  function showOtherWays(key: string): void {
    setChosen(key);
    // they have to be there first; asked for once more, they may be out of view
    flushSync(() => setStuckKey(key));
    document.getElementById(OTHER_WAYS_ID)?.focus();
  }

  function showBookmark(): void {
    setBookmarkOpen(true);
    focusFold('bookmark');
  }

  const isSignedOut = imports.some((queued) => queued.isSignedOut);
  const problem = typingProblem ?? (single?.state === 'failed' ? single.message : isSignedOut ? SIGNED_OUT : undefined);
  // what another address came to says nothing of the one that is typed now
  const isOfTyped = problem !== undefined && (typingProblem !== undefined || typed.trim() === single?.url);
  const stuck = single ?? imports.find(({ key }) => key === stuckKey);
  const ways = stuck && typingProblem === undefined ? otherWays(stuck) : undefined;
  return (
    <>
      <Breadcrumb crumbs={CRUMBS} />
      <div className="import-cols">
        <div className="a-form">
          <div className="back-head">
            <IconButtonLink href="/app/recipes" label={t.backToRecipes} className="only-narrow">
              <IconArrowLeft />
            </IconButtonLink>
            <h1 className="h-44">{t.title}</h1>
          </div>
          <p className="t20 measure">{t.lead}</p>
          <ReceivedNotice receiving={receiving} />
          <AddressForm
            ref={field}
            typed={typed}
            onType={type}
            onImport={begin}
            isRunning={isRunning}
            stagesReached={single?.record?.stages.length ?? 1}
            problemId={isOfTyped ? PROBLEM_ID : undefined}
          />
          {problem && (
            <Banner
              id={PROBLEM_ID}
              className="import-problem"
              tone="error"
              icon={<IconAlertTriangle />}
              end={isSignedOut && <SignInLink next={single && importAddress(single.url)} />}
              tabIndex={-1}
              ref={message}
            >
              {problem}
            </Banner>
          )}
          {single?.state === 'duplicate' && single.record?.duplicateOf && (
            <DuplicateNotice
              recipe={single.record.duplicateOf}
              anyway={t.importAnyway}
              onAnyway={() => again(single.key, { allowDuplicate: true })}
              ref={message}
            />
          )}
          {/* there before its words, or they would not be read out */}
          <div role="status">
            {unseen?.recipeId && unseen.preview && (
              <RecipeNotice words={t.whileAway} recipe={{ id: unseen.recipeId, title: unseen.preview.title }} />
            )}
          </div>
          <MoreRecipesNotice pages={more} onImport={alsoImport} />
          {stuck && ways && (
            <OtherWays
              key={stuck.importId}
              {...ways}
              of={stuck}
              isAskedFor={!single}
              onPage={(page) => sendPage(stuck.key, page)}
              onBookmark={showBookmark}
            />
          )}
          <SamplePages disabled={isRunning} onPick={type} />
        </div>
        {imports.length > 1 ? (
          <ImportRows
            imports={imports}
            heldUntil={heldUntil}
            onCancel={(key) => void queue.cancel(key)}
            onCancelAll={() => void queue.cancelAll()}
            onClear={clear}
            onAgain={again}
            onDetails={showDetails}
            onOtherWays={showOtherWays}
          />
        ) : (
          <ImportLabel running={single} typed={typed} onCancel={() => single && void queue.cancel(single.key)} ref={message} />
        )}
        <SupportedSites />
        <Tips isBookmarkOpen={bookmarkOpen} onBookmark={setBookmarkOpen} />
        <DebugPanel of={shown ?? last} open={debugOpen ?? shown?.state === 'failed'} onToggle={setDebugOpen} />
      </div>
    </>
  );
}

/** This screen with an address to import. */
const importAddress = (url: string): string => `/app/recipes/import-url?url=${encodeURIComponent(url)}`;

/** What stands in the field once there are imports: what is on the list already is not asked for twice. */
function stillToType(typed: string, imports: readonly QueuedImport[]): string {
  const [only, ...others] = imports;
  const addresses = typedAddresses(typed);
  if (only && others.length === 0 && !cameInUnseen(only)) return addresses.length === 0 ? only.url : typed;
  return addresses.every((address) => imports.some(({ url }) => url === address)) ? '' : typed;
}

/** A single import leads to its recipe if the cook was there while it ran, or its end takes the focus: the element that says it gets this ref. */
function useSingleImport(single: QueuedImport | undefined, queue: ImportQueue) {
  const message = useRef<HTMLParagraphElement & HTMLDivElement>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const state = single?.state;
  const recipeId = single && !cameInUnseen(single) ? single.record?.recipeId : undefined;

  useEffect(() => {
    if (state === 'succeeded' && recipeId) {
      void navigate({ to: '/app/recipes/$id', params: { id: recipeId } });
      const [page] = queue.besides(queue.snapshot().imports);
      if (page)
        toast({
          message: moreWords(page),
          action: { label: t.seeThem, onAction: () => void navigate({ to: '/app/recipes/import-url' }) },
        });
    }
    if (state === 'failed' || state === 'duplicate' || state === 'cancelled') message.current?.focus();
  }, [state, recipeId, navigate, queue, toast]);

  return message;
}

/** Brings a fold's heading into view, for whoever came by a button elsewhere on the screen. */
function focusFold(id: string): void {
  document.getElementById(id)?.querySelector('summary')?.focus();
}
