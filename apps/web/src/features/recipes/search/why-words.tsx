import type { RecipeHit } from '@simmer/contracts';
import * as t from '@simmer/messages/search';
import type { ReactNode } from 'react';
import { Marked } from './marked';

interface Reason {
  label: string;
  text: ReactNode;
}

/** Why a recipe is a hit, line by line. What stands in the title is marked there. */
export function reasonsOf({ why, lacks, minutesOver, recipe }: RecipeHit): Reason[] {
  const found = why.flatMap(({ field, line, text, marks, kindOf }): Reason[] => {
    const kind = kindOf === null ? '' : t.kindOf({ kind: kindOf });
    const marked = <Marked text={text} marks={marks} />;
    if (field === 'title') {
      const [[from, to] = [0, 0]] = marks;
      return kindOf === null ? [] : [{ label: t.fields.title, text: `${text.slice(from, to)}${kind}` }];
    }
    const label = field === 'instructions' ? t.step({ number: line + 1 }) : t.fields[field];
    if (field === 'notes') return [{ label, text: <Quoted>{marked}</Quoted> }];
    return [
      {
        label,
        text: (
          <>
            {marked}
            {kind}
          </>
        ),
      },
    ];
  });
  const off = [
    ...(lacks === null ? [] : [{ label: t.missing, text: <span className="off">{lacks}</span> }]),
    ...(minutesOver > 0
      ? [{ label: t.time, text: <span className="off">{t.over({ time: t.minutes({ minutes: minutesOver }) })}</span> }]
      : []),
  ];
  const all = [...found, ...off];
  // a title that says it all needs no further reason
  return all.length > 0 || why.length > 0 ? all : tagsOf(recipe);
}

/** Where nothing but conditions was asked for. */
const tagsOf = ({ tags }: RecipeHit['recipe']): Reason[] =>
  tags.length > 0 ? [{ label: t.fields.tags, text: tags.slice(0, 3).join(', ') }] : [];

function Quoted({ children }: { children: ReactNode }) {
  const [before, after] = t.quoted({ text: '\u0000' }).split('\u0000');
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

/** The title with what was found in it. */
export function MarkedTitle({ recipe, why }: Pick<RecipeHit, 'recipe' | 'why'>) {
  const found = why.find(({ field }) => field === 'title');
  return found && found.text === recipe.title ? <Marked text={found.text} marks={found.marks} /> : recipe.title;
}
