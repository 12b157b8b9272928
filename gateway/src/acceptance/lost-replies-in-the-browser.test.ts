import { ReplyLost } from '@shop/domain/testing/stub-state';
import { remove } from '@shop/fakes/worlds/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { resultOf } from '../testing/buy.ts';
import { TEST_DOCUMENTS } from '../testing/fake-client.ts';
import { ordinaryItem } from '../testing/ordinary-item.ts';
import { ARTICLES } from '../testing/receipt.ts';
import { resumeScenario } from '../testing/resume-scenario.ts';

const documents = {
  ...TEST_DOCUMENTS,
  putList:
    'mutation PutList($id: ID!) { putWishlistIntoCart(wishlistId: $id) { __typename ... on ListInCart { cart { articleCount } report { added { itemId quantity } } } } }',
  comment:
    'mutation Comment($id: ID!, $text: String!) { commentOnWishlist(wishlistId: $id, listComment: $text) { __typename ... on CommentWritten { comment { id comment } } } }',
  claim:
    'mutation Claim($input: ClaimInput!) { claimPieces(input: $input) { __typename ... on PiecesClaimed { claim { code quantity } entry { claims { taken } } } } }',
  create:
    'mutation Create($input: NewWishlistInput!) { createWishlist(input: $input) { __typename ... on WishlistChanged { list { name } } } }',
};

interface OpenList {
  readonly externalId: string;
  readonly commentCount: number;
}

interface ListInCart {
  readonly putWishlistIntoCart: { readonly report: { readonly added: readonly { readonly quantity: number }[] } };
}

interface SharedList {
  readonly externalId: string;
  readonly list: {
    readonly entries: readonly { readonly externalId: string; readonly claims: { readonly taken: number } }[];
  };
}

const sharedList = ({ browser }: Entered, token: string): Promise<SharedList> =>
  resultOf<SharedList>(
    browser,
    'query($token: String!) { result: sharedWishlist(token: $token) { externalId list { entries { externalId claims { taken } } } } }',
    { token },
  );

const openList = async ({ browser }: Entered): Promise<OpenList> =>
  (
    await resultOf<{ readonly open: OpenList }>(
      browser,
      '{ result: ownWishlists { open { externalId commentCount } } }',
    )
  ).open;

const inBasket = async ({ browser }: Entered): Promise<number> =>
  (await resultOf<{ readonly articleCount: number } | null>(browser, '{ result: cart { articleCount } }'))
    ?.articleCount ?? 0;

let keys = 0;
const newKey = (): string => `key-of-a-press-${(keys += 1)}`;

/** Presses, as our own pages do. */
const press = ({ browser }: Entered, id: keyof typeof documents, variables: object, key: string) =>
  browser.postJson('/graphql', { id, variables }, { headers: { 'idempotency-key': key } });

/** Presses; the connection breaks before the reply, or while it comes: then the browser has its cookies. */
const pressInVain = async (cookiesArrive: boolean, ...[visitor, ...pressed]: Parameters<typeof press>) => {
  const before = [...visitor.browser.cookies];
  const lost = await press(visitor, ...pressed);
  if (cookiesArrive) return lost;
  visitor.browser.cookies.clear();
  for (const [name, value] of before) visitor.browser.cookies.set(name, value);
  return lost;
};

const twoPieces = (visitor: Entered) => ({
  operations: [{ do: 'add-position', itemId: ordinaryItem(visitor), quantity: 2 }],
});

