import * as frame from '@simmer/messages/frame';
import * as t from '@simmer/messages/shortcuts';
import { Checkbox, Dialog } from '@simmer/ui';
import { chooseSingleKeys, useSingleKeys } from '../single-keys';
import { Keys } from './palette';
import './shortcuts.css';

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that work wherever nothing is being typed. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const singleKeys = useSingleKeys();
  const keys = [
    { keys: `${isMac() ? '⌘' : t.ctrl} K`, does: t.title },
    { keys: '/', does: frame.search },
    { keys: 'N', does: frame.addRecipe },
    { keys: 'G R', does: frame.recipes },
    { keys: 'G P', does: frame.mealPlan },
    { keys: 'G S', does: frame.shoppingList },
    { keys: 'G C', does: frame.community },
    { keys: 'F6', does: t.toToast },
    { keys: '?', does: frame.keys },
  ];
  return (
    <Dialog open onClose={onClose} title={frame.keys}>
      <div className="dialog-body">
        <dl className="key-list">
          {keys.map(({ keys: pressed, does }) => (
            <div key={pressed}>
              <dt>{does}</dt>
              <dd>
                <Keys keys={pressed} />
              </dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={t.singleKeys}
          checked={singleKeys === 'on'}
          onChange={({ target }) => chooseSingleKeys(target.checked ? 'on' : 'off')}
        />
      </div>
    </Dialog>
  );
}
