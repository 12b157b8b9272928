import { money } from '@shop/domain/shared/money';
import { describe, expect, it } from 'vitest';
import { LENA } from '../client/testing/client-on-script.ts';
import { aCartReply, aMutationReply } from '../testing/replies.ts';
import { runOnScript, runWithReplies } from '../testing/shop-on-script.ts';
import { aRefusalReply, aTotalReply, aWishlistEntryReply } from '../testing/wishlist-replies.ts';

const ITEM = { productId: 'kreide', itemId: 'kreide-weiss', quantity: 2 };

describe('a list of the editors', () => {
  const list = {
    teaserWishlistExternalId: 't1',
    name: 'Schulanfang',
    description: '',
    entries: [aWishlistEntryReply()],
    productsRecommendations: [{ productId: 'schwamm' }],
  };
  const found = (reply: object | null) =>
    runWithReplies({ getWishlistFromTeaserId: reply }, ({ teaserLists }) => teaserLists.find(LENA, 't1'));

  it('has entries, and what goes with them (ENT-29)', async () => {
    expect((await found(list)).outcome).toMatchObject({
      externalId: 't1',
      name: 'Schulanfang',
      entries: [{ externalId: 'e1' }],
      productsRecommendations: ['schwamm'],
    });
  });

  it('may be none, and is never another one', async () => {
    expect((await found(null)).outcome).toBeUndefined();
    expect((await found({ ...list, teaserWishlistExternalId: 't9' })).outcome).toMatchObject({
      failure: { name: 'UpstreamReplyInvalid', operation: 'getWishlistFromTeaserId' },
    });
  });

  it('costs what the upstream says (UPQ-51)', async () => {
    const totals = { totals: aTotalReply(12.5), lines: [{ itemId: 'kreide-weiss', totals: aTotalReply(12.5) }] };
    const { outcome, requests } = await runWithReplies({ getTotalsForTeaserWishlist: totals }, ({ teaserLists }) =>
      teaserLists.totals(LENA, [ITEM]),
    );
    expect(outcome).toEqual({ total: money(1_250), lines: [{ itemId: 'kreide-weiss', total: money(1_250) }] });
    expect(requests[0]?.variables).toEqual([{ teaserWishlist: [ITEM] }]);
  });

  it.each([
    [aWishlistEntryReply({ quantity: 4 }), { externalId: 'e1', quantity: 4 }],
    [null, undefined],
  ])('has another variant if there is one: %#', async (entry, expected) => {
    const { outcome } = await runWithReplies(
      { replaceItemInTeaserWishlist: { ...aMutationReply(), entry } },
      ({ teaserLists }) => teaserLists.replaceItem(LENA, { itemId: 'kreide-blau', oldExternalId: 'e1', quantity: 4 }),
    );
    if (expected === undefined) expect(outcome).toBeUndefined();
    else expect(outcome).toMatchObject(expected);
  });
});

describe('articles of such a list in the cart', () => {
  const added = {
    ...aMutationReply(),
    successfullyAdded: [{ itemId: 'kreide-weiss', name: 'Kreide', quantity: 2 }],
    variantsToChoose: [{ productId: 'tafel', name: 'Tafel', path: '/tafel/' }],
    quantityChanged: [{ itemId: 'schwamm', name: 'Schwamm', asked: 9, now: 5 }],
    maxInCart: [{ itemId: 'schwamm', name: 'Schwamm', max: 5 }],
    dealSplit: [],
  };
  const put = (reply: object, cart: object = { data: { shop_findCart: aCartReply({ id: 'cart of lena' }) } }) =>
    runOnScript(
      (operation) => (operation === 'FindCart' ? cart : { data: { addProductsToCartFromTeaserWishlist: reply } }),
      ({ teaserLists }) => teaserLists.putIntoCart(LENA, 'cart of lena', [ITEM]),
    );

  it('are told with what was attained, and the cart is read again (UPM-50)', async () => {
    const { outcome, requests } = await put(added);
    const { successfullyAdded, variantsToChoose, quantityChanged, maxInCart, dealSplit } = added;
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        cart: { id: 'cart of lena' },
        report: { added: successfullyAdded, variantsToChoose, quantityChanged, maxInCart, dealSplit },
      },
    });
    expect(requests.flatMap(({ names }) => names)).toEqual(['addProductsToCartFromTeaserWishlist', 'FindCart']);
  });

  it('are not added to a cart that is an order already', async () => {
    const { outcome, requests } = await put({ ...added, ...aRefusalReply('ALREADY_SUBMITTED') });
    expect(outcome).toEqual({ ok: false, refusal: { because: 'already-submitted' } });
    expect(requests).toHaveLength(1);
  });

  it('are in no cart if the upstream does not find it', async () => {
    const lost = { data: null, errors: [{ message: 'x', extensions: { classification: 'CART_NOT_FOUND' } }] };
    const { outcome } = await runOnScript(
      () => lost,
      ({ teaserLists }) => teaserLists.putIntoCart(LENA, 'cart of tom', [ITEM]),
    );
    expect(outcome).toEqual({ ok: false, refusal: { because: 'cart-not-found' } });
  });
});
