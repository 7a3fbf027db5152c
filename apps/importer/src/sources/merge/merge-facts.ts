import { FIELDS, type Fact, type FieldName, type Provenance, type ReaderName, type RecipeFacts } from '../parsed-recipe';
import { chooseIngredients, chooseInstructions } from './choose-lines';

export interface ReaderFacts {
  reader: ReaderName;
  facts: RecipeFacts;
}

export interface MergedFacts {
  facts: RecipeFacts;
  provenance: { [Name in FieldName]?: Provenance };
}

/** One recipe out of what all readers say: each field from the reader that is surest of it, the lines from the one that has them in full. */
export function mergeFacts(found: readonly ReaderFacts[]): MergedFacts {
  const facts: RecipeFacts = {};
  const provenance: MergedFacts['provenance'] = {};
  const take = <Name extends FieldName>(name: Name, fact: RecipeFacts[Name]): void => {
    if (!fact) return;
    facts[name] = fact;
    const source = found.find((reader) => reader.facts[name]?.place === fact.place && reader.facts[name]?.confidence === fact.confidence);
    if (source) provenance[name] = { reader: source.reader, place: fact.place, confidence: Math.round(fact.confidence * 100) / 100 };
  };
  for (const name of FIELDS) if (name !== 'ingredients' && name !== 'instructions') take(name, surest(found, name));
  const structured = found.filter((reader) => reader.reader !== 'visible-page');
  const visible = found.find((reader) => reader.reader === 'visible-page')?.facts;
  take('ingredients', chooseIngredients(surest(structured, 'ingredients'), visible?.ingredients));
  take('instructions', chooseInstructions(surest(structured, 'instructions'), visible?.instructions, facts.description?.value ?? ''));
  return { facts, provenance };
}

function surest<Name extends FieldName>(found: readonly ReaderFacts[], name: Name): RecipeFacts[Name] {
  let best: Fact<unknown> | undefined;
  for (const { facts } of found) {
    const fact = facts[name];
    if (fact && (!best || fact.confidence > best.confidence)) best = fact;
  }
  return best as RecipeFacts[Name];
}
