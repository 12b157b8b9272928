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
const begin = async (scenario: string) => {
  const browser = shop.visitor();
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

  it('makes nobody a member, however often it is opened, as by mail scanners and chat programs', async () => {
    const { browser, path, opened } = await begin('wishlist-invited');
    for (let time = 0; time < 100; time += 1) await browser.get(path);
    expect(await opened()).toMatchObject({ level: 'editor', ownLevel: null });
  });

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

  it('writes its token into no log', async () => {
    const lines: unknown[] = [];
    const logging = await openShop({
      log: { request: (line) => void lines.push(line), failure: (failure) => void lines.push(failure) },
    });
    try {
      const browser = await logging.visitor().withToken();
      await browser.get('/myaccount/wishlist/shared/?token=secret-token');
      await browser.postForm('/forms/join-wishlist', { token: 'secret-token' });
      await browser.query(OPEN, { token: 'secret-token' });
      expect(lines.length).toBeGreaterThan(2);
      expect(JSON.stringify(lines)).not.toContain('secret-token');
    } finally {
      await logging.close();
    }
  });

  it('needs a login on the business shop, and is opened after it', async () => {
    const reply = await shop.visitor('educational.localhost:8080').get('/myaccount/wishlist/shared/?token=abc');
    expect([reply.statusCode, reply.headers.location]).toEqual([
      302,
      `/login/?origin=${encodeURIComponent('/myaccount/wishlist/shared/?token=abc')}`,
    ]);
  });
});
