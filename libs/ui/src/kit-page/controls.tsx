import { useState } from 'react';
import { Button, TextButton } from '../actions/button';
import { Heart } from '../actions/heart';
import { IconButton } from '../actions/icon-button';
import { Checkbox } from '../choice/checkbox';
import { Chip, RemovableChip } from '../choice/chip';
import { FilterGroup, Filters } from '../choice/filters';
import { Segmented } from '../choice/segmented';
import { Stepper } from '../choice/stepper';
import { ErrorSummary } from '../fields/error-summary';
import { SelectField, TextAreaField, TextField } from '../fields/text-field';
import { IconClock, IconLock, IconPrinter, IconShare } from '../icons/screen-icons';
import { IconCalendarWeek, IconLayoutGrid, IconLayoutList, IconSearch, IconX } from '../icons/tabler-icons';
import { Mark } from '../labels/mark';
import { DishTray, Exhibit, Specimen } from './exhibit';

export const Buttons = () => (
  <Exhibit id="buttons" title="Buttons" text="One primary in view. Pressing moves it 2 px onto its own edge.">
    <Specimen name="primary">
      <Button variant="primary">Start cooking</Button>
    </Specimen>
    {(['hover', 'press', 'focus'] as const).map((state) => (
      <Specimen key={state} name={state === 'press' ? 'pressed' : state}>
        <Button variant="primary" className={`is-${state}`}>
          Start cooking
        </Button>
      </Specimen>
    ))}
    <Specimen name="busy">
      <Button variant="primary" busy progress={2}>
        Importing recipe...
      </Button>
    </Specimen>
    <Specimen name="disabled">
      <Button variant="primary" disabled>
        Start cooking
      </Button>
    </Specimen>
    <Specimen name="secondary">
      <Button icon={<IconCalendarWeek />}>Add to plan</Button>
    </Specimen>
    <Specimen name="hover">
      <Button className="is-hover">Add to plan</Button>
    </Specimen>
    <Specimen name="disabled">
      <Button disabled>Add to plan</Button>
    </Specimen>
    <Specimen name="quiet">
      <Button variant="quiet">Cancel</Button>
    </Specimen>
    <Specimen name="danger">
      <Button variant="danger">Delete account</Button>
    </Specimen>
    <Specimen name="danger, hover">
      <Button variant="danger" className="is-hover">
        Delete account
      </Button>
    </Specimen>
    <Specimen name="large">
      <Button variant="primary" size="lg">
        Start Risk-Free
      </Button>
    </Specimen>
    <Specimen name="small">
      <Button size="sm">Cancel</Button>
    </Specimen>
    <Specimen name="link">
      <TextButton>Clear all</TextButton>
    </Specimen>
    <Specimen name="icon: quiet, hover, line, on, disabled">
      <IconButton label="Share">
        <IconShare />
      </IconButton>
      <IconButton label="Share" className="is-hover">
        <IconShare />
      </IconButton>
      <IconButton label="Print" line>
        <IconPrinter />
      </IconButton>
      <IconButton label="Lock" line aria-pressed>
        <IconLock />
      </IconButton>
      <IconButton label="Share" disabled>
        <IconShare />
      </IconButton>
    </Specimen>
    <Specimen name="heart">
      <Heart label="Favourite" pressed={false} />
      <Heart label="Favourite" pressed />
      <Heart label="Favourite" pressed={false} large className="is-focus" />
    </Specimen>
    <Specimen name="stepper, and at its end">
      <LiveStepper />
      <Stepper label="Servings, lowest" value={1} />
    </Specimen>
  </Exhibit>
);

const LiveStepper = () => {
  const [servings, setServings] = useState(4);
  return <Stepper label="Servings" value={servings} max={24} onChange={setServings} />;
};

