// What runs in the page of a list: a person's hand, faster. Each function is sent to the browser by itself.

interface Hand {
  count: number;
  device: string;
  seed: number;
  firstName: number;
  mayClear: boolean;
}

export type Act = { kind: 'add'; name: string } | { kind: 'clear'; names: string[] } | { kind: 'toggle'; name: string; isTicked: boolean };

export interface Shown {
  name: string;
  amount: string;
  isTicked: boolean;
}

/** Where the page tells what it begins and what it has done: it may be loaded anew in the middle. */
export interface Noted {
  noteAct(act: Act, isDone: boolean): Promise<void>;
}

/** Adds, ticks, unticks and clears at random, and tells of each. */
export async function actOnList({ count, device, seed, firstName, mayClear }: Hand): Promise<void> {
  let state = seed >>> 0;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const frame = () => new Promise((resolve) => setTimeout(resolve, 15));
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[data-item]')];
  const nameOf = (box: HTMLInputElement) => box.closest('label')?.querySelector('.name')?.textContent?.toLowerCase() ?? '';
  const syllables = ['ba', 'de', 'fi', 'go', 'ku', 'la', 'me', 'ni', 'po', 'ru'];
  /** One word that is no food, so that it is read as it is: "adafigoba". */
  const newName = (number: number) =>
    `${device.slice(0, 3)}${[...String(number).padStart(4, '0')].map((digit) => syllables[Number(digit)]).join('')}`;
  const field = document.querySelector<HTMLInputElement>('input[role="combobox"]');
  const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!field || !type) throw new Error('This page has no list.');
  const { noteAct } = globalThis as unknown as Noted;
  for (let made = 0; made < count; made += 1) {
    const what = random();
    const all = boxes();
    if (all.length < 5 || (what < 0.3 && all.length < 120)) {
      const name = newName(firstName + made);
      await noteAct({ kind: 'add', name }, false);
      type.call(field, name);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await frame();
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      // it is read before it is on the list
      for (let tries = 0; tries < 200 && !boxes().some((box) => nameOf(box) === name); tries += 1) await frame();
      if (!boxes().some((box) => nameOf(box) === name)) throw new Error(`${name} was not added`);
      await noteAct({ kind: 'add', name }, true);
    } else if (mayClear && what > 0.97) {
      const clear = document.querySelector<HTMLButtonElement>('.list-clear button');
      if (clear) {
        const ticked = () =>
          boxes()
            .filter((box) => box.checked)
            .map(nameOf);
        await noteAct({ kind: 'clear', names: ticked() }, false);
        // what others have ticked meanwhile goes too
        const names = ticked();
        clear.click();
        await noteAct({ kind: 'clear', names }, true);
      }
    } else {
      const own = all.filter((box) => nameOf(box).startsWith(device.slice(0, 3)));
      const among = own.length > 0 && random() < 0.7 ? own : all;
      const box = among[Math.floor(random() * among.length)] as HTMLInputElement;
      const name = nameOf(box);
      const isTicked = !box.checked;
      await noteAct({ kind: 'toggle', name, isTicked }, false);
      box.click();
      await noteAct({ kind: 'toggle', name, isTicked }, true);
    }
    await frame();
  }
}

/** What the page shows, in the order of names. */
export function readList(): Shown[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[data-item]')]
    .map((box) => {
      const text = (selector: string) => box.closest('label')?.querySelector(selector)?.textContent ?? '';
      return { name: text('.name').toLowerCase(), amount: text('.qty'), isTicked: box.checked };
    })
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}
