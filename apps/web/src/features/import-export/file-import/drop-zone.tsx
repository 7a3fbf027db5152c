import { MAX_RECIPE_FILES_BYTES } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/import-export';
import { Button, classNames, IconFileImport } from '@simmer/ui';
import { useRef } from 'react';
import { useFileDrop } from './use-file-drop';
import './drop-zone.css';

interface DropZoneProps {
  onFiles: (files: readonly File[], folder?: string) => void;
  isRefused: boolean;
}

/** Where files are dropped or chosen: a box with an open place for them. */
export function DropZone({ onFiles, isRefused }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(onFiles);
  return (
    <div className={classNames('drop-zone', isOver && 'is-over', isRefused && 'is-refused')}>
      <BoxOfCards />
      <p>
        <b className="strong">{t.dropHere}</b>
        {t.orAnywhere}
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
        <IconFileImport />
        {t.chooseFiles}
      </Button>
      <p className="t15 muted">{t.dropHint({ megabytes: MAX_RECIPE_FILES_BYTES / 1024 / 1024 })}</p>
    </div>
  );
}

const BoxOfCards = () => (
  <svg
    viewBox="0 0 148 96"
    width="148"
    height="96"
    fill="none"
    stroke="var(--rim)"
    strokeWidth="1.5"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M30 46 18 92h112l-12-46z" fill="var(--sunk)" />
    <g fill="var(--surface)">
      <path d="M34 30h26l5-6h22v66H34z" />
      <path d="M52 20h26l5-6h24v72H52z" fill="var(--g-butter)" />
      <path d="M44 40h26l5-6h34v54H44z" />
    </g>
    <path d="M54 54h42M54 62h30" stroke="var(--keyline)" />
    <path d="M12 52h124l-8 40H20z" fill="var(--surface)" />
    <path d="M58 66h32v12H58z" fill="var(--yolk)" stroke="var(--yolk-edge)" />
  </svg>
);
