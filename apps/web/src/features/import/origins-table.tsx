import type { FieldOrigin } from '@simmer/contracts';
import * as t from '@simmer/messages/import';
import { Table } from '@simmer/ui';
import { originRows } from './origin-words';

const HEADINGS = [t.field, t.readBy, t.placeInPage, t.howSure];

/** Where each field was read. On a phone a row is laid out over several lines, which would cost it its roles, so they are said. */
export const OriginsTable = ({ origins }: { origins: readonly FieldOrigin[] }) => (
  <Table label={t.fieldOrigins} className="origins">
    <thead>
      <tr role="row">
        {HEADINGS.map((heading) => (
          <th key={heading} role="columnheader" scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {originRows(origins).map(({ field, reader, place, sure, share }) => (
        <tr key={field} role="row">
          <th role="rowheader" scope="row">
            {field}
          </th>
          <td role="cell">{reader}</td>
          <td role="cell" className="origin-place">
            {place}
          </td>
          <td role="cell" className="n">
            {t.sureness({ words: sure, share })}
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
