import type { CommunityRecipe } from '@simmer/contracts';
import emptyPlate from '../../app/plates/empty.svg';

/** A table with the drawn plates of a cook's dishes, or one clean plate. Drawn for the eye; the list below says it all. */
export const LaidTable = ({ recipes }: { recipes: readonly CommunityRecipe[] | undefined }) => (
  <div className={recipes?.length === 0 ? 'laid-table is-bare' : 'laid-table'} aria-hidden="true">
    {recipes?.length === 0 && <img src={emptyPlate} alt="" width="288" height="288" />}
    {recipes?.map(({ id, plate }) => (
      <img key={id} src={plate.url} alt="" width="400" height="320" />
    ))}
  </div>
);
