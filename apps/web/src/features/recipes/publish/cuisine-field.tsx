import { type Cuisine, CUISINES } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/publish';
import { cuisine as cuisineLabel, cuisines } from '@simmer/messages/recipe-claims';
import { SelectField, TextButton } from '@simmer/ui';
import type { ReadIngredients } from '../../../recipe/read-ingredients';
import { proposedCuisine } from './cuisine-signs';
import { linesText } from './diets-field';

interface CuisineFieldProps {
  value: Cuisine | '';
  onChange: (cuisine: Cuisine | '') => void;
  /** Undefined until the ingredients have been read. */
  read: ReadIngredients | undefined;
  /** The ingredient lines. */
  texts: readonly string[];
}

/** The cuisine that the author names, and the one that the ingredients propose, with those that do. */
export function CuisineField({ value, onChange, read, texts }: CuisineFieldProps) {
  const proposed = read ? proposedCuisine(read.counted.lines.map(({ food }) => food)) : null;
  return (
    <>
      <SelectField label={cuisineLabel} value={value} onChange={({ target }) => onChange(target.value as Cuisine | '')}>
        <option value="">{t.noCuisine}</option>
        {CUISINES.map((one) => (
          <option key={one} value={one}>
            {cuisines[one]}
          </option>
        ))}
      </SelectField>
      <div role="status">
        {proposed && proposed.cuisine !== value && (
          <p className="says">
            {t.cuisineFits({ cuisine: cuisines[proposed.cuisine], lines: linesText(proposed.lines, texts) })}{' '}
            <TextButton onClick={() => onChange(proposed.cuisine)}>{t.chooseCuisine({ cuisine: cuisines[proposed.cuisine] })}</TextButton>
          </p>
        )}
      </div>
    </>
  );
}
