import { setStock } from '@shop/fakes/catalogue/stock';
import { PERSONAS } from '@shop/fakes/personas/personas';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf, fillBasket } from '@shop/gateway/testing/buy';
import { ARTICLES, itemOf } from '@shop/gateway/testing/receipt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillTwoCarts } from './testing/two-carts.ts';
import { pageText } from './testing/page-text.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const BASKET = '/checkout/basket/';
const PENCILS = 'Dreikant-Bleistift Ergo, 6 Stück';

const leaveInStock = ({ world }: Entered, itemId: string, pieces: number): void =>
  world.run((tx) => setStock(tx, itemId, pieces));

/** Posts a form like a browser without scripts, follows redirects and reads the final page. */
const post = async ({ browser }: Entered, form: string, fields: Readonly<Record<string, string>>): Promise<string> => {
  let reply = await browser.postForm(`/forms/${form}`, fields);
  while (reply.headers.location !== undefined) reply = await browser.get(reply.headers.location);
  return pageText(reply.body);
};

describe.each(WHOLE_SHOPS)('without scripts, the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('says what was added when the full quantity was added', async () => {
    const page = await post(await shop.enter(), 'update-cart', {
      do: 'add-position',
      itemId: ARTICLES.pencils.itemId,
      quantity: '2',
      from: BASKET,
    });
    expect(page).toContain(`„${PENCILS}“ liegt im Warenkorb.`);
    expect(page).not.toContain('Achtung');
  });

  it('says that fewer pieces were added than requested, and how many the shop can deliver (CART-04)', async () => {
    const visitor = await shop.enter();
    leaveInStock(visitor, ARTICLES.pencils.itemId, 3);
    const page = await post(visitor, 'update-cart', {
      do: 'add-position',
      itemId: ARTICLES.pencils.itemId,
      quantity: '5',
      from: BASKET,
    });
    expect(page).toContain(`${PENCILS}: 5 Stück gehen nicht. Im Warenkorb liegen 3 Stück.`);
    expect(page).toContain(`${PENCILS}: Mehr als 3 Stück können wir nicht liefern.`);
  });

  it('says that more pieces were added than requested because of the minimum quantity (CART-04)', async () => {
    const visitor = await shop.enter();
    const { minimumOrderQuantity } = itemOf(visitor.world, 'shirt');
    const page = await post(visitor, 'update-cart', {
      do: 'add-position',
      itemId: ARTICLES.shirt.itemId,
      quantity: '1',
      from: BASKET,
    });
    expect(page).toContain(`1 Stück gehen nicht. Im Warenkorb liegen ${minimumOrderQuantity} Stück.`);
  });

  it('says how many pieces are in the basket, not how many were added, when the basket already held some (CART-04)', async () => {
    const visitor = await shop.enter();
    leaveInStock(visitor, ARTICLES.pencils.itemId, 3);
    await post(visitor, 'update-cart', {
      do: 'add-position',
      itemId: ARTICLES.pencils.itemId,
      quantity: '2',
      from: BASKET,
    });
    const page = await post(visitor, 'update-cart', {
      do: 'add-position',
      itemId: ARTICLES.pencils.itemId,
      quantity: '5',
      from: BASKET,
    });
    expect(page).toContain(`${PENCILS}: 5 Stück gehen nicht. Im Warenkorb liegen 3 Stück.`);
  });

  it('says that a new quantity is not available, and which quantity is (CART-04)', async () => {
    const visitor = await shop.enter();
    await fillBasket(visitor.browser, { pencils: 2, book: 1 });
    leaveInStock(visitor, ARTICLES.pencils.itemId, 3);
    const { positions } = await resultOf<{ positions: readonly { operationsId: string }[] }>(
      visitor.browser,
      '{ result: cart { positions { operationsId } } }',
    );
    const page = await post(visitor, 'update-cart', {
      do: 'change-quantity',
      positionId: positions[0]?.operationsId ?? '',
      quantity: '8',
    });
    expect(page).toContain(`${PENCILS}: 8 Stück gehen nicht. Im Warenkorb liegen 3 Stück.`);
    expect(page).toContain(`${PENCILS}: Mehr als 3 Stück können wir nicht liefern.`);
  });

  it('says at login that two carts were merged, and in the basket line by line what was added, until that is undone (UPM-15)', async () => {
    const visitor = await shop.enter();
    await fillTwoCarts(visitor);
    leaveInStock(visitor, ARTICLES.pencils.itemId, 3);
    const { identifier, password } = PERSONAS.existing;
    const page = await post(visitor, 'login', { email: identifier, password });
    expect(page).toContain('Wir haben die Artikel aus beiden Warenkörben zusammengelegt.');
    const basket = pageText((await visitor.browser.get(BASKET)).body);
    expect(basket).toContain('Ihre Warenkörbe liegen jetzt zusammen');
    expect(basket).toContain(`1 von 2 × ${PENCILS}. Mehr als 3 Stück sind nicht lieferbar.`);
    const {
      merge: { from },
    } = await resultOf<{ merge: { from: string } }>(visitor.browser, '{ result: cart { merge { from } } }');
    const undone = await post(visitor, 'update-cart', { do: 'undo-merge', mergedCartId: from, from: BASKET });
    expect(undone).toContain('Wir haben herausgenommen, was bei der Anmeldung dazugekommen war.');
    expect(undone).not.toContain('Ihre Warenkörbe liegen jetzt zusammen');
  });

  it('says that the shopper must choose a variant first, and adds nothing (CART-04)', async () => {
    const page = await post(await shop.enter(), 'update-cart', {
      do: 'add-position',
      itemId: ARTICLES.ball.productId,
      quantity: '1',
      from: BASKET,
    });
    expect(page).toContain('Fußball Match: Bitte wählen Sie zuerst eine Ausführung.');
    expect(page).toContain('Ihr Warenkorb ist leer');
  });
});
