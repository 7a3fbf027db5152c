import { RequestProblem } from '@simmer/client';
import type { Account } from '@simmer/contracts';
import type { FieldError } from '@simmer/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { wayOn } from '../../app/session/guard';
import { session } from '../../app/session/session';

export type Values<Name extends string> = Record<Name, string>;
type Rules<Name extends string> = Partial<Record<Name, (value: string) => string | undefined>>;

interface AuthFormOptions<Name extends string> {
  initial: Values<Name>;
  /** One rule per field, checked before anything is sent. */
  rules: Rules<Name>;
  send: (values: Values<Name>) => Promise<{ account: Account }>;
  /** Where the cook was going. */
  next: string | undefined;
}

/** The state of a sign-in form: what is typed stays typed, whatever goes wrong. */
export function useAuthForm<Name extends string>({ initial, rules, send, next }: AuthFormOptions<Name>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [notice, setNotice] = useState<string>();
  const [busy, setBusy] = useState(false);
  const router = useRouter();
  const queryClient = useQueryClient();

  function take(error: unknown): void {
    if (!(error instanceof RequestProblem)) throw error;
    const found = fieldErrors(error, Object.keys(initial));
    setErrors(found);
    setNotice(found.length > 0 ? undefined : error.message);
  }

  async function submit(): Promise<void> {
    setBusy(true);
    try {
      const { account } = await send(values);
      queryClient.clear();
      session.start(account);
      await router.navigate(wayOn(next));
    } catch (error) {
      take(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    errors,
    notice,
    busy,
    /** Props of a text field. */
    field: (name: Name) => ({
      id: name,
      name,
      value: values[name],
      error: errors.find(({ fieldId }) => fieldId === name)?.message,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValues((typed) => ({ ...typed, [name]: target.value })),
    }),
    set: (name: Name, value: string) => setValues((typed) => ({ ...typed, [name]: value })),
    onSubmit(event: FormEvent): void {
      event.preventDefault();
      if (busy) return;
      const broken = brokenRules(values, rules);
      setErrors(broken);
      setNotice(undefined);
      if (broken.length === 0) void submit();
    },
  };
}

function brokenRules<Name extends string>(values: Values<Name>, rules: Rules<Name>): FieldError[] {
  const names = Object.keys(values) as Name[];
  return names.flatMap((name) => {
    const message = rules[name]?.(values[name]);
    return message === undefined ? [] : [{ fieldId: name, message }];
  });
}

/** What the server said about the form's fields; empty when it is about none of them. */
export function fieldErrors(problem: RequestProblem, names: readonly string[]): FieldError[] {
  return problem.fields.flatMap(({ pointer, message }) => {
    const name = names.find((candidate) => pointer === `/${candidate}`);
    return name === undefined ? [] : [{ fieldId: name, message }];
  });
}
