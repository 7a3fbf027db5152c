import { useState } from 'react';
import { Button, TextButton } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { Banner } from '../feedback/banner';
import { EmptyState } from '../feedback/empty-state';
import { EndLine } from '../feedback/end-line';
import { ProgressBar } from '../feedback/progress';
import { Stages } from '../feedback/stages';
import { PasswordField } from '../fields/password-field';
import { UserMenuHead } from '../frame/user-menu';
import { Glyph } from '../icons/glyph';
import { IconAlertTriangle, IconDeviceFloppy, IconFileImport, IconKey, IconLogout, IconSettings } from '../icons/screen-icons';
import { IconCloudOff, IconUser, IconX } from '../icons/tabler-icons';
import { Avatar, Avatars } from '../labels/avatar';
import { Badge } from '../labels/badge';
import { Kbd } from '../labels/mark';
import { Tag } from '../labels/tag';
import { Breadcrumb } from '../navigation/breadcrumb';
import { Tabs } from '../navigation/tabs';
import { DialogBody, DialogFoot } from '../overlays/dialog';
import { PantryLabel } from '../recipe/pantry-label';
import { svgAddress } from '../recipe/tray';
import { emptyPlate } from '@simmer/plates';
import { Exhibit, Specimen } from './exhibit';
import '../overlays/sheet.css';
import '../overlays/tooltip.css';
import '../feedback/toast.css';

export const Navigation = () => {
  const [tab, setTab] = useState('recipes');
  return (
    <Exhibit id="navigation" title="Navigation">
      <div className="full">
        <Tabs
          label="Videos"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'recipes', label: 'Recipes', count: 6 },
            { id: 'plan', label: 'Meal Planning' },
            { id: 'shopping', label: 'Shopping Lists', className: 'only-wide' },
          ]}
        >
          The current tab is one sheet with its panel, like a divider in a card box.
        </Tabs>
      </div>
      <Breadcrumb
        className="full"
        crumbs={[{ label: 'Recipes', href: '#navigation' }, { label: 'Dinner', href: '#navigation' }, { label: 'Braised chickpeas' }]}
      />
      <Specimen name="user menu, 256 px">
        <div className="menu">
          <UserMenuHead name="Mara Okafor" email="mara@example.com" />
          <a href="#navigation">
            <IconUser />
            Profile
          </a>
          <a href="#navigation" className="is-hover">
            <IconFileImport />
            Import/Export
          </a>
          <a href="#navigation">
            <IconSettings />
            Settings
          </a>
          <button type="button">
            <IconKey />
            Change Password
          </button>
          <hr />
          <button type="button">
            <IconLogout />
            Sign Out
          </button>
        </div>
      </Specimen>
      <Specimen name="badge, tag, avatar">
        <Badge count={3} />
        <Badge count={100} />
        <Tag>35 min</Tag>
        <Tag tone="yolk">Today</Tag>
        <Tag tone="leek">Live</Tag>
        <Tag tone="tomato">Failed</Tag>
        <Avatar identity="Mara" />
        <Avatars>
          <Avatar identity="Jo" tone="b" />
          <Avatar identity="Tom" tone="c" />
          <Avatar identity="Lio" tone="d" />
        </Avatars>
        <Avatar identity="Mara" large />
      </Specimen>
      <Specimen name="tooltip">
        <span className="tip" role="tooltip">
          Search <Kbd>/</Kbd>
        </span>
      </Specimen>
    </Exhibit>
  );
};

export const Overlays = () => (
  <Exhibit id="overlays" title="Overlays" text="Dialogs are for forms. Nothing asks “are you sure” except deleting the account.">
    <div className="dialog" role="group" aria-label="Dialog example">
      <div className="dialog-head">
        <h3 className="h-20">Change Password</h3>
        <IconButton label="Close">
          <IconX />
        </IconButton>
      </div>
      <DialogBody>
        <PasswordField label="Current password" autoComplete="current-password" />
        <PasswordField label="New password" autoComplete="new-password" />
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet">Cancel</Button>
        <Button variant="primary">Change password</Button>
      </DialogFoot>
    </div>
    <div className="w360">
      <div className="scrim scrim-shown" />
      <div className="sheet as-shown">
        <button type="button" className="grip" aria-label="Close the sheet" />
        <h3 className="h-20">Move to</h3>
        <div className="menu">
          <button type="button">
            <Glyph name="lunch" />
            Friday lunch
          </button>
          <button type="button">
            <Glyph name="dinner" />
            Friday dinner
          </button>
          <button type="button" aria-disabled>
            <Glyph name="dinner" />
            Saturday dinner<span className="key">taken</span>
          </button>
        </div>
      </div>
    </div>
  </Exhibit>
);

const ShownToast = ({ message, action, failed }: { message: string; action: string; failed?: boolean }) => (
  <div className={failed ? 'toast toast-err' : 'toast as-shown'} role="group" aria-label={`Example: ${message}`}>
    <span className="grow">{message}</span>
    <button type="button">{action}</button>
    <IconButton label="Dismiss">
      <IconX />
    </IconButton>
    {!failed && <span className="left" aria-hidden="true" />}
  </div>
);

export const Feedback = () => (
  <Exhibit
    id="feedback"
    title="Feedback"
    text="Seen at once, undone for 8 seconds. The thin line is the time left; it stops on hover and focus."
  >
    <ShownToast message="Leek linguine deleted" action="Undo" />
    <ShownToast message="The rating was not saved" action="Retry" failed />
    <Banner className="full" icon={<IconCloudOff />} end={<span className="num">3 waiting</span>}>
      Offline. Keep ticking.
    </Banner>
    <Banner className="full" tone="yolk" icon={<IconDeviceFloppy />} end={<TextButton>Discard</TextButton>}>
      Draft from 14:02
    </Banner>
    <Banner className="full" tone="error" icon={<IconAlertTriangle />} end={<TextButton>Try Again</TextButton>}>
      The list did not load.
    </Banner>
    <PantryLabel className="w320">
      <ProgressBar label="Import" value={50} />
      <Stages
        stages={[
          { label: 'Page fetched', state: 'done', time: '0.8 s' },
          { label: 'Looking for the recipe', state: 'now', time: '0.3 s' },
          { label: 'Saving the recipe', state: 'waiting' },
        ]}
      />
    </PantryLabel>
    <PantryLabel className="w320">
      <Stages
        stages={[
          { label: 'Page fetched', state: 'done', time: '0.8 s' },
          { label: 'No recipe on this page', state: 'error' },
        ]}
      />
      <p className="t15">Could not extract recipe information from this URL. Try copying and pasting the recipe text instead.</p>
    </PantryLabel>
    <EmptyState
      level={3}
      title="No favourites yet"
      picture={svgAddress(emptyPlate())}
      actions={<Button variant="primary">Go to recipes</Button>}
    >
      Tap the heart on a recipe and it is one tap away from here on.
    </EmptyState>
    <EndLine className="full" loading>
      Loading more recipes...
    </EndLine>
    <EndLine className="full">You've seen all the recipes!</EndLine>
  </Exhibit>
);
