import type { Preconditions } from '@shop/domain/testing/preconditions';
import { cartIdOf, readCart, refusalOf, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

const BASKET: Preconditions = { 'a cart exists': { positions: 1 } };
const READY: Preconditions = { ...BASKET, 'guest session': true, 'the cart is ready': { paymentId: 'VORKASSE' } };
const GUEST = 'gerda.gast@pausenhof.example';

const noted = async (preconditions: Preconditions = BASKET) => {
  const fixture = await inMemoryHarness.arrange(preconditions);
  const { carts } = fixture.shop;
  const cartId = cartIdOf(fixture.shopper);
  return {
    fixture,
    cart: () => readCart(fixture, fixture.shopper),
    emails: (typed: { readonly billing?: string; readonly shipping?: string }) =>
      carts.setAlternativeEmails(fixture.shopper, cartId, typed),
    reference: (typed: string) => carts.setOrderReference(fixture.shopper, cartId, typed),
    costCentre: (typed: string) => carts.setCostCentre(fixture.shopper, cartId, typed),
    comment: (typed: string) => carts.setOrderComment(fixture.shopper, cartId, typed),
    newsletter: (wording?: string) => carts.setNewsletter(fixture.shopper, cartId, wording),
  };
};

const tooLong = (field: string) => ({
  because: 'invalid-form',
  fieldErrors: [{ field, message: 'shop.form.error.tooLong' }],
});

describe('a note on a cart', () => {
  it.each([
    ['reference', 'orderReference', 35],
    ['costCentre', 'costCentre', 36],
    ['comment', 'orderComment', 500],
  ] as const)('that is a %s is limited to this many characters', async (kind, field, most) => {
    const on = await noted();
    valueOf(await on[kind](` ${'x'.repeat(most)} `));
    expect((await on.cart())[field]).toBe('x'.repeat(most));
    expect(refusalOf(await on[kind]('x'.repeat(most + 1)))).toEqual(tooLong(field));
    expect((await on.cart())[field]).toBe('x'.repeat(most));
  });

  it.each([
    ['reference', 'orderReference'],
    ['costCentre', 'costCentre'],
    ['comment', 'orderComment'],
  ] as const)('that is an emptied %s is absent', async (kind, field) => {
    const on = await noted();
    valueOf(await on[kind]('Klasse 3b'));
    valueOf(await on[kind](' '));
    expect(await on.cart()).not.toHaveProperty(field);
  });

  it('leaves the others unchanged', async () => {
    const on = await noted(READY);
    valueOf(await on.reference('Klasse 3b'));
    valueOf(await on.costCentre('4711'));
    valueOf(await on.comment('Bitte klingeln'));
    valueOf(await on.newsletter('Newsletter bestellen'));
    valueOf(await on.emails({ billing: 'buchhaltung@schule.example' }));
    expect(await on.cart()).toMatchObject({
      orderReference: 'Klasse 3b',
      costCentre: '4711',
      orderComment: 'Bitte klingeln',
      newsletterChosen: true,
      billingEmail: { selected: 'buchhaltung@schule.example' },
    });
    valueOf(await on.newsletter());
    expect(await on.cart()).toMatchObject({ orderReference: 'Klasse 3b', costCentre: '4711', newsletterChosen: false });
  });

  it('is refused if the cart is already an order', async () => {
    const on = await noted(READY);
    valueOf(await on.fixture.shop.orders.submit(on.fixture.shopper, cartIdOf(on.fixture.shopper)));
    const results = [
      on.reference('x'),
      on.comment('x'),
      on.newsletter('Newsletter bestellen'),
      on.emails({ billing: 'x@schule.example' }),
      on.emails({ billing: 'x' }),
    ];
    expect((await Promise.all(results)).map((result) => refusalOf(result))).toEqual(
      results.map(() => ({ because: 'cart-not-found' })),
    );
  });
});

describe('mails about an order', () => {
  it('go to the address of the guest or customer; a visitor has none', async () => {
    expect(await (await noted(READY)).cart()).toMatchObject({
      billingEmail: { selected: GUEST, preselected: GUEST },
      shippingEmail: { selected: GUEST, preselected: GUEST },
    });
    expect(await (await noted()).cart()).toMatchObject({ billingEmail: {}, shippingEmail: {} });
    const { billingEmail } = await (await noted()).cart();
    expect(Object.keys(billingEmail)).toEqual([]);
  });

  it('go to alternative addresses if given, each separately', async () => {
    const on = await noted(READY);
    valueOf(await on.emails({ billing: ' buchhaltung@schule.example ' }));
    valueOf(await on.emails({ shipping: 'lager@schule.example' }));
    expect(await on.cart()).toMatchObject({
      billingEmail: { selected: 'buchhaltung@schule.example', preselected: GUEST },
      shippingEmail: { selected: 'lager@schule.example', preselected: GUEST },
    });
    valueOf(await on.emails({ billing: '' }));
    expect(await on.cart()).toMatchObject({
      billingEmail: { selected: GUEST },
      shippingEmail: { selected: 'lager@schule.example' },
    });
  });

  it('go to no invalid address', async () => {
    const on = await noted(READY);
    const wrong = (field: string) => ({ field, message: 'vue.form.error.email.incorrect' });
    expect(refusalOf(await on.emails({ billing: 'a@', shipping: 'b@' }))).toEqual({
      because: 'invalid-form',
      fieldErrors: [wrong('billing'), wrong('shipping')],
    });
    expect(refusalOf(await on.emails({ shipping: 'b@' }))).toEqual({
      because: 'invalid-form',
      fieldErrors: [wrong('shipping')],
    });
    expect((await on.cart()).billingEmail.selected).toBe(GUEST);
  });
});

it('a cart states the shipping cost only if the caller requests it', async () => {
  const { fixture } = await noted();
  const { carts } = fixture.shop;
  const found = async (options?: { readonly shippingCost: boolean }) =>
    'shippingCost' in valueOf(await carts.find(fixture.shopper, cartIdOf(fixture.shopper), options));
  expect([await found(), await found({ shippingCost: false }), await found({ shippingCost: true })]).toEqual([
    false,
    false,
    true,
  ]);
});
