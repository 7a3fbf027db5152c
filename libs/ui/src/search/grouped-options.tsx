import type { ReactNode } from 'react';

interface Option {
  id: string;
  /** The heading that it stands under; those of one heading follow each other. */
  group?: string;
}

interface GroupedOptionsProps<T extends Option> {
  options: readonly T[];
  /** The id of the list box around them. */
  listId: string;
  /** The place of the one that Enter takes. */
  active: number;
  onChoose: (option: T) => void;
  children: (option: T) => ReactNode;
}

/** The id of the option at a place, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** What a list box offers, under headings where it has them. The field above keeps the focus. */
export const GroupedOptions = <T extends Option>({ options, listId, active, onChoose, children }: GroupedOptionsProps<T>) =>
  groupsOf(options).map(({ name, from, members }) => {
    const drawn = members.map((option, at) => (
      <div
        key={option.id}
        id={optionId(listId, from + at)}
        role="option"
        aria-selected={from + at === active}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(option)}
      >
        {children(option)}
      </div>
    ));
    if (name === undefined) return drawn;
    const headingId = `${optionId(listId, from)}-group`;
    return (
      <div key={`${name} ${from}`} role="group" aria-labelledby={headingId}>
        <p className="cap" id={headingId}>
          {name}
        </p>
        {drawn}
      </div>
    );
  });

function groupsOf<T extends Option>(options: readonly T[]) {
  const groups: { name: string | undefined; from: number; members: T[] }[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.members.push(option);
    else groups.push({ name: option.group, from: index, members: [option] });
  });
  return groups;
}
