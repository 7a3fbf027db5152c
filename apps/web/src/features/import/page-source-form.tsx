import { MAX_PAGE_SOURCE_BYTES } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/import';
import { Button, classNames, TextAreaField } from '@simmer/ui';
import { type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react';

interface PageSourceFormProps {
  /** What was sent before. It stays in the field, because it may not have arrived. */
  sent: Blob | undefined;
  onPage: (page: Blob) => void;
}

/** Takes the source of a page, pasted or as a saved file. */
export function PageSourceForm({ sent, onPage }: PageSourceFormProps) {
  const source = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    void sent?.text().then((text) => {
      if (source.current?.value === '') source.current.value = text;
    });
  }, [sent]);

  function send(page: Blob): void {
    const found = problemOf(page);
    setProblem(found);
    if (!found) onPage(page);
    else source.current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    send(new Blob([source.current?.value.trim() ?? ''], { type: 'text/html' }));
  }

  function drop(event: DragEvent): void {
    const [dropped] = event.dataTransfer.files;
    setIsOver(false);
    // dropped text is for the field
    if (!dropped) return;
    event.preventDefault();
    send(dropped);
  }

  return (
    <form
      className={classNames('source-form', isOver && 'is-over')}
      onSubmit={submit}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <TextAreaField ref={source} label={t.sourceLabel} spellCheck={false} rows={4} error={problem} hint={t.sourceHint} />
      <div className="source-actions">
        <Button type="submit">{t.readSource}</Button>
        <input
          ref={file}
          type="file"
          accept=".html,.htm,.xhtml,text/html"
          hidden
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            event.target.value = '';
            if (chosen) send(chosen);
          }}
        />
        <Button variant="quiet" onClick={() => file.current?.click()}>
          {t.chooseSaved}
        </Button>
      </div>
    </form>
  );
}

function problemOf({ size }: Blob): string | undefined {
  if (size === 0) return t.sourceMissing;
  return size > MAX_PAGE_SOURCE_BYTES ? t.sourceTooLarge({ most: MAX_PAGE_SOURCE_BYTES / 1024 / 1024 }) : undefined;
}
