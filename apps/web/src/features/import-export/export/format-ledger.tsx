import * as t from '@simmer/messages/export';
import { classNames, TickBox } from '@simmer/ui';
import { type ExportForms, type ExportForm, leftOutWords } from './left-out-words';
import './format-ledger.css';

/** The widest first, in the order of the catalogue. */
const FORMS = Object.keys(t.formats) as ExportForm[];

interface FormatLedgerProps {
  formats: ExportForms | undefined;
  chosen: ExportForm;
  onChange: (format: ExportForm) => void;
}

/** The forms in which recipes go out: what each is for, and what it leaves out. */
export const FormatLedger = ({ formats, chosen, onChange }: FormatLedgerProps) => (
  <fieldset className="formats">
    <legend className="sr">{t.format}</legend>
    <p className="formats-head" aria-hidden="true">
      <span>{t.format}</span>
      <span>{t.leavesOut}</span>
    </p>
    {FORMS.map((format) => {
      const leftOut = formats && leftOutWords(formats, format);
      return (
        <label key={format}>
          <input type="radio" name="export-format" checked={format === chosen} onChange={() => onChange(format)} />
          <TickBox />
          <span>
            <b>{t.formats[format].name}</b>
            <small>{t.formats[format].use}</small>
          </span>
          <span className={classNames('formats-out', leftOut === t.nothing && 'is-all')}>
            <span className="formats-before">{t.leavesOutBefore}</span>
            {leftOut}
          </span>
        </label>
      );
    })}
  </fieldset>
);
