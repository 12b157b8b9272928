import { asSignedIn, openSession, valueOf } from '@shop/domain/testing/fixtures';
import { createdList, linesOf, merkzettelIdOf, pieces, readList, registered } from '@shop/domain/testing/sharing-lists';
import type { WishlistChange } from '@shop/domain/wishlists/wishlist-change';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ORDINARY, selectItems } from '../goods/select-items.ts';
import { PERSONAS } from '../personas/personas.ts';
import { aShop } from '../testing/a-shop.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { articleOf } from './entry-draft.ts';
import { entriesThere } from './list-change.ts';
import type { EntryRecord } from './wishlist-record.ts';

const ARTICLES = 5;
const place = fc.nat({ max: ARTICLES });
const quantity = fc.integer({ min: 0, max: 9998 });

/** What somebody who sees these rows does with one of them. */
type Step = (rows: readonly EntryRecord[], items: readonly string[], to: string) => WishlistChange;

const NO_ROW = { id: 'no-such-entry', version: 0 };

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(place, quantity).map(
    ([article, asked]): Step =>
      (_rows, items) => ({ do: 'add-items', items: [pieces(items[article] ?? 'no-such-item', asked)] }),
  ),
  fc.tuple(fc.constantFrom('remove-entry' as const, 'restore-entry' as const), place).map(
    ([what, row]): Step =>
      (rows) => ({ do: what, entryId: (rows[row] ?? NO_ROW).id }),
  ),
  fc.tuple(fc.constantFrom('remove-entries' as const, 'restore-entries' as const), fc.array(place)).map(
    ([what, chosen]): Step =>
      (rows) => ({ do: what, entryIds: chosen.map((row) => (rows[row] ?? NO_ROW).id) }),
  ),
  fc.tuple(place, quantity, fc.boolean()).map(
    ([row, asked, isStale]): Step =>
      (rows) => {
        const { id, version } = rows[row] ?? NO_ROW;
        return { do: 'change-quantity', entryId: id, quantity: asked, version: isStale ? version - 1 : version };
      },
  ),
  fc.tuple(place, place, fc.boolean()).map(
    ([row, article, isStale]): Step =>
      (rows, items) => {
        const { id, version } = rows[row] ?? NO_ROW;
        const itemId = items[article] ?? 'no-such-item';
        return { do: 'replace-item', entryId: id, itemId, version: isStale ? version - 1 : version };
      },
  ),
  fc.tuple(place, place).map(
    ([row, before]): Step =>
      (rows) => ({ do: 'place-entry', entryId: (rows[row] ?? NO_ROW).id, before: rows[before]?.id ?? null }),
  ),
  place.map(
    (row): Step =>
      (rows, _items, to) => ({ do: 'move-entries', entryIds: [(rows[row] ?? NO_ROW).id], to }),
  ),
  fc.constant<Step>(() => ({ do: 'dismiss-removed' })),
);

it('whatever is done with a list, each article is on it once, no version goes back, and a refusal changes nothing', async () => {
  const on = await aShop();
  const customer = await registered(on);
  const items = on.world.read(({ goods }) => selectItems(goods, ARTICLES, ORDINARY));
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 40 }), async (taken) => {
      const id = await createdList(
        on,
        customer,
        items.slice(0, 3).map((itemId) => pieces(itemId)),
      );
      const to = await merkzettelIdOf(on, customer);
      const rowsNow = () => on.world.read(({ state }) => lookUp(state.wishlists, id)?.entries ?? []);
      for (const step of taken) {
        const before = rowsNow();
        const result = await on.shop.wishlists.change(customer, id, step(before, items, to));
        const after = rowsNow();
        if (!result.ok) expect(after).toBe(before);
        expect(new Set(after.map(articleOf)).size).toBe(after.length);
        for (const { id: entryId, version } of before) {
          const now = after.find((row) => row.id === entryId);
          if (now !== undefined) expect(now.version).toBeGreaterThanOrEqual(version);
        }
      }
      const { entries, removed, entryCount } = await readList(on, customer, id);
      const rows = rowsNow();
      expect([entries.length, entries.length + removed.length]).toEqual([entryCount, rows.length]);
      expect(removed.map(({ index }) => rows[index]?.id)).toEqual(removed.map(({ externalId }) => externalId));
      expect(entries.map(({ externalId }) => externalId)).toEqual(entriesThere({ entries: rows }).map((row) => row.id));
      valueOf(await on.shop.wishlists.remove(customer, id));
    }),
    { numRuns: 100 },
  );
});

it('a merge at the login that is undone at once leaves the Merkzettel as it was, and the visitor’s beside it', async () => {
  const lines = fc.uniqueArray(fc.tuple(fc.nat({ max: ARTICLES - 1 }), quantity), { selector: ([article]) => article });
  const { identifier, password } = PERSONAS.existing;
  await fc.assert(
    fc.asyncProperty(lines, lines, fc.nat({ max: ARTICLES }), async (own, brought, removedAt) => {
      const on = await aShop();
      const { sessions, wishlists } = on.shop;
      const items = on.world.read(({ goods }) => selectItems(goods, ARTICLES, ORDINARY));
      const signIn = async (visitor: typeof on.shopper) => {
        const credentials = { identifier, password, stayLogged: false, mergeCart: true };
        return asSignedIn(visitor, 'customer', valueOf(await sessions.login(visitor, credentials)));
      };
      const add = async (shopper: typeof on.shopper, listed: typeof own) => {
        const id = await merkzettelIdOf(on, shopper);
        const change = { do: 'add-items', items: listed.map(([article, many]) => pieces(items[article] ?? '', many)) };
        return valueOf(await wishlists.change(shopper, id, { ...change, do: 'add-items' })).entries;
      };
      const before = await signIn(on.shopper);
      const entryId = (await add(before, own))[removedAt]?.externalId;
      const id = await merkzettelIdOf(on, before);
      if (entryId !== undefined) valueOf(await wishlists.change(before, id, { do: 'remove-entry', entryId }));
      const earlier = await readList(on, before, id);
      const visitor = await openSession(on, on.anonymous);
      await add(visitor, brought);
      const visitors = linesOf(await readList(on, visitor));
      const customer = await signIn(visitor);
      const { merge } = valueOf(await wishlists.all(customer)).collection;
      if (merge !== undefined) valueOf(await wishlists.undoMerge(customer, merge.id));
      const { further } = valueOf(await wishlists.all(customer)).collection;
      const later = await readList(on, customer, id);
      expect([linesOf(later), later.removed]).toEqual([linesOf(earlier), earlier.removed]);
      expect(further).toHaveLength(merge === undefined ? 0 : 1);
      if (further[0] !== undefined)
        expect(linesOf(await readList(on, customer, further[0].externalId))).toEqual(visitors);
    }),
    { numRuns: 50 },
  );
});