const Suggestions = () => (
  <div className="w440">
    <div className="search">
      <label className="sr" htmlFor="kit-search">
        Search
      </label>
      <IconSearch />
      <input
        className="input is-focus"
        id="kit-search"
        defaultValue="chikpea"
        role="combobox"
        aria-expanded="true"
        aria-controls="kit-search-list"
        aria-activedescendant="kit-search-first"
      />
      <IconButton label="Clear">
        <IconX />
      </IconButton>
    </div>
    <div className="suggest" id="kit-search-list" role="listbox" aria-label="Suggestions">
      <div role="option" aria-selected="true" id="kit-search-first">
        <DishTray dish="chickpeas" thumb />
        <span>
          Braised <Mark>chickpeas</Mark> with lemon
        </span>
        <span className="end">35 min</span>
      </div>
      <div role="option" aria-selected="false">
        <DishTray dish="cauliflower" thumb />
        <span>Roast cauliflower with yogurt</span>
        <span className="end">45 min</span>
      </div>
      <div role="option" aria-selected="false">
        <IconClock />
        <span>chickpea pasta</span>
        <span className="end">recent</span>
      </div>
    </div>
  </div>
);

export const Fields = () => (
  <Exhibit id="fields" title="Fields" text="Label above, hint below, error in place of the hint. The whole field turns, not only its edge.">
    <TextField className="w320" label="Title" placeholder="What is it called" hint="As you would say it at the table." />
    <TextField className="w320" label="Title, focused" inputClassName="is-focus" defaultValue="Squash soup" />
    <TextField className="w320" id="kit-email" label="Email" defaultValue="ana.example.com" error="This needs an @, like ana@example.com" />
    <TextField className="w320" label="Disabled" defaultValue="Importing" disabled />
    <SelectField className="w320" label="Sort by">
      <option>Newest first</option>
    </SelectField>
    <TextAreaField className="w320" label="Notes" optional defaultValue="Better the next day." />
    <Suggestions />
    <ErrorSummary className="w320" takeFocus={false} errors={[{ fieldId: 'kit-email', message: 'Enter an email address with an @' }]} />
  </Exhibit>
);

const CATEGORIES = [
  ['Breakfast', 4],
  ['Lunch', 3],
  ['Dinner', 11],
  ['Snack', 3],
  ['Dessert', 3],
] as const;

export const Choice = () => {
  const [category, setCategory] = useState('Dinner');
  const [units, setUnits] = useState('metric');
  const [view, setView] = useState('rows');
  return (
    <Exhibit id="choice" title="Choice">
      <Specimen name="checkbox">
        <Checkbox label="Keep me signed in" />
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Disabled" disabled />
      </Specimen>
      <Specimen name="chip: off, hover, on, disabled, removable">
        <Chip pressed={false} count={3}>
          Lunch
        </Chip>
        <Chip pressed={false} count={3} className="is-hover">
          Snack
        </Chip>
        <Chip pressed count={11}>
          Dinner
        </Chip>
        <Chip disabled count={0}>
          Dessert
        </Chip>
        <RemovableChip removeLabel="Remove filter 15-30 min">15-30 min</RemovableChip>
      </Specimen>
      <Specimen name="segmented">
        <Segmented
          label="Units"
          value={units}
          onChange={setUnits}
          options={[
            { value: 'metric', label: 'Metric' },
            { value: 'us', label: 'US' },
          ]}
        />
        <Segmented
          label="View"
          value={view}
          onChange={setView}
          options={[
            { value: 'cards', label: 'Cards', icon: <IconLayoutGrid /> },
            { value: 'rows', label: 'Condensed', icon: <IconLayoutList /> },
          ]}
        />
      </Specimen>
      <Filters className="full">
        <FilterGroup legend="Categories">
          {CATEGORIES.map(([name, count]) => (
            <Chip key={name} pressed={name === category} count={count} onClick={() => setCategory(name)}>
              {name}
            </Chip>
          ))}
        </FilterGroup>
      </Filters>
    </Exhibit>
  );
};
