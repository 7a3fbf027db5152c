import { useState } from 'react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { useToast } from '../feedback/toasts';
import { PasswordField } from '../fields/password-field';
import { UserMenu } from '../frame/user-menu';
import { IconLogout } from '../icons/screen-icons';
import { IconSearch, IconUser } from '../icons/tabler-icons';
import { Dialog, DialogBody, DialogFoot } from '../overlays/dialog';
import { Menu, MenuItem, MenuLink, MenuRule } from '../overlays/menu';
import { Sheet } from '../overlays/sheet';
import { Tooltip } from '../overlays/tooltip';
import { SearchBox } from '../search/search-box';
import { DISHES, Exhibit } from './exhibit';

const SEARCHABLE = Object.entries(DISHES).map(([id, [text]]) => ({ id, text }));

const LiveSearch = () => {
  const [value, setValue] = useState('');
  const suggestions = SEARCHABLE.filter(({ text }) => value && text.toLowerCase().includes(value.toLowerCase())).slice(0, 5);
  return (
    <SearchBox
      className="w440"
      id="search"
      label="Search your recipes"
      placeholder="Search recipes, ingredients..."
      shortcut="/"
      value={value}
      onValueChange={setValue}
      suggestions={suggestions}
      onSelect={({ text }) => setValue(text)}
    />
  );
};

const LiveDialog = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a dialog</Button>
      <Dialog open={open} onClose={close} title="Change Password">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <DialogBody>
            <PasswordField label="Current password" autoComplete="current-password" />
            <PasswordField label="New password" autoComplete="new-password" />
          </DialogBody>
          <DialogFoot>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" type="submit">
              Change password
            </Button>
          </DialogFoot>
        </form>
      </Dialog>
    </>
  );
};

const LiveSheet = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a sheet</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Move to">
        <Button block onClick={() => setOpen(false)}>
          Friday dinner
        </Button>
      </Sheet>
    </>
  );
};

const LiveToasts = () => {
  const toast = useToast();
  const undo = { label: 'Undo', onAction: () => toast({ message: 'Leek linguine is back' }) };
  return (
    <>
      <Button onClick={() => toast({ message: 'Leek linguine deleted', action: undo })}>Show a toast</Button>
      <Button onClick={() => toast({ message: 'The rating was not saved', tone: 'error', action: { ...undo, label: 'Retry' } })}>
        Show a failure
      </Button>
    </>
  );
};

/** What only shows when it is used. */
export const Live = () => (
  <Exhibit id="live" title="In use" text="What opens, moves and goes by itself.">
    <LiveSearch />
    <LiveDialog />
    <LiveSheet />
    <Menu label="Recipe" trigger={(props) => <Button {...props}>Open a menu</Button>}>
      <MenuItem>Print</MenuItem>
      <MenuItem aria-disabled end="taken">
        Move to Friday
      </MenuItem>
      <MenuRule />
      <MenuItem>Delete</MenuItem>
    </Menu>
    <UserMenu name="Mara Okafor" email="mara@example.com">
      <MenuLink href="#live" icon={<IconUser />}>
        Profile
      </MenuLink>
      <MenuRule />
      <MenuItem icon={<IconLogout />}>Sign Out</MenuItem>
    </UserMenu>
    <Tooltip text="Search" shortcut="/">
      <IconButton label="Search" line>
        <IconSearch />
      </IconButton>
    </Tooltip>
    <LiveToasts />
  </Exhibit>
);
