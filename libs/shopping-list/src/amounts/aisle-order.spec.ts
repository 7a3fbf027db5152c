import { FOOD_AISLES as AISLES } from '@simmer/foods';
import { ListReplica } from '../log/list-replica';
import { AboutList, chooseStore, forgetStore, learnFrom, setAisleOrder } from './about-list';
import { orderAfter, type Taken, walkOf } from './aisle-order';
import { type Aisle, orderFrom } from './aisles';
import { ListFoods } from './list-foods';

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
    expect(orderFrom('dairy,garden,produce').slice(0, 2)).toEqual(['dairy', 'meat']);
    expect(orderFrom(null)).toEqual(AISLES);
  });

  it('of a cook who had ordered ten aisles stays, and new ones stand behind their usual neighbors', () => {
    const ten = 'drinks,produce,bread,fish,meat,dairy,tins,spices,dry,other';
    expect(orderFrom(ten).join()).toBe('drinks,frozen,household,produce,bread,fish,meat,dairy,tins,spices,dry,other');
    expect(orderFrom(ten, ['made:1']).slice(-2)).toEqual(['made:1', 'other']);
  });
});

describe('the aisles of a list', () => {
  const aboutOf = (phone: ListReplica) => AboutList.of(phone, new ListFoods('en'));
  const list = () => new ListReplica('phone', () => Date.now());
  const walk = taken('drinks', 'dairy', 'produce');

  it('are learned from ticks, each tick once', () => {
    const phone = list();
    learnFrom(phone, walk);
    const first = aboutOf(phone).order();
    expect(first.from).toBe('learned');
    learnFrom(phone, walk);
    expect(aboutOf(phone).order()).toEqual(first);
  });

  it('are different for every store', () => {
    const phone = list();
    chooseStore(phone, 'Market');
    learnFrom(phone, walk);
    chooseStore(phone, 'Corner shop');
    expect(aboutOf(phone).order().aisles).toEqual(AISLES);
    chooseStore(phone, 'Market');
    expect(aboutOf(phone).order().from).toBe('learned');
    expect(aboutOf(phone).stores).toEqual(['Market', 'Corner shop']);
    forgetStore(phone, 'Market');
    expect(aboutOf(phone)).toMatchObject({ store: '', stores: ['Corner shop'] });
  });

  it('stay as a cook has put them, until they are to be learned again', () => {
    const phone = list();
    const own = [...AISLES].reverse();
    setAisleOrder(phone, own);
    learnFrom(phone, walk);
    expect(aboutOf(phone).order()).toEqual({ aisles: own, from: 'own' });
    setAisleOrder(phone, null);
    expect(aboutOf(phone).order().from).toBe('usual');
    learnFrom(phone, walk);
    expect(aboutOf(phone).order().from).toBe('learned');
  });
});
