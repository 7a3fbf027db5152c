import * as t from '@simmer/messages/import-export';
import { SkeletonTray, Tray, type TrayGround } from '@simmer/ui';
import plate from '../../../app/plates/empty.svg';
import './belt.css';

/** So many places are drawn; a number stands for the rest. */
const MOST = 36;
const GROUNDS: readonly TrayGround[] = ['oat', 'sage', 'slate', 'leek', 'sky', 'butter', 'blush'];

/** One place for each recipe, laid as they come. */
export const Belt = ({ places, filled }: { places: number; filled: number }) => (
  <ul className="belt" aria-hidden="true">
    {Array.from({ length: Math.min(places, MOST) }, (_, at) => (
      <li key={at}>{at < filled ? <Tray src={plate} ground={GROUNDS[at % GROUNDS.length]} /> : <SkeletonTray />}</li>
    ))}
    {places > MOST && <li className="belt-more">{t.andMore({ count: places - MOST })}</li>}
  </ul>
);
