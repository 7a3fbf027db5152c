import type { SharedRecipe } from '@simmer/contracts';
import { opensInNewTab, print } from '@simmer/messages/recipe-detail';
import * as t from '@simmer/messages/share';
import { IconButton, IconPrinter } from '@simmer/ui';
import type { ReactNode } from 'react';
import { useAccount } from '../../api/session/use-session';
import { usePageTitle } from '../../app/page-title';
import { StartCooking } from '../../cooking/start-cooking';
import { StepText } from '../../cooking/step-text';
import { useStepParts } from '../../cooking/use-step-parts';
import { RecipePicture } from '../../recipe/recipe-picture';
import { Ingredients } from '../../recipe/view/ingredients';
import { Method, StepNumber } from '../../recipe/view/method';
import { RecipeFacts } from '../../recipe/view/recipe-facts';
import { useReading } from '../../recipe/view/use-reading';
import { KeepSimmer } from './keep-simmer';
import { VisitorsKitchen } from './visitors-kitchen';

interface SharedRecipePageProps {
  recipe: SharedRecipe;
  /** Of a recipe that the cook who is signed in may cook; what a link shows has none. */
  id?: string;
  /** Who it comes from, and what else is to be known of that. */
  gift: { title: string; text: string };
  /** To keep it. */
  actions?: ReactNode;
}

/** A recipe that somebody has shared: read, scaled and printed without an account, and saved with one. */
export function SharedRecipePage({ recipe, id, gift, actions }: SharedRecipePageProps) {
  usePageTitle(recipe.title);
  const account = useAccount();
  const reading = useReading(recipe);
  const parts = useStepParts(recipe, reading.factor, reading.measures);
  const method = (
    <Method
      recipe={recipe}
      step={(index) => ({
        number: <StepNumber index={index} />,
        text: <StepText recipe={{ id: id ?? SHARED, title: recipe.title }} step={index} parts={parts[index] ?? []} />,
      })}
    />
  );
  return (
    <>
      <article className="recipe-view shared">
        <div className="top">
          <div className="pic">
            <RecipePicture of={recipe} sizes="(min-width: 960px) 576px, 100vw" eager />
          </div>
          <div className="txt">
            <p className="gift">
              <b>{gift.title}</b>
              <span>{gift.text}</span>
            </p>
            <h1 className="h-44">{recipe.title}</h1>
            {recipe.description && <p className="t20 measure">{recipe.description}</p>}
            <Credit recipe={recipe} />
            <RecipeFacts recipe={recipe} />
            <div className="acts no-print">
              {id !== undefined && recipe.instructions.length > 0 && (
                <StartCooking recipe={{ id, servings: recipe.servings }} reading={reading} />
              )}
              {actions}
              <IconButton line label={print} onClick={() => window.print()}>
                <IconPrinter />
              </IconButton>
            </div>
            {!account && <p className="t15 muted no-print">{t.noAccountNeeded}</p>}
          </div>
        </div>
        <div className="body">
          <Ingredients recipe={recipe} reading={reading} />
          {id === undefined ? <VisitorsKitchen>{method}</VisitorsKitchen> : method}
        </div>
      </article>
      <KeepSimmer />
    </>
  );
}

/** A page shows one recipe, which has no id for others. */
const SHARED = 'shared';

/** Who wrote it and where: whoever reads it here is owed that as much as the cook who keeps it. */
function Credit({ recipe: { author, source_name, source_url } }: { recipe: SharedRecipe }) {
  const source = source_name || (source_url && new URL(source_url).host);
  if (!author && !source) return null;
  return (
    <p className="t15 muted">
      {author && t.by({ author })}
      {author && source && ', '}
      {source_url ? (
        <a href={source_url} rel="noreferrer" target="_blank">
          {source}
          <span className="sr"> {opensInNewTab}</span>
        </a>
      ) : (
        source
      )}
    </p>
  );
}
