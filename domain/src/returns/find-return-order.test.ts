import { describe, expect, it } from 'vitest';
import { SessionRevoked } from '../sessions/session-revoked.ts';
import { granted, refused } from '../shared/result.ts';
import { aReturnOrder } from '../testing/a-return.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { returning } from '../testing/returning.ts';
import { findReturnOrder } from './find-return-order.ts';
import type { ReturnLookup } from './lookup-errors.ts';
import type { Returns } from './returns.port.ts';

const KNOWN: ReturnLookup = { orderId: '400000001', zipCode: '10115' };

const looking = (isOpen = true, answer?: Returns['find']) => {
  const asked: ReturnLookup[] = [];
  const { ports, visit } = returning({
    isOpen,
    shopper: aShopper({ loginState: 'customer' }),
    returns: {
      find: async (shopper, lookup) => {
        asked.push(lookup);
        if (answer !== undefined) return answer(shopper, lookup);
        return lookup.orderId === KNOWN.orderId ? granted(aReturnOrder()) : refused({ because: 'no-such-order' });
      },
    },
  });
  return { asked, visit, find: findReturnOrder(ports, visit) };
};

describe('looking for the order of a return', () => {
  it('leads to the selection, and stores nothing', async () => {
    const { visit, find } = looking();
    expect(await find(KNOWN)).toEqual(granted({ path: '/myaccount/returns/productselection/?order=hash-1' }));
    expect(visit.slotNames()).toEqual([]);
  });

  it('reads the number as it is printed', async () => {
    const { asked, find } = looking();
    await find({ orderId: ' 400 000 001 ', zipCode: ' 10115 ' });
    expect(asked).toEqual([KNOWN]);
  });

  it('says the same about everything that does not match', async () => {
    expect(await looking().find({ ...KNOWN, orderId: '400000002' })).toEqual(
      refused({
        because: 'invalid-form',
        fieldErrors: [],
        general: 'shop.return.notFound',
        about: ['orderId', 'zipCode'],
      }),
    );
  });

  it('needs a number and a postcode', async () => {
    const { asked, find } = looking();
    expect(await find({ orderId: ' ', zipCode: '' })).toMatchObject({
      refusal: { fieldErrors: [{ field: 'orderId' }, { field: 'zipCode' }] },
    });
    expect(asked).toEqual([]);
  });

  it('leads back while returns are closed', async () => {
    const { asked, find } = looking(false);
    expect(await find(KNOWN)).toEqual(refused({ because: 'not-ready', path: '/myaccount/returns/' }));
    expect(asked).toEqual([]);
  });

  it('goes on without the session that the shop revokes meanwhile', async () => {
    const { asked, visit, find } = looking(true, async ({ loginState }) => {
      if (loginState === 'logged-out') return granted(aReturnOrder());
      visit.revoke();
      throw new SessionRevoked('find');
    });
    expect(await find(KNOWN)).toMatchObject({ ok: true });
    expect(asked).toHaveLength(2);
  });
});
