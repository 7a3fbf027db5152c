const KEY = 'simmer.fields';
/** What a screen needs to be there again, on a slow machine. */
const RESTORES_WITHIN_MS = 15_000;

/** Never a password; a file cannot be put back. */
const FIELDS = 'input:not([type=password]):not([type=file]):not([type=hidden]):not([type=submit]), textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Value = string | boolean;

interface Kept {
  address: string;
  values: [key: string, value: Value][];
}

/** Writes down what stands in the fields of the page, for the next document. */
export function keepFields(storage: Pick<Storage, 'setItem'>): void {
  const kept: Kept = { address: location.href, values: [...keyed().entries()].map(([key, field]) => [key, valueOf(field)]) };
  if (kept.values.length > 0) storage.setItem(KEY, JSON.stringify(kept));
}

/** Puts it back, each value as soon as its field is there. What already stands there, such as a draft, is left. */
export function restoreFields(storage: Pick<Storage, 'getItem' | 'removeItem'>): void {
  const stored = storage.getItem(KEY);
  if (stored === null) return;
  storage.removeItem(KEY);
  const { address, values } = JSON.parse(stored) as Kept;
  if (address !== location.href) return;
  const waiting = new Map(values);
  const fill = (): void => {
    if (location.href !== address) observer.disconnect();
    else
      for (const [key, field] of keyed()) {
        const value = waiting.get(key);
        waiting.delete(key);
        if (value !== undefined && value !== valueOf(field)) setValue(field, value);
      }
    if (waiting.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(document, { subtree: true, childList: true });
  fill();
  setTimeout(() => observer.disconnect(), RESTORES_WITHIN_MS);
}

/** The fields by what they are called and how many of that name came before. */
function keyed(): Map<string, Field> {
  const fields = new Map<string, Field>();
  const counts = new Map<string, number>();
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    const name = `${field.type} ${field.name || labelOf(field) || field.ariaLabel || ''} ${isChoice(field) ? field.value : ''}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    fields.set(`${name} ${count}`, field);
  }
  return fields;
}

/** Without what stands in the field itself, which a label may be around. */
const labelOf = (field: Field): string =>
  [...(field.labels?.[0]?.childNodes ?? [])].flatMap((node) => (node.contains(field) ? [] : [node.textContent?.trim()])).join(' ');

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const valueOf = (field: Field): Value => (isChoice(field) ? field.checked : field.value);

/** As a person would: React listens for what the browser tells, not for what is set. */
function setValue(field: Field, value: Value): void {
  if (typeof value === 'boolean') {
    if (isChoice(field)) field.click();
    return;
  }
  // an instance's own setter is React's
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
