import { ListReplica } from '../log/list-replica';
import { AboutList, chooseStore, forgetStore, learnFrom, setAisleOrder } from './about-list';
import { orderAfter, orderFrom, type Taken, walkOf } from './aisle-order';
import { type Aisle, AISLES } from './aisles';

const MINUTE = 60_000;
const taken = (...aisles: Aisle[]): Taken[] => aisles.map((aisle, index) => ({ aisle, at: index * MINUTE + 1 }));

describe('a walk through a store', () => {
  it('is the aisles by the first thing that was taken from each', () => {
    expect(walkOf(taken('drinks', 'dairy', 'drinks', 'produce').reverse())).toEqual(['drinks', 'dairy', 'produce']);
  });

  it('is that of the latest visit, and tells nothing when it was short', () => {
    const before = taken('meat', 'fish', 'bread').map(({ aisle, at }) => ({ aisle, at: at - 24 * 60 * MINUTE }));
    expect(walkOf([...before, ...taken('dairy', 'produce', 'drinks')])).toEqual(['dairy', 'produce', 'drinks']);
    expect(walkOf([...before, ...taken('dairy', 'produce')])).toEqual([]);
  });

  it('moves its aisles halfway, and all the way when it is repeated; the others stay', () => {
    const walk: Aisle[] = ['drinks', 'produce', 'dairy'];
    const once = orderAfter(AISLES, walk);
    expect(once).not.toEqual(AISLES);
    const often = [1, 2, 3, 4].reduce((order) => orderAfter(order, walk), once);
    expect(often.filter((aisle) => walk.includes(aisle))).toEqual(walk);
    const others = AISLES.filter((aisle) => !walk.includes(aisle));
    expect(often.filter((aisle) => !walk.includes(aisle))).toEqual(others);
  });

  it('is read from what was kept, whatever is missing or unknown', () => {
    expect(orderFrom('dairy,garden,produce').slice(0, 3)).toEqual(['dairy', 'produce', 'bread']);
    expect(orderFrom(null)).toEqual(AISLES);
  });
});

describe('the aisles of a list', () => {
  const list = () => new ListReplica('phone', () => Date.now());
  const walk = taken('drinks', 'dairy', 'produce');

  it('are learned from ticks, each tick once', () => {
    const phone = list();
    learnFrom(phone, walk);
    const first = AboutList.of(phone).order();
    expect(first.from).toBe('learned');
    learnFrom(phone, walk);
    expect(AboutList.of(phone).order()).toEqual(first);
  });

  it('are different for every store', () => {
    const phone = list();
    chooseStore(phone, 'Market');
    learnFrom(phone, walk);
    chooseStore(phone, 'Corner shop');
    expect(AboutList.of(phone).order().aisles).toEqual(AISLES);
    chooseStore(phone, 'Market');
    expect(AboutList.of(phone).order().from).toBe('learned');
    expect(AboutList.of(phone).stores).toEqual(['Market', 'Corner shop']);
    forgetStore(phone, 'Market');
    expect(AboutList.of(phone)).toMatchObject({ store: '', stores: ['Corner shop'] });
  });

  it('stay as a cook has put them, until they are to be learned again', () => {
    const phone = list();
    const own = [...AISLES].reverse();
    setAisleOrder(phone, own);
    learnFrom(phone, walk);
    expect(AboutList.of(phone).order()).toEqual({ aisles: own, from: 'own' });
    setAisleOrder(phone, null);
    expect(AboutList.of(phone).order().from).toBe('usual');
    learnFrom(phone, walk);
    expect(AboutList.of(phone).order().from).toBe('learned');
  });
});
