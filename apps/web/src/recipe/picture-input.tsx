import type { ComponentProps } from 'react';

type PictureInputProps = Pick<ComponentProps<'input'>, 'ref' | 'capture'> & { onPicture: (file: File) => void };

/** The browser's own way to choose a picture, or with `capture` to take one; a button beside it opens it. */
export const PictureInput = ({ onPicture, ...rest }: PictureInputProps) => (
  <input
    {...rest}
    type="file"
    accept="image/jpeg,image/png,image/webp"
    hidden
    onChange={(event) => {
      const [file] = event.target.files ?? [];
      event.target.value = '';
      if (file) onPicture(file);
    }}
  />
);
