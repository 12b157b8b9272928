import { describe, expect, it } from 'vitest';
import { aReturnOrder, aSelectedItem } from '../testing/a-return.ts';
import { aStoredReturn, returning } from '../testing/returning.ts';
import { readReturnFlow } from './read-return-flow.ts';
import { RETURN_DRAFT } from './return-draft.slot.ts';

const ORDER = aReturnOrder();
const STORED = aStoredReturn({ items: [aSelectedItem()] });
const SUBMITTED = { submittedAt: '2026-08-01T08:00:00Z', shipments: [], idempotencyKey: 'attempt-1' };

const read = ({ ports, visit }: ReturnType<typeof returning>, requested?: string) =>
  readReturnFlow(ports, visit)(requested);

describe('the pages of a return', () => {
  it('show the order whose return the browser fills in', async () => {
    expect(await read(returning({ stored: STORED }))).toEqual({ isOpen: true, order: ORDER, stored: STORED });
  });

  it('show the requested order, without what was chosen for another one', async () => {
    const stored = aStoredReturn({ hash: 'hash-2' });
    expect(await read(returning({ stored }), 'hash-1')).toStrictEqual({ isOpen: true, order: ORDER });
  });

  it('show what was submitted', async () => {
    const stored = aStoredReturn({}, { submitted: SUBMITTED });
    expect(await read(returning({ stored }))).toEqual({ isOpen: true, order: ORDER, stored, submitted: SUBMITTED });
  });

  it('show what was submitted though the reply was lost', async () => {
    const order = aReturnOrder({ returns: [SUBMITTED] });
    expect(await read(returning({ order, stored: STORED }))).toMatchObject({ submitted: SUBMITTED });
  });

  it.each([
    ['without a return', returning(), undefined],
    ['with an order that the shop does not know', returning(), 'hash-9'],
    ['with a name that cannot be an order', returning({ order: aReturnOrder({ hash: '../hash' }) }), '../hash'],
  ])('show nothing %s', async (_what, shop, requested) => {
    expect(await read(shop, requested)).toEqual({ isOpen: true });
  });

  it('do not ask the shop for an order that nobody has named', async () => {
    const shop = returning({ returns: { findByHash: () => Promise.reject(new RangeError('no order')) } });
    expect(await read(shop)).toEqual({ isOpen: true });
  });

  it('show nothing while returns are closed', async () => {
    expect(await read(returning({ isOpen: false, stored: STORED }), 'hash-1')).toEqual({ isOpen: false });
  });

  it('show a return that somebody left with their session to those only who know its order', async () => {
    const shop = returning({ stored: STORED });
    shop.visit.write(RETURN_DRAFT, { draftId: 'draft-1', leftBy: 'user-1' });
    expect(await read(shop)).toEqual({ isOpen: true });
    expect(await read(shop, 'hash-1')).toMatchObject({ stored: STORED });
  });
});
