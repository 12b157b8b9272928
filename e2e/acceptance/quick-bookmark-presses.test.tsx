import { openPageOver } from '@shop/client/testing/open-page';
import { seededRandom } from '@shop/fakes/goods/seeded-random';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { settle } from './testing/all-shown.ts';
import { fetchOf } from './testing/fetch-of.ts';
import { heldNetwork } from './testing/held-network.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const { productId, itemId } = ARTICLES.pencils;
const PRESSES = 20;

/** A query by role at each press would take longer than everything else. */
const bookmark = (): HTMLButtonElement => {
  const button = document.querySelector<HTMLButtonElement>(`button[form="bookmark"][value^="${productId}*"]`);
  if (button === null) throw new TypeError('the page has no bookmark of the pencils');
  return button;
};

/** Scripts set the property, which the document of the tests does not reflect. */
const isPressed = (): boolean => (bookmark().ariaPressed ?? bookmark().getAttribute('aria-pressed')) === 'true';

/** Whether the product is on a list of the visitor. */
const isListed = async ({ browser }: Entered): Promise<boolean> => {
  const lists = await resultOf<readonly { readonly productIds: readonly string[] }[]>(
    browser,
    '{ result: bookmarks { productIds } }',
  );
  return lists.some(({ productIds }) => productIds.includes(productId));
};

const COURSES = ['without an account', 'signed in'].flatMap((who) =>
  [1, 2].map((course) => ({ who, course, isOnAtFirst: course % 2 === 0 })),
);

describe.each(WHOLE_SHOPS)('a bookmark that is pressed again and again, the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(COURSES)(
    'is after twenty quick presses as the last one said, on the page and in the shop: $who, course $course',
    async ({ who, course, isOnAtFirst }) => {
      const visitor = await shop.enter();
      if (who === 'signed in') await signIn(visitor.browser);
      if (isOnAtFirst)
        await resultOf(
          visitor.browser,
          `mutation { result: bookmarkProduct(productId: "${productId}", itemId: "${itemId}", isOn: true) { __typename } }`,
        );
      const network = heldNetwork(fetchOf(visitor.browser));
      const page = await openPageOver(network.fetch, `/prod/${productId}/`, 'de');
      await settle(page);
      let isOn = isOnAtFirst;
      await waitFor(() => expect(isPressed()).toBe(isOn));
      network.hold();
      let sent = 0;
      const deliver = (): Promise<void> =>
        act(async () => {
          for (const held of network.sent()) {
            if (held.operation === 'BookmarkProduct') sent += 1;
            await network.arrive(held);
          }
          network.replied().forEach(network.answer);
        });
      const random = seededRandom(course, 'bookmark presses');
      for (let press = 0; press < PRESSES; press += 1) {
        await act(async () => void fireEvent.click(bookmark()));
        isOn = !isOn;
        expect([press, isPressed()]).toEqual([press, isOn]);
        if (random.between(0, 3) === 0) await deliver();
      }
      await act(() => vi.dynamicImportSettled());
      await waitFor(async () => {
        await deliver();
        expect([network.sent().length, page.client.isMutating(), page.client.isFetching()]).toEqual([0, 0, 0]);
      });
      expect(isPressed()).toBe(isOn);
      expect(await isListed(visitor)).toBe(isOn);
      expect(sent).toBeGreaterThan(0);
      expect(sent).toBeLessThan(PRESSES);
    },
  );
});
