import { MAX_RECIPE_FILES_BYTES } from '@simmer/contracts/constants';
import { Button, classNames, Fold, IconFileImport } from '@simmer/ui';
import { type DragEvent, useRef, useState } from 'react';
import { FROM_OTHER_APPS } from './from-other-apps';
import { LastImports } from './last-imports';

/** Where files are dropped or chosen, and how they come out of other apps. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[], folder?: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const folder = [...event.dataTransfer.items].map((item) => item.webkitGetAsEntry()).find((entry) => entry?.isDirectory);
    onFiles([...event.dataTransfer.files], folder?.name);
  }

  return (
    <>
      <div
        className={classNames('drop-zone', isOver && 'is-over')}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <IconFileImport size={24} />
        <p>
          <b>Drop files here</b>
          <span className="only-wide">, or anywhere in this frame</span>
        </p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
        <Button variant="primary" onClick={() => input.current?.click()}>
          Choose files
        </Button>
        <p className="t15 muted">Up to {MAX_RECIPE_FILES_BYTES / 1024 / 1024} MB together. Simmer looks into the files first and tells you what it found; you decide what is saved.</p>
      </div>
      <LastImports />
      <OtherApps />
    </>
  );
}

export const OtherApps = () => (
  <Fold title="How to get the file out of another app" count={FROM_OTHER_APPS.length}>
    <dl className="from-apps">
      {FROM_OTHER_APPS.map(([app, how]) => (
        <div key={app}>
          <dt>{app}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  </Fold>
);
