import { anotherTabOf } from '@shop/client/testing/hear-tabs';
import { openPageOver } from '@shop/client/testing/open-page';
import { seededRandom } from '@shop/fakes/goods/seeded-random';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { act, fireEvent } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inAnotherBrowser } from './testing/in-another-browser.ts';
import { fetchOf } from './testing/fetch-of.ts';
import { heldNetwork } from './testing/held-network.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

/** Each page has other courses. */
const PAGES = process.env['TEST_RING'] === 'long' ? 20 : 4;
const COURSES_OF_A_PAGE = 10;
const EVENTS = 12;
const ITEMS = [ARTICLES.pencils, ARTICLES.book, ARTICLES.glue, ARTICLES.labels];
/** Half a second after the last change, a quantity is sent. */
const QUANTITY_SENT_MS = 500;

interface Row {
  readonly externalId: string;
  readonly quantity: number;
  readonly version: number;
}

interface ListOfShop {
  readonly externalId: string;
  readonly entries: readonly Row[];
  readonly removed: readonly { readonly externalId: string }[];
}

const OPEN_LIST =
  'query($id: ID) { result: ownWishlists(id: $id) { open { externalId entries { externalId quantity version } removed { externalId } } } }';
const CHANGE =
  'mutation($id: ID!, $change: WishlistChangeInput!) { result: changeWishlist(wishlistId: $id, change: $change) { __typename } }';

const listOf = async ({ browser }: Entered, id: string): Promise<ListOfShop> =>
  (await resultOf<{ readonly open: ListOfShop }>(browser, OPEN_LIST, { id })).open;

/** A list of a customer, which a member may edit in another browser. */
const sharedList = async (visitor: Entered) => {
  const { browser } = visitor;
  await signIn(browser);
  const { list } = await resultOf<{ readonly list: { readonly externalId: string } }>(
    browser,
    'mutation { result: createWishlist(input: { listName: "Klasse 3b" }) { ... on WishlistChanged { list { externalId } } } }',
  );
  const id = list.externalId;
  const change = { do: 'add-items', items: ITEMS.slice(1).map((item) => ({ ...item, quantity: 2 })) };
  await resultOf(browser, CHANGE, { id, change });
  const { path } = await resultOf<{ readonly path: string }>(
    browser,
    'mutation($id: ID!) { result: shareWishlist(wishlistId: $id, level: editor) { ... on LinkMade { path } } }',
    { id },
  );
  const asMember = inAnotherBrowser(visitor);
  await asMember(() => browser.get('/api/token'));
  const joined = await asMember(() =>
    resultOf<{ readonly __typename: string }>(
      browser,
      'mutation($token: String!) { result: joinWishlist(token: $token) { __typename } }',
      { token: path.split('?token=')[1] ?? '' },
    ),
  );
  expect(joined.__typename).toBe('WishlistHeadChanged');
  return { id, asMember };
};

interface ShownRow {
  readonly id: string;
  readonly quantity: string;
  readonly element: Element;
}

const shownRows = (): readonly ShownRow[] =>
  [...document.querySelectorAll('main [role="row"]')].flatMap((element) => {
    const id = element.querySelector<HTMLInputElement>('input[name="entryId"]')?.value;
    const quantity = element.querySelector<HTMLInputElement>('input[name="quantity"]')?.value;
    return id === undefined || quantity === undefined ? [] : [{ id, quantity, element }];
  });

const buttonIn = (words: string, element: ParentNode): HTMLButtonElement | undefined =>
  [...element.querySelectorAll('button')].find((button) => button.textContent.startsWith(words) && !button.disabled);

const CONFLICT = /hat diesen Eintrag gerade geändert|wurde gerade geändert/u;

const conflictIn = ({ element }: ShownRow): boolean =>
  CONFLICT.test(element.querySelector('[role="alert"]')?.textContent ?? '');

