import * as icons from '../icons/tabler-icons';
import { Glyph, glyphNames } from '../icons/glyph';
import { DishTray, Exhibit, type DishName } from './exhibit';

const COLOURS = [
  ['paper', 'ground'],
  ['surface', 'enamel'],
  ['sunk', 'well, hover'],
  ['line', 'ledger rule'],
  ['keyline', 'control edge'],
  ['ink', 'text, rim'],
  ['ink-2', 'second text'],
  ['yolk', 'highlighter'],
  ['yolk-press', 'pressed'],
  ['yolk-soft', 'busy, notice'],
  ['leek', 'good, live'],
  ['leek-soft', 'its ground'],
  ['tomato', 'wrong, loved'],
  ['tomato-soft', 'its ground'],
  ['focus', 'focus ring'],
  ...['sage', 'butter', 'sky', 'blush', 'slate', 'leek', 'oat', 'brick'].map((name) => [`g-${name}`, 'table top'] as const),
] as const;

const HELP_ACCENTS = ['recipes', 'plan', 'shop', 'account', 'support'];

export const Colour = () => (
  <Exhibit id="colour" title="Colour" text="Yolk is never text and never means success or warning. Text on yolk is always on-yolk.">
    {COLOURS.map(([name, use]) => (
      <div key={name} className="sw">
        <span style={{ background: `var(--${name})` }} />
        <b>{name}</b>
        <small>{use}</small>
      </div>
    ))}
    {HELP_ACCENTS.map((name) => (
      <div key={name} className="sw">
        <span className="help-accent" style={{ background: `var(--h-${name}-bg)`, color: `var(--h-${name})` }}>
          Help
        </span>
        <b>h-{name}</b>
        <small>help accent</small>
      </div>
    ))}
  </Exhibit>
);

const SIZES = [
  ['60', 'h-60 in-display', 'Dinner, decided'],
  ['44', 'h-44 in-display', 'Braised chickpeas'],
  ['32', 'h-32 in-display', 'Ingredients'],
  ['24', 'h-24 in-display', 'Known to work well'],
  ['20', 't20', 'A pan of soft, sharp chickpeas for a Thursday.'],
  ['17', 't17', 'Warm the oil in a wide pan over a medium heat. 4 ½ tbsp, 375 g.'],
  ['15', 't15', 'Keep the liquid of one tin'],
  ['13', 't13', '35 min, serves 4'],
] as const;

export const Type = () => (
  <Exhibit
    id="type"
    title="Type and space"
    text="Bricolage Grotesque for names and numbers, Figtree for sentences. Numerals are tabular and count as content."
  >
    <div className="full">
      {SIZES.map(([size, className, text]) => (
        <div key={size} className="tr">
          <span className="t13 muted">{size}</span>
          <span className={className}>{text}</span>
        </div>
      ))}
    </div>
    <div className="spacer">
      {[4, 8, 12, 16, 24, 32, 48, 72].map((space) => (
        <div key={space}>
          <i style={{ width: space }} />
          {space}
        </div>
      ))}
    </div>
    <div className="spacer">
      {(
        [
          [6, 'mark'],
          [10, 'control'],
          [14, 'card'],
        ] as const
      ).map(([radius, name]) => (
        <div key={name}>
          <i className="corner" style={{ borderRadius: radius }} />
          {radius} {name}
        </div>
      ))}
    </div>
  </Exhibit>
);

const inKebabCase = (name: string) => name.replace(/(?<!^)([A-Z0-9])/g, '-$1').toLowerCase();

export const Icons = () => (
  <Exhibit id="icons" title="Icons and glyphs" text="Tabler outline at 1.75. The 13 food glyphs are our own and carry one yolk area each.">
    <div className="icons">
      {glyphNames.map((name) => (
        <div key={name}>
          <Glyph name={name} />
          {name}
        </div>
      ))}
    </div>
    <div className="icons">
      {Object.entries(icons).map(([name, Shown]) => (
        <div key={name}>
          <Shown size={24} />
          {inKebabCase(name.replace('Icon', ''))}
        </div>
      ))}
    </div>
  </Exhibit>
);

const SHOWN_DISHES: DishName[] = ['brownies', 'cooler', 'cod', 'loaf', 'chicken', 'porridge', 'hummus', 'polenta'];

export const Plates = () => (
  <Exhibit id="plates" title="Plates and trays" text="Drawn from title, category and ingredient words. Photos sit in the same tray.">
    <div className="grid full">
      {SHOWN_DISHES.map((dish) => (
        <DishTray key={dish} dish={dish} />
      ))}
    </div>
  </Exhibit>
);
