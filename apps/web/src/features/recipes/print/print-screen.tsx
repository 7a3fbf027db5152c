import type { Recipe } from '@simmer/contracts';
import { opening, recipes } from '@simmer/messages/recipe';
import * as t from '@simmer/messages/recipe-print';
import { Breadcrumb, Button, ButtonLink, Checkbox, IconDownload, IconPrinter, PantryLabel, Segmented, SkeletonLine } from '@simmer/ui';
import { useState } from 'react';
import { usePageTitle } from '../../../app/page-title';
import type { Chosen } from '../../../cooking/cooking-state';
import { useRecipe } from '../../../device/library/use-recipe';
import { RecipeProblem } from '../recipe-problem';
import { PrintedRecipe } from './printed-recipe';
import './print.css';

const SIZES = [
  { value: 'usual', label: t.usual },
  { value: 'large', label: t.large },
] as const;

interface PrintScreenProps {
  id: string;
  /** Servings and units, as on the page of the recipe. */
  chosen: Chosen;
}

/** A recipe as it comes out of the printer, and what may be left out. */
export function PrintScreen({ id, chosen }: PrintScreenProps) {
  const { data: recipe, isError, error, refetch } = useRecipe(id);
  usePageTitle(t.title);
  if (recipe) return <Desk recipe={recipe} chosen={chosen} />;
  if (isError) return <RecipeProblem id={id} error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label={opening}>
      <SkeletonLine />
    </div>
  );
}

function Desk({ recipe, chosen }: { recipe: Recipe; chosen: Chosen }) {
  const [size, setSize] = useState<(typeof SIZES)[number]['value']>('usual');
  const [parts, setParts] = useState({ picture: true, nutrition: true, room: true });
  const crumbs = [{ label: recipes, href: '/app/recipes' }, { label: recipe.title, href: `/app/recipes/${recipe.id}` }, { label: t.title }];
  return (
    <div className="print-recipe">
      <Breadcrumb className="no-print" crumbs={crumbs} />
      <h1 className="h-44 no-print">{t.title}</h1>
      <div className="lay">
        <PantryLabel className="options no-print" role="group" aria-label={t.whatToPrint}>
          <p className="label-text">{t.letters}</p>
          <Segmented label={t.letters} options={SIZES} value={size} onChange={setSize} />
          {(['picture', 'nutrition', 'room'] as const).map((part) => (
            <Checkbox
              key={part}
              label={t[part]}
              checked={parts[part]}
              onChange={({ target }) => setParts((now) => ({ ...now, [part]: target.checked }))}
            />
          ))}
          <Button block variant="primary" icon={<IconPrinter />} onClick={() => window.print()}>
            {t.print}
          </Button>
          <ButtonLink block href={`/app/recipes/import-export?recipe=${recipe.id}`} icon={<IconDownload />}>
            {t.asPdf}
          </ButtonLink>
          <p className="t15 muted">{t.note}</p>
        </PantryLabel>
        <div className="desk">
          <PrintedRecipe recipe={recipe} chosen={chosen} parts={parts} isLarge={size === 'large'} />
        </div>
      </div>
    </div>
  );
}
