import fc from 'fast-check';
import { orderBetween } from './order-keys';

describe('order keys', () => {
  it('sort between their neighbors, wherever something is put, by whichever device', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1000), fc.constantFrom('phone', 'tablet', 'laptop')), { maxLength: 150 }), (inserts) => {
        const keys: string[] = [];
        for (const [place, device] of inserts) {
          const at = place % (keys.length + 1);
          keys.splice(at, 0, orderBetween(keys[at - 1] ?? null, keys[at] ?? null, device));
        }
        expect(keys).toEqual([...new Set(keys)].sort());
      }),
    );
  });

  it('stay short when a thousand items are added at the end or at the beginning', () => {
    let [last, first] = [orderBetween(null, null, 'phone'), orderBetween(null, null, 'phone')];
    for (let i = 0; i < 1000; i++) {
      const [next, before] = [orderBetween(last, null, 'phone'), orderBetween(null, first, 'phone')];
      expect(next > last && before < first).toBe(true);
      [last, first] = [next, before];
    }
    expect(last.length).toBe(7);
    expect(first.length).toBe(7);
  });

  it('differ for two devices that put something in one place', () => {
    const [a, b] = [orderBetween(null, null, 'phone'), orderBetween('V0000aa', null, 'phone')];
    expect(orderBetween(a, b, 'phone')).not.toBe(orderBetween(a, b, 'tablet'));
  });
});
