import { queryOf } from '@simmer/client';
import { articles } from '@simmer/help/articles';
import * as t from '@simmer/messages/help-votes';
import { Link, Table } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';

/** What readers say of the help's articles, those with the most answers first; nothing while nobody has answered. */
export function HelpVotes() {
  const { data } = useQuery(queryOf(client, 'GET /staff/help-votes', {}));
  // an article that was taken away keeps its votes and has no title any more
  const rows = (data?.items ?? []).flatMap((votes) => {
    const article = articles.find(({ category, slug }) => category === votes.category && slug === votes.slug);
    return article ? [{ ...votes, title: article.title }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section className="staff-help" aria-labelledby="staff-help">
      <h2 className="h-24" id="staff-help">
        {t.title}
      </h2>
      <Table label={t.title}>
        <thead>
          <tr>
            <th scope="col">{t.article}</th>
            <th scope="col" className="n">
              {t.useful}
            </th>
            <th scope="col" className="n">
              {t.notUseful}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ category, slug, title, useful, not_useful: notUseful }) => (
            <tr key={`${category}/${slug}`}>
              <td>
                <Link href={`/knowledge-base/${category}/${slug}`}>{title}</Link>
              </td>
              <td className="n">{useful}</td>
              <td className="n">{notUseful}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
