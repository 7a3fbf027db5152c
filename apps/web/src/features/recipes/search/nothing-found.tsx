import * as t from '@simmer/messages/search';
import { Button, ButtonLink, Chip, Chips, EmptyState, IconPencil } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import emptyPlate from '../../../app/plates/empty.svg';

interface NothingFoundProps {
  question: string;
  parts: readonly { word: string; count: number }[];
  onSearch: (question: string) => void;
}

/** What else there is to do when a question finds nothing. */
export function NothingFound({ question, parts, onSearch }: NothingFoundProps) {
  const ways = [
    ...(parts.length > 0 ? [{ title: t.askForHalf, content: <Halves parts={parts} onSearch={onSearch} /> }] : []),
    { title: t.fromWeb, content: <AddressForm /> },
    {
      title: t.writeIt,
      content: (
        <ButtonLink href="/app/recipes/new" variant="quiet" icon={<IconPencil />}>
          {t.start({ title: question })}
        </ButtonLink>
      ),
    },
  ];
  return (
    <div className="cols c2">
      <section aria-labelledby="nothing-found">
        <h2 className="h-32" id="nothing-found">
          {t.nothing({ query: question })}
        </h2>
        <ol className="ways">
          {ways.map(({ title, content }, index) => (
            <li key={title}>
              <span className="no" aria-hidden="true">
                {index + 1}
              </span>
              <div className="do">
                <h3>{title}</h3>
                {content}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <aside className="only-wide">
        <EmptyState title={t.notYet} picture={emptyPlate} level={3}>
          {t.notYetText}
        </EmptyState>
      </aside>
    </div>
  );
}

const Halves = ({ parts, onSearch }: Pick<NothingFoundProps, 'parts' | 'onSearch'>) => (
  <Chips>
    {parts.map(({ word, count }) => (
      <Chip key={word} count={count} onClick={() => onSearch(word)}>
        {word}
      </Chip>
    ))}
  </Chips>
);

function AddressForm() {
  const [url, setUrl] = useState('');
  const navigate = useNavigate();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({ to: '/app/recipes/import-url', search: { url } });
      }}
    >
      <label className="sr" htmlFor="address-to-import">
        {t.webAddress}
      </label>
      <input
        className="input"
        id="address-to-import"
        type="url"
        inputMode="url"
        required
        placeholder={t.addressPlaceholder}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Button type="submit">{t.importRecipe}</Button>
    </form>
  );
}
