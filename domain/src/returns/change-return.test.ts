import { describe, expect, it } from 'vitest';
import { SessionRevoked } from '../sessions/session-revoked.ts';
import { granted, refused } from '../shared/result.ts';
import { aReturnOrder, aSelectedItem } from '../testing/a-return.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aStoredReturn, returning } from '../testing/returning.ts';
import { changeReturn, stepTaken, stepWrong } from './change-return.ts';
import type { ReturnStep } from './return-steps.ts';
import type { StoredReturn } from './stored-return.ts';

const SUBMITTED = { submittedAt: '2026-08-01T08:00:00Z', shipments: [] };
const OTHER_ORDER = { hash: 'hash-2', orderId: '400000002' };
const NOT_FOUND = refused({ because: 'not-ready', path: '/myaccount/returns/', notice: 'shop.return.notFound' });

/** Takes a step that changes nothing, and returns what it was about. */
const stepOf = async ({ ports, visit }: ReturnType<typeof returning>, step: ReturnStep, hash = 'hash-1') => {
  const about: StoredReturn[] = [];
  const outcome = await changeReturn(ports, visit)(hash, step, async (stored) => {
    about.push(stored);
    return { outcome: granted('taken') };
  });
  return { outcome, about };
};

describe('a step of a return', () => {
  it('begins a return of the order in a browser that has none', async () => {
    const { outcome, about } = await stepOf(returning(), 'productselection');
    expect(outcome).toEqual(granted('taken'));
    expect(about).toEqual([aStoredReturn({}, { attempt: 'id-1' })]);
  });

  it('goes on with the return that the browser has stored', async () => {
    const stored = aStoredReturn({ items: [aSelectedItem()] });
    expect((await stepOf(returning({ stored }), 'regulations')).about).toEqual([stored]);
  });

  it('begins anew for another order', async () => {
    const stored = aStoredReturn({ ...OTHER_ORDER, items: [aSelectedItem()] });
    expect((await stepOf(returning({ stored }), 'productselection')).about).toEqual([
      aStoredReturn({}, { attempt: 'id-1' }),
    ]);
  });

  it('begins another return with the next selection after a submitted one', async () => {
    const stored = aStoredReturn({}, { submitted: SUBMITTED });
    expect((await stepOf(returning({ stored }), 'productselection')).about).toEqual([
      aStoredReturn({}, { attempt: 'id-1' }),
    ]);
  });

  it('reads from the order that the return was submitted, if the reply was lost', async () => {
    const submitted = { ...SUBMITTED, idempotencyKey: 'attempt-1' };
    const order = aReturnOrder({ returns: [submitted] });
    const { about } = await stepOf(returning({ order, stored: aStoredReturn() }), 'confirm');
    expect(about).toEqual([aStoredReturn({}, { submitted })]);
  });

  it('leads from a submitted return to its confirmation', async () => {
    const stored = aStoredReturn({}, { submitted: SUBMITTED });
    const { outcome } = await stepOf(returning({ stored }), 'carrier');
    expect(outcome).toEqual(refused({ because: 'not-ready', path: '/myaccount/returns/confirm/' }));
  });

  it('that comes too early leads to the selection', async () => {
    const { outcome, about } = await stepOf(returning(), 'carrier');
    expect(outcome).toEqual(
      refused({ because: 'not-ready', path: '/myaccount/returns/productselection/?order=hash-1' }),
    );
    expect(about).toEqual([]);
  });

  it('of an order that the shop does not know leads back, and nothing is stored', async () => {
    const shop = returning();
    expect(await stepOf(shop, 'productselection', 'hash-9')).toEqual({ outcome: NOT_FOUND, about: [] });
    expect(shop.visit.slotNames()).toEqual([]);
  });

  it('does not ask the shop for what cannot be an order', async () => {
    const shop = returning({ returns: { findByHash: () => Promise.reject(new SessionRevoked('find')) } });
    expect((await stepOf(shop, 'productselection', '../hash-1')).outcome).toEqual(NOT_FOUND);
  });

  it('leads back while returns are closed', async () => {
    const { outcome } = await stepOf(returning({ isOpen: false }), 'productselection');
    expect(outcome).toEqual(refused({ because: 'not-ready', path: '/myaccount/returns/' }));
  });

  it('is taken without the session that the shop revokes meanwhile', async () => {
    const shop = returning({ shopper: aShopper({ loginState: 'customer' }), stored: aStoredReturn() });
    const outcome = await changeReturn(shop.ports, shop.visit)('hash-1', 'productselection', async () => {
      if (shop.visit.shopper.loginState === 'logged-out') return { outcome: granted('taken') };
      shop.visit.revoke();
      throw new SessionRevoked('regulations');
    });
    expect(outcome).toEqual(granted('taken'));
  });
});

describe('the end of a step', () => {
  it.each([
    ['productselection', {}],
    ['regulations', { items: [aSelectedItem()] }],
    ['carrier', { items: [aSelectedItem()], regulation: 'money' }],
    ['confirm', { items: [aSelectedItem()], regulation: 'money', carrier: 'dhl' }],
  ])('leads to the first step that is not complete: %s', (step, draft) => {
    const stored = aStoredReturn(draft);
    expect(stepTaken(stored)).toEqual({ stored, outcome: granted({ path: `/myaccount/returns/${step}/` }) });
  });

  it('with errors stores nothing', () => {
    const errors = [{ field: 'regulation', message: 'shop.return.regulation' }] as const;
    expect(stepWrong(errors)).toEqual({ outcome: refused({ because: 'invalid-form', fieldErrors: errors }) });
  });
});
