import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type OpenShop } from '../testing/open-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const CLAIM = 'mutation($input: ClaimInput!) { claimPieces(input: $input) { ... on WishlistRefused { messageKey } } }';
const OPEN =
  'query($token: String!) { sharedWishlist(token: $token) { level ownLevel list { externalId entries { externalId quantity claims { taken own { code quantity } } } } } }';

interface Opened {
  readonly level: string;
  readonly ownLevel: string | null;
  readonly list: {
    readonly externalId: string;
    readonly entries: readonly {
      readonly externalId: string;
      readonly quantity: number;
      readonly claims: { readonly taken: number; readonly own: readonly { readonly code: string }[] } | null;
    }[];
  };
}

/** A visitor on the page behind a link. */
const begin = async (scenario: string, opening: OpenShop = shop) => {
  const browser = opening.visitor();
  const { headers } = await browser.get(`/qa/start/${scenario}`);
  const path = String(headers.location);
  const token = path.split('?token=')[1] ?? '';
  const opened = async (by: TestBrowser = browser): Promise<Opened> =>
    (await by.query(OPEN, { token })).json<{ data: { sharedWishlist: Opened } }>().data.sharedWishlist;
  return { browser, path, token, opened };
};

describe('the page behind a link to a list', () => {
  it('is never cached nor indexed, and its token goes into no Referer', async () => {
    const { browser, path } = await begin('wishlist-invited');
    const { statusCode, headers } = await browser.get(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
    });
  });

  it.each(['wishlist-invited', 'class-list'])(
    'changes nothing of the list, its members and claims, however often mail scanners and chat programs open it: %s',
    async (scenario) => {
      const { browser, path } = await begin(scenario);
      await browser.withToken();
      const world = shop.fake.testWorlds.get(browser.cookies.get('SHOP_WORLD') ?? '');
      const stored = () =>
        world.read(({ state }) => [
          entriesOf(state.wishlists),
          entriesOf(state.listsOfUsers),
          entriesOf(state.wishlistLinks),
          entriesOf(state.wishlistClaims),
        ]);
      const before = stored();
      expect(JSON.stringify(before)).toContain(scenario === 'class-list' ? '"claims":[{' : '"level":"editor"');
      for (let time = 0; time < 100; time += 1) expect((await browser.get(path)).statusCode).toBe(200);
      expect(stored()).toEqual(before);
    },
  );

  it('makes its visitor what the link says by a form alone (WISH-19)', async () => {
    const { browser, token, opened } = await begin('wishlist-invited');
    const { externalId } = (await opened()).list;
    const joined = await browser.postForm('/forms/join-wishlist', { token });
    expect([joined.statusCode, joined.headers.location]).toEqual([303, `/myaccount/wishlist/?list=${externalId}`]);
    expect(await opened()).toMatchObject({ ownLevel: 'editor' });
  });

  it('copies the list to the Merkzettel of a visitor without an account', async () => {
    const { browser, token, path, opened } = await begin('wishlist-invited');
    const { entries } = (await opened()).list;
    const form = { source: 'link', token, toMerkzettel: 'true', from: path };
    const { headers } = await browser.postForm('/forms/add-to-wishlist', form);
    expect(headers.location).toMatch(/^\/myaccount\/wishlist\/\?list=/u);
    const own = '{ ownWishlists { open { isDefault entries { quantity } } } }';
    expect((await browser.query(own)).json<{ data: unknown }>().data).toEqual({
      ownWishlists: { open: { isDefault: true, entries: entries.map(({ quantity }) => ({ quantity })) } },
    });
  });

  it('takes pieces over and back, and shows what was refused with what was typed', async () => {
    const { browser, token, path, opened } = await begin('class-list');
    const { externalId: wishlistId, entries } = (await opened()).list;
    const [entry] = entries;
    const entryId = entry?.externalId ?? '';
    const open = (entry?.quantity ?? 0) - (entry?.claims?.taken ?? 0);
    const claim = async (quantity: string, insists: Readonly<Record<string, string>> = {}) => {
      const form = { wishlistId, token, entryId, quantity, ...insists };
      const { headers } = await browser.postForm('/forms/claim-pieces', form);
      expect(headers.location).toBe(path);
      return (await browser.get(path)).body;
    };
    const refused = await claim('99');
    expect(refused).toContain(
      `"values":{"entryId":"${entryId}","quantity":"99","because":"too-many-pieces","open":"${open}"}`,
    );
    for (const none of ['0', '9999', 'viele']) expect(await claim(none)).toContain('shop.wishlist.claim.quantity');
    const asked = { wishlistId, token, entryId, quantity: 9999, evenIfTaken: false };
    await browser.withToken();
    expect((await browser.query(CLAIM, { input: asked })).json()).toMatchObject({
      data: { claimPieces: { messageKey: 'shop.wishlist.claim.quantity' } },
    });
    expect(await claim('29', { evenIfTaken: 'true' })).toContain('"because":"more-than-needed","possible":"28"');
    expect(await claim('28', { evenIfTaken: 'true' })).toContain('shop.wishlist.claim.done');
    const code = (await opened()).list.entries[0]?.claims?.own[0]?.code ?? '';
    const withdrawn = await browser.postForm('/forms/withdraw-claim', { code, from: path });
    expect(withdrawn.headers.location).toBe(path);
    expect((await opened()).list.entries[0]?.claims).toMatchObject({ taken: entry?.claims?.taken, own: [] });
    await browser.postForm('/forms/withdraw-claim', { code: 'AAAAA', from: path });
    expect((await browser.get(path)).body).toContain('"values":{"code":"AAAAA"}');
  });

  it.each(['wishlist-invited', 'class-list'])(
    'writes its token into no log, of a link that works: %s',
    async (scenario) => {
      const lines: unknown[] = [];
      const logging = await openShop({
        log: { request: (line) => void lines.push(line), failure: (failure) => void lines.push(failure) },
      });
      try {
        const { browser, path, token, opened } = await begin(scenario, logging);
        await browser.withToken();
        const { externalId: wishlistId, entries } = (await opened()).list;
        const before = lines.length;
        for (const action of ['put-wishlist-into-cart', 'claim-pieces', 'join-wishlist']) {
          await browser.get(path);
          const form = { wishlistId, token, entryId: entries[0]?.externalId ?? '', quantity: '1', from: path };
          expect((await browser.postForm(`/forms/${action}`, form)).statusCode).toBe(303);
        }
        expect(lines.length - before).toBeGreaterThanOrEqual(6);
        expect(token).toMatch(/^\w{20,}$/u);
        expect(JSON.stringify(lines)).not.toContain(token);
      } finally {
        await logging.close();
      }
    },
  );

  it('needs a login on the business shop, and is opened after it', async () => {
    const reply = await shop.visitor('educational.localhost:8080').get('/myaccount/wishlist/shared/?token=abc');
    expect([reply.statusCode, reply.headers.location]).toEqual([
      302,
      `/login/?origin=${encodeURIComponent('/myaccount/wishlist/shared/?token=abc')}`,
    ]);
  });
});