describe.each(BACKENDS)('a write whose reply is lost on its way to the browser, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open({ client: { documents } });
  });
  afterAll(() => shop.close());

  /** Returns the data of the second reply. */
  const pressedTwice = async <Data = unknown>(
    visitor: Entered,
    id: keyof typeof documents,
    variables: object,
  ): Promise<Data> => {
    const key = newKey();
    const lost = await pressInVain(false, visitor, id, variables, key);
    const again = await press(visitor, id, variables, key);
    expect(again.statusCode).toBe(200);
    expect(again.body).toBe(lost.body);
    return again.json<{ readonly data: Data }>().data;
  };

  const at = async (scenario: string) => {
    const visitor = await resumeScenario(shop, scenario);
    return { ...visitor, browser: await visitor.browser.withToken(), list: await openList(visitor) };
  };

  describe('is carried out once, however often it is pressed, and told each time', () => {
    it('articles in the basket', async () => {
      const visitor = await shop.enter();
      await press(visitor, 'updateCart', twoPieces(visitor), newKey());
      const pencils = { operations: [{ do: 'add-position', itemId: ARTICLES.pencils.itemId, quantity: 3 }] };
      expect(await pressedTwice(visitor, 'updateCart', pencils)).toMatchObject({
        updateCart: { cart: { articleCount: 5 }, report: { added: [{ quantity: 3 }] } },
      });
      expect(await inBasket(visitor)).toBe(5);
    });

    it('a list in the basket', async () => {
      const visitor = await at('wishlist');
      const { putWishlistIntoCart: told } = await pressedTwice<ListInCart>(visitor, 'putList', {
        id: visitor.list.externalId,
      });
      const added = told.report.added.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(added).toBeGreaterThan(7);
      expect(told).toMatchObject({ cart: { articleCount: added } });
      expect(await inBasket(visitor)).toBe(added);
    });

    it('a comment', async () => {
      const visitor = await at('wishlist');
      const text = 'Bitte ohne Spirale';
      expect(await pressedTwice(visitor, 'comment', { id: visitor.list.externalId, text })).toMatchObject({
        commentOnWishlist: { comment: { comment: text } },
      });
      expect((await openList(visitor)).commentCount).toBe(visitor.list.commentCount + 1);
    });

    it('a claim of a class list', async () => {
      const visitor = await resumeScenario(shop, 'class-list');
      await visitor.browser.withToken();
      const token = visitor.landing.split('?token=')[1] ?? '';
      const { externalId, list } = await sharedList(visitor, token);
      const [entry] = list.entries;
      const input = { wishlistId: externalId, token, entryId: entry?.externalId, quantity: 2, evenIfTaken: false };
      const taken = (entry?.claims.taken ?? 0) + 2;
      expect(await pressedTwice(visitor, 'claim', { input })).toMatchObject({
        claimPieces: { claim: { quantity: 2 }, entry: { claims: { taken } } },
      });
      expect((await sharedList(visitor, token)).list.entries[0]?.claims.taken).toBe(taken);
    });

    it('a new list', async () => {
      const visitor = await at('wishlist');
      expect(
        await pressedTwice(visitor, 'create', { input: { listName: 'Ausflug', listDescription: '', kind: 'list' } }),
      ).toMatchObject({
        createWishlist: { __typename: 'WishlistChanged', list: { name: 'Ausflug' } },
      });
      const names = await resultOf<readonly { readonly name: string }[]>(
        visitor.browser,
        '{ result: bookmarks { name } }',
      );
      expect(names.filter(({ name }) => name === 'Ausflug')).toHaveLength(1);
    });
  });

  it('is carried out once if it opened the session, of which the browser has the cookies', async () => {
    const visitor = await shop.enter();
    const key = newKey();
    const lost = await pressInVain(true, visitor, 'updateCart', twoPieces(visitor), key);
    expect((await press(visitor, 'updateCart', twoPieces(visitor), key)).body).toBe(lost.body);
    expect(await inBasket(visitor)).toBe(2);
  });

  it('gives the browser the session that the shop had to open for it in place of a lost one', async () => {
    const visitor = await shop.enter();
    await press(visitor, 'updateCart', twoPieces(visitor), newKey());
    const gone = visitor.browser.cookies.get('cartId')?.replace(/\.[^.]+$/u, '') ?? '';
    visitor.world.run((tx) => remove(tx, 'carts', gone));
    const key = newKey();
    const lost = await pressInVain(false, visitor, 'updateCart', twoPieces(visitor), key);
    expect((await press(visitor, 'updateCart', twoPieces(visitor), key)).body).toBe(lost.body);
    expect(visitor.browser.cookies.get('cartId')).toContain(
      lost.json<{ readonly data: { readonly updateCart: { readonly cart: { readonly id: string } } } }>().data
        .updateCart.cart.id,
    );
    expect(await inBasket(visitor)).toBe(2);
  });

  it('is carried out once if both presses arrive together', async () => {
    const visitor = await shop.enter();
    await press(visitor, 'updateCart', twoPieces(visitor), newKey());
    const key = newKey();
    const both = await Promise.all([1, 2].map(() => press(visitor, 'updateCart', twoPieces(visitor), key)));
    expect(both[1]?.body).toBe(both[0]?.body);
    expect(await inBasket(visitor)).toBe(4);
  });

  it('is another write of another visitor, although the keys are the same', async () => {
    const [one, other] = [await shop.enter(), await shop.enter()];
    const sameWorld = { ...other, world: one.world };
    other.browser.cookies.set('SHOP_WORLD', one.world.id);
    const key = newKey();
    for (const visitor of [one, sameWorld]) await press(visitor, 'updateCart', twoPieces(visitor), newKey());
    for (const visitor of [one, sameWorld]) await press(visitor, 'updateCart', twoPieces(visitor), key);
    expect([await inBasket(one), await inBasket(sameWorld)]).toEqual([4, 4]);
    expect(one.browser.cookies.get('cartId')).not.toBe(other.browser.cookies.get('cartId'));
  });

  it('keeps its key for itself: another write with it is refused, as is a key that no page makes', async () => {
    const visitor = await shop.enter();
    await press(visitor, 'updateCart', twoPieces(visitor), newKey());
    const key = newKey();
    await press(visitor, 'updateCart', twoPieces(visitor), key);
    const three = { operations: [{ do: 'add-position', itemId: ordinaryItem(visitor), quantity: 3 }] };
    for (const wrong of [key, 'short', 'x'.repeat(65), 'key of a press with spaces']) {
      const refused = await press(visitor, 'updateCart', three, wrong);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        errors: [
          { message: expect.stringContaining('Idempotency-Key'), extensions: { classification: 'BAD_REQUEST' } },
        ],
      });
    }
    expect(await inBasket(visitor)).toBe(4);
  });

  it('is another write once the visitor has another cart', async () => {
    const visitor = await shop.enter();
    await press(visitor, 'updateCart', twoPieces(visitor), newKey());
    const key = newKey();
    const first = await press(visitor, 'updateCart', twoPieces(visitor), key);
    visitor.browser.cookies.delete('cartId');
    const second = await press(visitor, 'updateCart', twoPieces(visitor), key);
    expect([second.statusCode, second.body === first.body]).toEqual([200, false]);
    expect(await inBasket(visitor)).toBe(2);
  });

  it('is not told to who still has the cookies of a customer who has logged out', async () => {
    const visitor = await at('wishlist');
    const key = newKey();
    const comment = { id: visitor.list.externalId, text: 'Bitte in Blau' };
    const first = await press(visitor, 'comment', comment, key);
    expect(first.body).toContain('Bitte in Blau');
    const kept = [...visitor.browser.cookies];
    await visitor.browser.postForm('/forms/logout', {});
    for (const [name, value] of kept) visitor.browser.cookies.set(name, value);
    const later = await press(visitor, 'comment', comment, key);
    expect(later.body).not.toContain('Bitte in Blau');
  });

  it('is a new one after ten minutes', async () => {
    const visitor = await shop.enter();
    await press(visitor, 'updateCart', twoPieces(visitor), newKey());
    const key = newKey();
    await press(visitor, 'updateCart', twoPieces(visitor), key);
    shop.clock.forward(10 * 60_000 - 1_000);
    await visitor.browser.withToken();
    await press(visitor, 'updateCart', twoPieces(visitor), key);
    expect(await inBasket(visitor)).toBe(4);
    shop.clock.forward(2_000);
    await press(visitor, 'updateCart', twoPieces(visitor), key);
    expect(await inBasket(visitor)).toBe(6);
  });

  it('is told to nobody without the gateway’s token, or from another site', async () => {
    const visitor = await shop.enter();
    await press(visitor, 'updateCart', twoPieces(visitor), newKey());
    const key = newKey();
    await press(visitor, 'updateCart', twoPieces(visitor), key);
    const foreign = await visitor.browser.postJson(
      '/graphql',
      { id: 'updateCart', variables: twoPieces(visitor) },
      { headers: { 'idempotency-key': key, origin: 'https://elsewhere.example' } },
    );
    expect([foreign.statusCode, foreign.body]).toEqual([403, expect.not.stringContaining('articleCount')]);
    visitor.browser.cookies.delete('apiToken');
    const withoutToken = await press(visitor, 'updateCart', twoPieces(visitor), key);
    expect([withoutToken.statusCode, withoutToken.body]).toEqual([401, expect.not.stringContaining('articleCount')]);
  });
});

describe('a write that failed', () => {
  it.each(BACKENDS)('is carried out by the next press with its key, with the shop $backend', async ({ open }) => {
    let failures = 0;
    const shop = await open({
      replacePorts: (honest) => ({
        ...honest,
        carts: {
          ...honest.carts,
          update: (...said) => {
            failures += 1;
            return failures === 2 ? Promise.reject(new ReplyLost()) : honest.carts.update(...said);
          },
        },
      }),
    });
    const visitor = await shop.enter();
    await press(visitor, 'updateCart', twoPieces(visitor), newKey());
    const key = newKey();
    const failed = await press(visitor, 'updateCart', twoPieces(visitor), key);
    expect(failed.json()).toMatchObject({ errors: [{}] });
    await press(visitor, 'updateCart', twoPieces(visitor), key);
    expect(await inBasket(visitor)).toBe(4);
    await shop.close();
  });
});
