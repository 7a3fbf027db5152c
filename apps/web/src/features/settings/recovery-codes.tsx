import * as t from '@simmer/messages/settings';
import { Button, IconCopy, IconDownload, IconPrinter, PantryLabel } from '@simmer/ui';
import { useState } from 'react';
import { useCopy } from './copy';

/** Codes that are shown this once, and the ways to keep them. */
export function RecoveryCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const copy = useCopy();
  const [head] = useState(() => t.codesFor({ email, at: new Date() }));
  const sheet = `${head}\n\n${codes.join('\n')}\n`;
  return (
    <>
      <PantryLabel className="code-sheet" kicker={head}>
        <ol className="codes" aria-label={t.recoveryCodes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </PantryLabel>
      <p className="hint">{t.codesOnce}</p>
      <div className="code-acts">
        <Button size="sm" icon={<IconPrinter />} onClick={() => window.print()}>
          {t.print}
        </Button>
        <Button size="sm" icon={<IconCopy />} onClick={() => void copy(sheet)}>
          {t.copy}
        </Button>
        <Button size="sm" icon={<IconDownload />} onClick={() => saveAs(t.codesFile, sheet)}>
          {t.download}
        </Button>
      </div>
    </>
  );
}

function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
