import type { TextRecipe, TextRecipeLine } from '@simmer/culinary/recipe-text';
import { PantryLabel, TextField } from '@simmer/ui';
import { memo } from 'react';
import { useIngredientReader } from '../../app/use-ingredient-reader';

interface RecipePreviewProps {
  recipe: TextRecipe;
  typedTitle: string;
  onTitle: (title: string) => void;
}

/** The recipe as it would be saved now. */
export const RecipePreview = memo(function RecipePreview({ recipe, typedTitle, onTitle }: RecipePreviewProps) {
  const read = useIngredientReader();
  return (
    <PantryLabel className="pview" role="group" aria-label="The recipe" kicker="The recipe">
      {recipe.title ? <h2 className="h-24">{recipe.title}</h2> : <TextField label="Title" value={typedTitle} hint="No line says it, so type it here." onChange={(event) => onTitle(event.target.value)} />}
      <p className="t15 muted" role="status">
        {factsOf(recipe).join(' · ')}
      </p>
      {recipe.description && <p className="t15 pview-words">{recipe.description}</p>}
      <Group title="Ingredients" none="No line is an ingredient yet." lines={recipe.ingredients}>
        {({ text }) => {
          const { amount, name } = read(text);
          return (
            <>
              <b className="num">{amount}</b>
              <span>{name}</span>
            </>
          );
        }}
      </Group>
      <Group title="Method" none="No line is a step yet." lines={recipe.instructions}>
        {({ text }, number) => (
          <>
            <b className="num">{number}</b>
            <span>{text}</span>
          </>
        )}
      </Group>
      {recipe.notes && (
        <>
          <h3 className="label-text">Notes</h3>
          <p className="t15 pview-words">{recipe.notes}</p>
        </>
      )}
      {(recipe.sourceName || recipe.sourceUrl) && <p className="t13 muted pview-words">From {[recipe.sourceName, recipe.sourceUrl].filter(Boolean).join(', ')}</p>}
    </PantryLabel>
  );
});

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

function factsOf({ ingredients, instructions, servings, yieldText, totalMinutes, prepMinutes, cookMinutes }: TextRecipe): string[] {
  const minutes: [string, number | null][] = [['prep', prepMinutes], ['cook', cookMinutes], ['total', totalMinutes]];
  return [
    counted(ingredients.length, 'ingredient'),
    counted(instructions.length, 'step'),
    ...(yieldText ? [`makes ${yieldText}`] : servings === null ? [] : [`serves ${servings}`]),
    ...minutes.flatMap(([name, value]) => (value === null ? [] : [`${name} ${value} min`])),
  ];
}

interface GroupProps {
  title: string;
  none: string;
  lines: readonly TextRecipeLine[];
  children: (line: TextRecipeLine, number: number) => React.ReactNode;
}

function Group({ title, none, lines, children }: GroupProps) {
  return (
    <>
      <h3 className="label-text">{title}</h3>
      {lines.length === 0 && <p className="t15 muted">{none}</p>}
      <ul className="pview-lines t15">
        {lines.map((line, index) => (
          <li key={`${index}:${line.text}`}>
            {line.group && line.group !== lines[index - 1]?.group && <p className="pview-group">{line.group}</p>}
            <div className="pview-line">{children(line, index + 1)}</div>
          </li>
        ))}
      </ul>
    </>
  );
}
