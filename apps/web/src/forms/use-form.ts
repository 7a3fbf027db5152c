import { RequestProblem } from '@simmer/client';
import type { FieldError } from '@simmer/ui';
import { useState, type ChangeEvent, type FormEvent } from 'react';

export type Values<Name extends string> = Record<Name, string>;
export type Rules<Name extends string> = Partial<Record<Name, (value: string) => string | undefined>>;

interface FormOptions<Name extends string> {
  initial: Values<Name>;
  /** One rule per field, checked before anything is sent. */
  rules?: Rules<Name>;
  /** Sends what is typed and does what follows. What it throws is told beside the fields that it is about. */
  send: (values: Values<Name>) => Promise<void>;
  /** Before the names, where one page has more than one form. */
  idPrefix?: string;
}

/** The state of a form of text fields: what is typed stays typed, whatever goes wrong. */
export function useForm<Name extends string>({ initial, rules = {}, send, idPrefix = '' }: FormOptions<Name>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [notice, setNotice] = useState<string>();
  const [busy, setBusy] = useState(false);

  function take(error: unknown): void {
    if (!(error instanceof RequestProblem)) throw error;
    const found = fieldErrors(error, Object.keys(initial), idPrefix);
    setErrors(found);
    setNotice(found.length > 0 ? undefined : error.message);
  }

  async function submit(): Promise<void> {
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      take(error);
    } finally {
      setBusy(false);
    }
  }

  function set(name: Name, value: string): void {
    setValues((typed) => ({ ...typed, [name]: value }));
    setErrors((shown) => errorsAfter(shown, idPrefix + name, rules[name]?.(value)));
  }
  const errorOf = (name: Name): string | undefined => errors.find(({ fieldId }) => fieldId === idPrefix + name)?.message;

  return {
    values,
    errors,
    notice,
    busy,
    set,
    /** As if nothing had been typed. */
    reset(): void {
      setValues(initial);
      setErrors([]);
      setNotice(undefined);
    },
    /** Props of a text field. */
    field: (name: Name) => ({
      id: idPrefix + name,
      name,
      value: values[name],
      error: errorOf(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => set(name, target.value),
    }),
    /** Props of a field of six digits. */
    code: (name: Name) => ({
      id: idPrefix + name,
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (digits: string) => set(name, digits),
    }),
    onSubmit(event: FormEvent): void {
      event.preventDefault();
      if (busy) return;
      const broken = brokenRules(values, rules, idPrefix);
      setErrors(broken);
      setNotice(undefined);
      if (broken.length === 0) void submit();
    },
  };
}

/** The errors once a field was changed: its own goes when the mistake goes, and says what is wrong now until then. */
export function errorsAfter(errors: FieldError[], fieldId: string, problem: string | undefined): FieldError[] {
  if (!errors.some((error) => error.fieldId === fieldId)) return errors;
  return errors.flatMap((error) => (error.fieldId === fieldId ? (problem === undefined ? [] : [{ ...error, message: problem }]) : [error]));
}

function brokenRules<Name extends string>(values: Values<Name>, rules: Rules<Name>, idPrefix: string): FieldError[] {
  const names = Object.keys(values) as Name[];
  return names.flatMap((name) => {
    const message = rules[name]?.(values[name]);
    return message === undefined ? [] : [{ fieldId: idPrefix + name, message }];
  });
}

/** What the server said about the form's fields; empty when it is about none of them. */
export function fieldErrors(problem: RequestProblem, names: readonly string[], idPrefix = ''): FieldError[] {
  return problem.fields.flatMap(({ pointer, message }) => {
    const name = names.find((candidate) => pointer === `/${candidate}`);
    return name === undefined ? [] : [{ fieldId: idPrefix + name, message }];
  });
}
