import { queryOf } from '@simmer/client';
import type { CommunityRecipePage, LineageRecipe } from '@simmer/contracts';
import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/lineage';
import * as recipeTexts from '@simmer/messages/recipe';
import { Button, ErrorState, Tag } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client';
import { FACT_NAMES } from '../../../recipe/compare/fact-names';
import { hasChanges } from '../../../recipe/compare/compare-lines';
import { Comparing } from './comparing';
import { compareWithOriginal, lineChangesOf, summaryOf } from './compare-with-original';
import { FactRow, IngredientLedger, LedgerHeads, StepLedger } from './diff-ledger';
import { OfferBack } from './offer-back';
import './what-changed.css';

type Content = CommunityRecipePage['recipe'];

/** A changed copy beside the original as it is published now, line by line; its own cook can offer changes back. */
export function WhatChanged({ original, page: { card, recipe, is_own } }: { original: LineageRecipe; page: CommunityRecipePage }) {
  const { data, error, refetch } = useQuery(queryOf(client, 'GET /community/recipe-pages/:slug', { slug: original.slug }));
  if (data)
    return (
      <>
        <Changes original={data.recipe} recipe={recipe} />
        {is_own && <OfferBack id={card.id} changes={lineChangesOf(compareWithOriginal(data.recipe, recipe))} />}
      </>
    );
  if (!error) return <Comparing />;
  return (
    <ErrorState level={3} title={t.didNotOpen} action={<Button onClick={() => void refetch()}>{common.tryAgain}</Button>}>
      {error.message}
    </ErrorState>
  );
}

function Changes({ original, recipe }: { original: Content; recipe: Content }) {
  const changes = compareWithOriginal(original, recipe);
  const { facts, ingredients, instructions } = changes;
  if (facts.length === 0 && !hasChanges(ingredients) && !hasChanges(instructions)) return <p className="what-changed">{t.sameCooking}</p>;
  return (
    <div className="what-changed">
      <h3 className="h-24">{t.whatChanged}</h3>
      <p className="sum">
        {summaryOf(changes).map((text) => (
          <Tag key={text}>{text}</Tag>
        ))}
      </p>
      {facts.length > 0 && (
        <section>
          <h4 className="h-20">{t.facts}</h4>
          <LedgerHeads />
          <ul className="ledger-diff">
            {facts.map(({ field, then, now }) => (
              <FactRow key={field} name={FACT_NAMES[field]} then={then} now={now} />
            ))}
          </ul>
        </section>
      )}
      {hasChanges(ingredients) && (
        <section>
          <h4 className="h-20">{recipeTexts.ingredients}</h4>
          <LedgerHeads />
          <IngredientLedger changes={ingredients} />
        </section>
      )}
      {hasChanges(instructions) && (
        <section>
          <h4 className="h-20">{recipeTexts.method}</h4>
          <LedgerHeads />
          <StepLedger changes={instructions} />
        </section>
      )}
    </div>
  );
}
