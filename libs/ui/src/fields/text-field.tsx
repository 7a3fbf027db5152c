import { useState, type ComponentProps } from 'react';
import { IconButton } from '../actions/icon-button';
import { classNames } from '../class-names';
import { IconEye, IconEyeOff } from '../icons/tabler-icons';
import { Field, type FieldProps } from './field';

type Control<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, 'className' | 'id'> &
  FieldProps & { inputClassName?: string };

/** Parts what belongs to the field from what belongs to the control. */
const part = <Props extends FieldProps>({ label, hideLabel, optional, hint, error, id, className, ...control }: Props) => ({
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

/** A password with a button that shows it. Say `autoComplete`: current-password or new-password. */
export const PasswordField = (props: Control<'input'> & { autoComplete: 'current-password' | 'new-password' }) => {
  const [shown, setShown] = useState(false);
  const { field, control } = part(props);
  const { inputClassName, ...rest } = control;
  return (
    <Field {...field}>
      {(tie) => (
        <div className="input-group">
          <input {...rest} {...tie} type={shown ? 'text' : 'password'} className={classNames('input', inputClassName)} />
          <IconButton label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
            {shown ? <IconEyeOff /> : <IconEye />}
          </IconButton>
        </div>
      )}
    </Field>
  );
};