/** The races are between page and network; the upstream behind the gateway adds nothing to them. */
describe.each(WHOLE_SHOPS.slice(0, 1))(
  'a list that a member and another tab change too, over a network that reorders',
  ({ open }) => {
    let shop: OpenBackend;
    beforeAll(async () => {
      shop = await open();
    });
    afterAll(() => shop.close());

    const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

    it.each(Array.from({ length: PAGES }, (_, at) => at + 1))(
      `ends as the shop has it, and asks about nothing but what both have changed: ${COURSES_OF_A_PAGE} courses on page %i`,
      async (number) => {
        const visitor = await shop.enter();
        const { id, asMember } = await sharedList(visitor);
        const network = heldNetwork(fetchOf(visitor.browser));
        const page = await openPageOver(network.fetch, `/myaccount/wishlist/?list=${id}`, 'de');
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        const tab = anotherTabOf(page);
        await pass(2);
        expect(shownRows()).toHaveLength(3);
        network.hold();
        let conflicts = 0;
        for (let course = 1; course <= COURSES_OF_A_PAGE; course += 1) {
          const random = seededRandom(number * COURSES_OF_A_PAGE + course, 'list races');
          const among = <Value,>(values: readonly Value[]): Value | undefined =>
            values[random.between(0, values.length - 1)];
          const log: string[] = [];
          const theirs = new Set<string>();
          const change = async (who: 'member' | 'tab'): Promise<string | undefined> => {
            const { entries, removed } = await listOf(visitor, id);
            const row = among(entries);
            const gap = among(removed);
            const made = among([
              row && {
                do: 'change-quantity',
                entryId: row.externalId,
                version: row.version,
                quantity: random.between(1, 900),
              },
              row && entries.length > 2 && { do: 'remove-entry', entryId: row.externalId },
              gap && { do: 'restore-entry', entryId: gap.externalId },
              { do: 'add-items', items: [{ ...(among(ITEMS) ?? ARTICLES.pencils), quantity: random.between(1, 9) }] },
            ]);
            if (made === undefined || made === false) return undefined;
            const send = () => resultOf(visitor.browser, CHANGE, { id, change: made });
            await (who === 'member' ? asMember(send) : send());
            for (const { externalId, version } of (await listOf(visitor, id)).entries)
              if (!entries.some((row) => row.externalId === externalId && row.version === version))
                theirs.add(externalId);
            tab.post({ happened: 'lists-changed' });
            return `${who}: ${JSON.stringify(made)}`;
          };
          const events: Readonly<Record<string, () => string | undefined | Promise<string | undefined>>> = {
            type: () => {
              const row = among(shownRows());
              const field = row?.element.querySelector('input[name="quantity"]');
              if (row === undefined || field == null) return undefined;
              const value = String(random.between(1, 900));
              fireEvent.change(field, { target: { value } });
              fireEvent.blur(field);
              return `type ${value} into ${row.id}`;
            },
            remove: () => {
              const row = among(shownRows());
              const button = row && shownRows().length > 2 ? buttonIn('Entfernen', row.element) : undefined;
              if (button !== undefined) fireEvent.click(button);
              return button && `remove ${row?.id}`;
            },
            restore: () => {
              const button = buttonIn('Wiederherstellen', document);
              if (button !== undefined) fireEvent.click(button);
              return button && 'restore';
            },
            member: () => change('member'),
            tab: () => change('tab'),
            wait: async () => {
              await vi.advanceTimersByTimeAsync(QUANTITY_SENT_MS);
              return 'wait';
            },
            arrive: async () => {
              const held = among(network.sent());
              await (held && network.arrive(held));
              return held && `${held.operation} arrives`;
            },
            answer: () => {
              const held = among(network.replied());
              if (held !== undefined) network.answer(held);
              return held && `reply to ${held.operation}`;
            },
          };
          const happen = async (names: readonly string[]): Promise<void> => {
            await act(async () => {
              const words = await events[among(names) ?? '']?.();
              if (words !== undefined) log.push(words);
            });
            await pass(2);
          };
          const drain = async (): Promise<void> => {
            await pass(QUANTITY_SENT_MS);
            while (network.sent().length + network.replied().length > 0) {
              await happen(['arrive', 'answer']);
              await pass(QUANTITY_SENT_MS);
            }
          };
          try {
            while (log.length < EVENTS)
              await happen([
                'type',
                'type',
                'remove',
                'restore',
                'member',
                'tab',
                'wait',
                'arrive',
                'arrive',
                'answer',
                'answer',
              ]);
            await drain();
            const asked = shownRows().filter(conflictIn);
            conflicts += asked.length;
            expect(asked.map((row) => row.id).filter((entryId) => !theirs.has(entryId))).toEqual([]);
            for (const row of shownRows()) {
              const mine = buttonIn(`${row.quantity} speichern`, row.element);
              if (mine !== undefined) await act(async () => mine.click());
            }
            await drain();
            const { entries } = await listOf(visitor, id);
            expect(shownRows().map(({ id: entryId, quantity }) => [entryId, quantity])).toEqual(
              entries.map(({ externalId, quantity }) => [externalId, String(quantity)]),
            );
            expect(shownRows().filter(conflictIn)).toEqual([]);
          } catch (failure) {
            throw new Error(`Course ${course}: ${log.join(', ')}`, { cause: failure });
          }
        }
        expect(conflicts).toBeGreaterThan(0);
      },
    );
  },
);
