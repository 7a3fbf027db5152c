import * as t from '@simmer/messages/ui';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button';
import { classNames } from '../class-names';
import { IconEye, IconEyeOff } from '../icons/screen-icons';
import { Field } from './field';
import { type Control, part } from './text-field';

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
          <IconButton label={shown ? t.hidePassword : t.showPassword} onClick={() => setShown(!shown)}>
            {shown ? <IconEyeOff /> : <IconEye />}
          </IconButton>
        </div>
      )}
    </Field>
  );
};
