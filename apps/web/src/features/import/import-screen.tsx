import { Breadcrumb, Button, IconArrowLeft, IconButtonLink, TextField } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { usePageTitle } from '../../app/page-title';
import { DebugPanel } from './debug-panel';
import { addressProblem } from './import-address';
import { ImportLabel } from './import-label';
import './import.css';
import { SamplePages } from './sample-pages';
import { SupportedSites } from './supported-sites';
import { useImport } from './use-import';

const CRUMBS = [{ label: 'Recipes', href: '/app/recipes' }, { label: 'Add Recipe', href: '/app/recipes/add' }, { label: 'From a web address' }];

/** Import Recipe from URL: the form, the label that fills in, and what to do when a page cannot be read. */
export function ImportScreen({ initialUrl = '' }: { initialUrl?: string }) {
  usePageTitle('Import Recipe from URL');
  const [url, setUrl] = useState(initialUrl);
  const [typingProblem, setTypingProblem] = useState<string>();
  // undefined: as the import says; it opens by itself when one fails
  const [debugOpen, setDebugOpen] = useState<boolean>();
  const running = useImport();
  const isRunning = running.state === 'running';
  const navigate = useNavigate();
  const message = useRef<HTMLParagraphElement>(null);

  const { state, record } = running;
  useEffect(() => {
    if (state === 'succeeded' && record?.recipeId) void navigate({ to: '/app/recipes/$id', params: { id: record.recipeId } });
  }, [state, record, navigate]);

  useEffect(() => {
    if (state === 'failed') message.current?.focus();
  }, [state]);

  function begin(): void {
    if (isRunning) return;
    const problem = addressProblem(url);
    setTypingProblem(problem);
    if (problem) return;
    setDebugOpen(undefined);
    void running.start(url);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    begin();
  }

  /** A browser does not submit a form whose button is disabled, and then nobody would say that the address is missing. */
  function beginOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    begin();
  }

  const problem = typingProblem ?? (state === 'failed' ? running.message : undefined);
  return (
    <>
      <Breadcrumb crumbs={CRUMBS} />
      <div className="import-cols">
        <div className="a-form">
          <div className="import-head">
            <IconButtonLink href="/app/recipes" label="Back to recipes" className="only-narrow">
              <IconArrowLeft />
            </IconButtonLink>
            <h1 className="h-44">Import Recipe from URL</h1>
          </div>
          <p className="t20 measure">Paste the address of the page. Simmer reads the recipe and leaves the life story behind.</p>
          <form className="go" onSubmit={submit} noValidate>
            <TextField
              label="Web address"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              value={url}
              disabled={isRunning}
              aria-invalid={problem ? true : undefined}
              onKeyDown={beginOnEnter}
              onChange={(event) => {
                setUrl(event.target.value);
                setTypingProblem(undefined);
              }}
            />
            <Button type="submit" variant="primary" busy={isRunning} progress={record?.stages.length ?? 1} disabled={!isRunning && url.trim() === ''}>
              {isRunning ? 'Importing recipe...' : 'Import Recipe'}
            </Button>
          </form>
          {problem && (
            <p id="import-problem" className="import-problem" role="alert" tabIndex={-1} ref={message}>
              {problem}
            </p>
          )}
          <SamplePages disabled={isRunning} onPick={setUrl} />
        </div>
        <ImportLabel running={running} url={url} />
        <Tips />
        <SupportedSites />
        <DebugPanel record={record} message={running.message} open={debugOpen ?? state === 'failed'} onToggle={setDebugOpen} />
      </div>
    </>
  );
}

const Tips = () => (
  <section className="a-tips" aria-labelledby="tips-heading">
    <h2 className="h-24" id="tips-heading">
      Tips
    </h2>
    <ol className="tips">
      <li>Use the page of one recipe, not a list of ten.</li>
      <li>Behind a paywall? Copy the text of the recipe and type it in as a new one.</li>
      <li>The picture comes along when the page has one.</li>
    </ol>
  </section>
);
