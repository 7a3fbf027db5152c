import { TickBox } from '@simmer/ui';
import type { ReactNode } from 'react';

interface ChoiceRowProps {
  /** Rows of one name are one choice. */
  name: string;
  title: string;
  text: string;
  checked: boolean;
  onChoose: () => void;
  /** At the end of the row. */
  children?: ReactNode;
}

/** A radio button as a row with a title and a sentence. */
export const ChoiceRow = ({ name, title, text, checked, onChoose, children }: ChoiceRowProps) => (
  <label className="lic">
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    <TickBox />
    <span className="nm">
      <b>{title}</b>
      <small>{text}</small>
    </span>
    {children}
  </label>
);
