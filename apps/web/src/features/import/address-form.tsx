import * as t from '@simmer/messages/import';
import { Button, Field } from '@simmer/ui';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { pastedAddresses, typedAddresses } from './import-address';

const MOST_ROWS = 12;
const SCHEME = 'https://';

interface AddressFormProps {
  typed: string;
  onType: (typed: string) => void;
  onImport: () => void;
  isRunning: boolean;
  /** Of the running import's stages, how many have been reached. */
  stagesReached: number;
  /** Of the message that says what is wrong with the address. */
  problemId: string | undefined;
  ref: Ref<HTMLTextAreaElement>;
}

/** The field for an address, which grows a line for each further one, and the button. */
export function AddressForm({ typed, onType, onImport, isRunning, stagesReached, problemId, ref }: AddressFormProps) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    onImport();
  }

  /** A browser does not submit a form whose button is disabled, and then nobody would say that the address is missing. */
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    showStart(event.currentTarget);
    onImport();
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    if (isRunning) return;
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const lines = pastedAddresses(event.clipboardData.getData('text'), {
      before: value.slice(0, selectionStart),
      after: value.slice(selectionEnd),
    });
    if (lines === undefined) return;
    event.preventDefault();
    onType(lines);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Field label={t.address} hint={hintFor(typedAddresses(typed).length)}>
        {(tie) => (
          <div className="go">
            <textarea
              {...tie}
              ref={ref}
              className="input"
              inputMode="url"
              enterKeyHint="go"
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              placeholder={SCHEME}
              rows={Math.min(MOST_ROWS, typed.split('\n').length)}
              value={typed}
              // not `disabled`, which would take the focus away from whoever has pressed Enter in it
              readOnly={isRunning}
              aria-disabled={isRunning || undefined}
              aria-invalid={problemId === undefined ? undefined : true}
              aria-describedby={problemId ?? tie['aria-describedby']}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onBlur={(event) => showStart(event.currentTarget)}
              onChange={(event) => onType(event.target.value)}
            />
            <Button type="submit" variant="primary" busy={isRunning} progress={stagesReached} disabled={!isRunning && typed.trim() === ''}>
              {isRunning ? t.importing : t.importRecipe}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

/** Of a long address the beginning says more than the end, where the caret is. */
const showStart = (field: HTMLTextAreaElement): void => field.scrollTo({ left: 0 });

function hintFor(count: number): string {
  if (count > 1) return t.addressCount({ count });
  return t.addressHint;
}
