import { queryOf } from '@simmer/client';
import type { ReasonsShown } from '@simmer/contracts';
import * as t from '@simmer/messages/why-shown';
import { IconHelpCircle, SkeletonLine } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client';
import './why-shown.css';

/** Why a reader sees a recipe, asked for once they want to know. */
export function WhyShown({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({ ...queryOf(client, 'GET /community/recipes/:id/reasons', { id }), enabled: isOpen });
  return (
    <details className="why-shown no-print" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <IconHelpCircle size={16} />
        {t.why}
      </summary>
      <div role="status">{data ? <Reasons reasons={data} /> : error ? <p className="t15">{error.message}</p> : <SkeletonLine />}</div>
    </details>
  );
}

function Reasons({ reasons }: { reasons: ReasonsShown }) {
  const rows = rowsOf(reasons);
  return (
    <>
      <dl className="reasons">
        {rows.map(({ count, text }) => (
          <div key={text}>
            <dt>{count}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="t15 muted">
        {rows.length === 0 && t.noReason} {t.fair}
      </p>
    </>
  );
}

/** What counts stands left of the rule, what it is right of it. */
function rowsOf({ days, cooks, cooked, saved, rated, follows_author, cooked_by_followed: followed }: ReasonsShown) {
  return [
    follows_author && { count: t.youFollow, text: t.itsCook },
    followed && { count: t.youFollow, text: t.whoCooked({ username: followed.cook.username, at: new Date(`${followed.date}T12:00:00`) }) },
    cooks > 0 && { count: t.cooks({ count: cooks }), text: t.together({ days }) },
    cooked > 0 && { count: t.cooks({ count: cooked }), text: t.cooked },
    saved > 0 && { count: t.cooks({ count: saved }), text: t.saved },
    rated > 0 && { count: t.cooks({ count: rated }), text: t.rated },
  ].filter((row) => row !== false && row !== null);
}
