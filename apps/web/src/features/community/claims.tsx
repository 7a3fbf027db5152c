import type { ClaimedDiet, CommunityRecipeDetail } from '@simmer/contracts';
import * as t from '@simmer/messages/community-recipe';
import { claimedDiets, cuisines } from '@simmer/messages/recipe-claims';
import { IconCheck, Tag } from '@simmer/ui';

/** What its cook says of a recipe, its kitchen and its diets, and which of that its ingredients bear out. Never that an allergen is absent. */
export function Claims({ card: { cuisine, diets, checked_diets: checked } }: { card: CommunityRecipeDetail }) {
  if (!cuisine && diets.length === 0) return null;
  const isChecked = (diet: ClaimedDiet): boolean => checked.some((one) => one === diet);
  return (
    <div className="claims">
      <ul aria-label={t.claims}>
        {cuisine && (
          <li>
            <Tag>{cuisines[cuisine]}</Tag>
          </li>
        )}
        {diets.map((diet) => (
          <li key={diet}>
            <Tag>
              {isChecked(diet) && <IconCheck size={16} />}
              {claimedDiets[diet]}
              {isChecked(diet) && <span className="sr">, {t.checked}</span>}
            </Tag>
          </li>
        ))}
      </ul>
      {diets.length > 0 && (
        <p className="t13 muted">
          {checked.length > 0 && (
            <span className="key" aria-hidden="true">
              <IconCheck size={16} /> {t.checked}
            </span>
          )}
          <span>{t.readLabels}</span>
        </p>
      )}
    </div>
  );
}
