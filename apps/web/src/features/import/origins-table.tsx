import type { FieldOrigin } from '@simmer/contracts';
import { Table } from '@simmer/ui';
import { originRows } from './origin-words';

const HEADINGS = ['Field', 'Read by', 'Place in the page', 'How sure'];

/** Where each field was read. On a phone a row is laid out over several lines, which would cost it its roles, so they are said. */
export const OriginsTable = ({ origins }: { origins: readonly FieldOrigin[] }) => (
  <Table label="Where each field was read" className="origins">
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
      {originRows(origins).map(({ field, reader, place, sure, percent }) => (
        <tr key={field} role="row">
          <th role="rowheader" scope="row">
            {field}
          </th>
          <td role="cell">{reader}</td>
          <td role="cell" className="origin-place">
            {place}
          </td>
          <td role="cell" className="n">
            {sure}, {percent}
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
