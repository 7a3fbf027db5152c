import type { ListAlternative, Recipe } from '@simmer/contracts';
import * as t from '@simmer/messages/editor';
import { Banner, IconBook2, TextButton } from '@simmer/ui';
import { useState } from 'react';
import { alternativesOf, versionAt, versionsOf } from './alternatives';
import type { Line, ListField } from './recipe-form';

interface AlternativeNoticesProps {
  recipe: Recipe;
  field: ListField;
  lines: Line[];
  onChange: (lines: Line[]) => void;
}

/** Offers what the page has in place of a list. A version that was written on is there again after going to another one and back. */
export function AlternativeNotices({ recipe, field, lines, onChange }: AlternativeNoticesProps) {
  const [versions, setVersions] = useState(() => versionsOf(recipe, field));
  const [current, setCurrent] = useState(() => versionAt(versions, lines));
  const show = (at: number): void => {
    setVersions(versions.with(current, lines));
    setCurrent(at);
    onChange(versions[at] ?? lines);
  };
  return alternativesOf(recipe, field).map((alternative, index) => {
    const isUsed = current === index + 1;
    return (
      <Banner
        key={index}
        className="alternative"
        icon={<IconBook2 />}
        end={<TextButton onClick={() => show(isUsed ? 0 : index + 1)}>{isUsed ? t.switchBack : t.useInstead[field]}</TextButton>}
      >
        {isUsed ? t.usingOther : offerOf(alternative)}
      </Banner>
    );
  });
}

function offerOf({ units, name }: ListAlternative): string {
  if (units) return t.otherUnits[units];
  return name ? t.otherWayNamed({ name }) : t.otherWay;
}
