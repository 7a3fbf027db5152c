import { type Food, type FoodAisle, FORMS, type Form } from '../food';

/** Forms that a food of an aisle has anyway: dried beans are beans. */
const FORM_OF_AISLE: Readonly<Partial<Record<FoodAisle, Form>>> = { frozen: 'frozen', tins: 'canned', dry: 'dried', spices: 'dried' };
/** Two words for one thing: ginger powder is ground ginger. */
const SAME: Readonly<Partial<Record<Form, Form>>> = { ground: 'powder', powder: 'ground' };

/** The food in the forms that a name says, in a food of its own where the catalogue has one, and the form that is left over. */
export function formOf(food: Food, forms: readonly Form[]): { food: Food; form: Form | null } {
  const said = FORMS.filter((form) => forms.includes(form));
  let found = food;
  const rest: Form[] = [];
  for (const form of said) {
    const own = inForm(found, form) ?? (SAME[form] ? inForm(found, SAME[form]) : null);
    if (own) found = own;
    else rest.push(form);
  }
  const form = rest.find((one) => one !== found.form && SAME[one] !== found.form && FORM_OF_AISLE[found.aisle] !== one);
  return { food: found, form: form ?? null };
}

function inForm(food: Food, form: Form): Food | null {
  const children = food.children.filter((child) => child.form === form && child.form !== food.form);
  return children.find((child) => child.id === `${food.id}-${form}`) ?? (children.length === 1 ? (children[0] ?? null) : null);
}
