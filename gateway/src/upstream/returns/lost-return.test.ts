import { announceReturn } from '@shop/domain/returns/announce-return';
import type { ReturnRequest } from '@shop/domain/returns/return';
import { emptyDraft } from '@shop/domain/returns/return-draft';
import { aReturnContact, aSelectedItem } from '@shop/domain/testing/a-return';
import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { valueOf } from '@shop/domain/testing/fixtures';
import { startScenario } from '@shop/fakes/scenarios/start-scenario';
import { afterAll, describe, expect, it } from 'vitest';
import { openFakeUpstream } from '../testing/open-fake-upstream.ts';

const { server, shopIn, close } = await openFakeUpstream();
afterAll(() => close());

/** A guest's delivered order, and everything chosen for its return, in a world with a fault. */
const beforeReturning = async (fault: object) => {
  const { worldId } = await startScenario(server, 'guest-order-returnable');
  const shop = shopIn(server.worlds.get(worldId));
  const shopper = anAnonymousShopper();
  const order = valueOf(await shop.returns.find(shopper, { orderId: '400000001', zipCode: '10115' }));
  const request: ReturnRequest = {
    ...emptyDraft(order),
    items: [aSelectedItem({ quantity: 2 })],
    regulation: 'refund',
    carrier: 'dhl',
    contact: aReturnContact(),
  };
  server.faults.set(worldId, { body: fault });
  return {
    submit: () => announceReturn(shop)(shopper, request, { idempotencyKey: 'attempt-of-this-test' }),
    returns: async () => valueOf(await shop.returns.findByHash(shopper, order.hash)).returns,
    submits: () => server.journal.read(worldId, { query: { op: 'submitReturnOrder' } }).entries.length,
    mails: () =>
      server.worlds
        .get(worldId)
        .read(({ state }) => state.mails.filter(({ template }) => template === 'return-announced').length),
  };
};

describe('a return over the upstream', () => {
  it.each(['applyThenReset', 'truncateJson'])(
    'is announced once, and confirmed, if its reply is lost: %s (UPM-40)',
    async (kind) => {
      const { submit, returns, submits, mails } = await beforeReturning({
        match: { op: 'submitReturnOrder' },
        fault: { kind },
        times: 1,
      });
      const submitted = valueOf(await submit());
      expect(await returns()).toEqual([submitted]);
      expect([submits(), mails()]).toEqual([1, 1]);
      expect(valueOf(await submit())).toEqual(submitted);
      expect([submits(), mails()]).toEqual([1, 1]);
    },
  );

  it('that never reached the shop is reported as a failure, and can be tried again', async () => {
    const { submit, returns, submits } = await beforeReturning({
      match: { op: 'submitReturnOrder' },
      fault: { kind: 'resetBeforeReply' },
      times: 1,
    });
    await expect(submit()).rejects.toMatchObject({ name: 'UnknownOutcome' });
    expect([await returns(), submits()]).toEqual([[], 1]);
    expect((await submit()).ok).toBe(true);
  });

  it('is refused with the message of the shop (RETURN-09)', async () => {
    const { submit, returns } = await beforeReturning({ preset: 'return-refused' });
    expect(await submit()).toEqual({
      ok: false,
      refusal: { because: 'return-refused', message: 'shop.return.refused' },
    });
    expect(await returns()).toEqual([]);
  });
});
