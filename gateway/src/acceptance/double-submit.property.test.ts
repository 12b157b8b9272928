import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import type { World } from '@shop/fakes/worlds/world';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import { placeOrder, savePayment, saveShipping } from '../testing/buy.ts';
import { addOrdinaryItem } from '../testing/ordinary-item.ts';
import { openTwoGateways } from '../testing/open-two-gateways.ts';
import { openUpstreamShop } from '../testing/open-upstream-shop.ts';
import { testBrowser } from '../testing/test-browser.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

type Lost = 'applyThenReset' | 'resetBeforeReply';

interface Buyer {
  readonly browser: TestBrowser;
  readonly world: World;
  /** The next submissions get no reply from the upstream. */
  readonly lose?: (kinds: readonly Lost[]) => void;
}

interface Setting {
  readonly enter: () => Promise<Buyer>;
  readonly close: () => Promise<void>;
}

/** Fifty courses say the same as ten, for a machine on which tests may take long. */
const COURSES = process.env['TEST_RING'] === 'long' ? 50 : 10;

const losing =
  (upstream: { readonly faults: { set(world: string, fault: { readonly body: object }): unknown } }, { id }: World) =>
  (kinds: readonly Lost[]): void => {
    for (const kind of kinds)
      upstream.faults.set(id, { body: { match: { op: 'submitCart' }, fault: { kind }, times: 1 } });
  };

const overUpstream = async (): Promise<Setting> => {
  const shop = await openUpstreamShop();
  return {
    enter: async () => {
      const { browser, world } = shop.visitor();
      return { browser: await browser.withToken(), world, lose: losing(shop.upstream, world) };
    },
    close: shop.close,
  };
};

const overTwoGateways = async (): Promise<Setting> => {
  const both = await openTwoGateways();
  return {
    enter: async () => {
      const world = both.upstream.worlds.create();
      return {
        browser: await testBrowser(both.inTurn, 'localhost:8080', world.id).withToken(),
        world,
        lose: losing(both.upstream, world),
      };
    },
    close: both.close,
  };
};

const SETTINGS: readonly (readonly [name: string, open: () => Promise<Setting>])[] = [
  ['on the shop in memory', BACKENDS[0].open],
  ['over the upstream', overUpstream],
  ['over two gateways', overTwoGateways],
];

/** Clicks at the same time: in one tab, in two, or by Enter and mouse. Their replies may be lost, and the page be loaded again. */
interface Clicks {
  readonly count: number;
  readonly areRepliesLost: boolean;
  readonly isReloaded: boolean;
}

const clicks: fc.Arbitrary<Clicks> = fc.record({
  count: fc.integer({ min: 1, max: 3 }),
  areRepliesLost: fc.boolean(),
  isReloaded: fc.boolean(),
});
const course = fc.record({
  rounds: fc.array(clicks, { minLength: 1, maxLength: 4 }),
  lost: fc.array(fc.constantFrom<Lost>('applyThenReset', 'resetBeforeReply'), { maxLength: 2 }),
});

const orderIn = (placed: Awaited<ReturnType<typeof placeOrder>> | undefined): string | undefined =>
  placed?.orderId ?? placed?.existing ?? undefined;

describe.each(SETTINGS)('the order button, clicked again and again %s', (_, open) => {
  it(`makes one order of one cart, and every tab is led to it: ${COURSES} courses of events`, async () => {
    const setting = await open();
    try {
      await fc.assert(
        fc.asyncProperty(course, async ({ rounds, lost }) => {
          const buyer = await setting.enter();
          const { browser, world } = buyer;
          await addOrdinaryItem(buyer);
          await saveShipping(browser);
          const checkout = await savePayment(browser);
          const click = () => placeOrder(browser, checkout).then(orderIn, () => undefined);
          buyer.lose?.(lost);
          for (const { count, areRepliesLost, isReloaded } of rounds) {
            const before = [...browser.cookies];
            await Promise.all(Array.from({ length: count }, click));
            if (areRepliesLost) for (const [name, value] of before) browser.cookies.set(name, value);
            if (isReloaded) await browser.query('{ checkoutFacts { storedOrderId } }');
          }
          // What was lost is used up by then, and the shopper clicks once more in each of two tabs.
          await Promise.all(lost.map(click));
          const shown = [await click(), await click()];
          const orders = world
            .read(({ state }) => entriesOf(state.orders))
            .filter(([, { status }]) => status === 'placed');
          expect(orders).toHaveLength(1);
          expect(shown).toEqual([orders[0]?.[0], orders[0]?.[0]]);
        }),
        { seed: 20_261_123, numRuns: COURSES },
      );
    } finally {
      await setting.close();
    }
  });
});
