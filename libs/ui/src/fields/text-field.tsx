import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Field, type FieldProps } from './field';

export type Control<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, 'className' | 'id'> &
  FieldProps & { inputClassName?: string };

/** Parts what belongs to the field from what belongs to the control. */
export const part = <Props extends FieldProps>({ label, hideLabel, optional, hint, error, id, className, ...control }: Props) => ({
  field: { label, hideLabel, optional, hint, error, id, className },
  control,
});

export const TextField = (props: Control<'input'>) => {
  const { field, control } = part(props);
  const { inputClassName, ...rest } = control;
  return <Field {...field}>{(tie) => <input {...rest} {...tie} className={classNames('input', inputClassName)} />}</Field>;
};

/** Grows with its text where the browser can. */
export const TextAreaField = (props: Control<'textarea'>) => {
  const { field, control } = part(props);
  const { inputClassName, ...rest } = control;
  return <Field {...field}>{(tie) => <textarea rows={2} {...rest} {...tie} className={classNames('input', inputClassName)} />}</Field>;
};

/** A native select; options are its children. */
export const SelectField = (props: Control<'select'>) => {
  const { field, control } = part(props);
  const { inputClassName, ...rest } = control;
  return <Field {...field}>{(tie) => <select {...rest} {...tie} className={classNames('input', inputClassName)} />}</Field>;
};
