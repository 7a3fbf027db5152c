// The shopping list, a cook's and a guest's, and everything else that is shared.
import type { State } from '../states';
import { like } from '../driver';

const PATH = '/app/shopping-list';
const guest = ({ guestList }) => `/share/list/${guestList}`;
const shared = (which) => (made) => `/share/${made[which]}`;

export const listStates: State[] = [
  { name: 'list-menu', path: PATH, act: ({ press }, { shoppingList }) => press(shoppingList.more) },
  { name: 'list-item', path: PATH, act: ({ press }, { shoppingList }) => press(like((name) => shoppingList.itemMenu({ name }))) },
  { name: 'list-suggestions', path: PATH, act: ({ fill }, { shoppingList }) => fill(shoppingList.addItem, 'ba') },
  { name: 'list-aisles', path: PATH, act: ({ choose }, { shoppingList }) => choose(shoppingList.more, shoppingList.aisleOrder) },
  { name: 'list-new', path: PATH, act: ({ choose }, { shoppingList }) => choose(shoppingList.more, shoppingList.newList) },
  {
    name: 'list-share',
    path: PATH,
    act: async ({ press, say }, { listSharing }) => {
      await press(listSharing.shareTitle);
      await press(listSharing.copyGuestLink);
      await say(listSharing.turnOff);
    },
  },
  { name: 'list-home', path: PATH, act: ({ open }, { shoppingList }) => open(shoppingList.probablyAtHome) },
  { name: 'list-other', path: PATH, act: ({ press }) => press('Hardware store') },
  { name: 'list-print', path: PATH, paper: 'portrait' },
  { name: 'list-empty', as: 'fresh', path: PATH },
  { name: 'guest-list', as: 'visitor', path: guest },
  {
    name: 'guest-list-named',
    as: 'visitor',
    path: guest,
    act: async ({ fill, press, say }, { listSharing }) => {
      await fill(listSharing.yourName, 'Ilse');
      await press(listSharing.start);
      await say(listSharing.thatIsYou({ name: 'Ilse' }));
    },
  },
  { name: 'guest-list-unknown', as: 'visitor', path: '/share/list/0000000000000000000000000000000000000000000' },
  { name: 'shared-recipe', as: 'visitor', path: shared('shared') },
  { name: 'shared-recipe-print', as: 'visitor', path: shared('shared'), paper: 'portrait' },
  {
    name: 'shared-recipe-saved',
    as: 'mate',
    path: shared('shared'),
    act: async ({ press, see }, { share, recipeDetail }) => {
      await press(share.save);
      await see(recipeDetail.moreButton);
    },
  },
  { name: 'shared-week', as: 'visitor', path: shared('week') },
  { name: 'shared-week-print', as: 'visitor', path: shared('week'), paper: 'portrait' },
  { name: 'shared-revoked', as: 'visitor', path: shared('revoked') },
  { name: 'shared-unknown', as: 'visitor', path: '/share/nothing-here', act: ({ see }, { share }) => see(share.unknown, 'heading') },
];
