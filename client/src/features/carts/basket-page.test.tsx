import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { aCart, aPosition, euros, NOTHING_TO_REPORT } from '../../testing/a-cart.ts';
import { readyFacts } from '../../testing/a-checkout.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';
import { cartReplies, operationsSent } from '../../testing/cart-replies.ts';

const BASKET = '/checkout/basket/';
const updated = (cart: ReturnType<typeof aCart>) => ({ __typename: 'CartUpdated', cart, report: NOTHING_TO_REPORT });

const voucher = { code: 'SCHULE10', name: '10 % Schulrabatt', applied: true, saving: euros(20) };

const open = (cart: ReturnType<typeof aCart>, replies: ShopReplies = {}) =>
  openPage(BASKET, { replies: { Cart: () => ({ cart }), ...replies } });

/** The amount next to a word in the list of totals. */
const amountOf = (word: string): string | null | undefined => screen.getByText(word).nextElementSibling?.textContent;

const redeem = async (code: string): Promise<void> => {
  await userEvent.click(screen.getByText('Gutschein einlösen'));
  await userEvent.type(screen.getByLabelText('Gutscheincode'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Einlösen' }));
};

describe('the basket', () => {
  it.each([
    ['ACTIVE', 1],
    ['cancelled', 1],
    ['NONE', 0],
  ])(
    'shows the Prime badge on eligible articles to a visitor whose membership is %s (PRIME-03)',
    async (primeStatus, count) => {
      const cart = aCart({ positions: [aPosition({ primeFaehig: true }), aPosition({ id: 'p2', name: 'Globus' })] });
      await open(cart, { Me: () => ({ me: aCustomer({ primeStatus }) }) });
      await screen.findByRole('link', { name: /Ada/u });
      expect(screen.queryAllByText('Prime')).toHaveLength(count);
      expect(
        screen.getAllByRole('listitem').find((line) => line.textContent?.includes('Globus'))?.textContent,
      ).not.toContain('Prime');
    },
  );

  it("shows lines, free articles, catalogues and the shop's own amounts (CART-06)", async () => {
    await open(
      aCart({
        positions: [aPosition({ oldPricePerUnit: euros(150), basePrice: { price: euros(50), unit: 'kg' } })],
        freeArticles: [aPosition({ id: 'g1', name: 'Radierer', isFreeItem: true })],
        catalogs: [aPosition({ id: 'k1', name: 'Katalog', isCatalog: true })],
        promotionsSaving: euros(30),
        totalSavings: euros(130),
        missingForFreeDelivery: euros(4310),
      }),
    );
    const lines = within(screen.getByRole('list', { name: 'Artikel im Warenkorb' }));
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Bleistift.*Artikelnummer 100-01.*2,00 €.*1,50 €.*2 × 1,00 €.*0,50 € je 1,0 kg/u),
    ]);
    expect(within(screen.getByRole('region', { name: 'Gratis dazu' })).getByText('Radierer')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Kataloge' })).getByText('Katalog')).toBeTruthy();
    expect(
      [
        'Zwischensumme',
        'Aktionsrabatt',
        'Versand, voraussichtlich',
        'Gesamtsumme',
        'darin 19 % MwSt.',
        'Sie sparen insgesamt',
      ].map(amountOf),
    ).toEqual([
      euros(200).text,
      `−${euros(30).text}`,
      euros(490).text,
      euros(690).text,
      euros(110).text,
      euros(130).text,
    ]);
    expect(screen.getByText(/^Noch 43,10 € bis zur kostenlosen Lieferung/u)).toBeTruthy();
  });

  it('shows how many pieces of a line have which price (DEAL-06)', async () => {
    const split = aPosition({
      quantity: 3,
      isLightningDeal: true,
      quantityLightning: 2,
      quantityNormal: 1,
      pricePerUnitLightning: euros(75),
      totalPrice: euros(250),
    });
    await open(
      aCart({
        positions: [
          split,
          aPosition({
            id: 'p2',
            name: 'Kreide',
            isLightningDeal: true,
            quantity: 1,
            quantityLightning: 1,
            quantityNormal: 0,
            pricePerUnitLightning: euros(75),
            pricePerUnit: euros(75),
          }),
        ],
      }),
    );
    const [first, second] = within(screen.getByRole('list', { name: 'Artikel im Warenkorb' })).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/2,50 €.*2 zum Blitzpreis von 0,75 €1 zum Normalpreis von 1,00 €/u);
    expect(second?.textContent).toContain('1 zum Blitzpreis von 0,75 €');
    expect(second?.textContent).not.toContain('Normalpreis');
  });

  it('shows business customers net amounts plus tax (CART-06)', async () => {
    await openPage(BASKET, {
      storefront: 'b2b-de',
      replies: {
        Cart: () => ({ cart: aCart({ vatIncluded: false }) }),
        CheckoutFacts: () => ({ checkoutFacts: readyFacts() }),
      },
    });
    const rows = [...(screen.getByText('Gesamtsumme brutto').closest('dl')?.querySelectorAll('dt') ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(rows).toEqual(['Zwischensumme netto', 'Versand, voraussichtlich', 'zzgl. 19 % MwSt.', 'Gesamtsumme brutto']);
  });

  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])(
    'with express payment on %j and articles that it excludes %j offers it: %j (PAY-09, FLAG-03)',
    async (isExpressPaymentOn, isExpressExcluded, isOffered) => {
      const checkout = { paymentMethods: [], deliveryCountries: ['DE'] };
      await open(aCart({ isExpressExcluded }), { CheckoutLimits: () => ({ checkout, isExpressPaymentOn }) });
      const button = screen.queryByRole<HTMLButtonElement>('button', { name: 'Mit Amazon Pay bezahlen' });
      expect(button !== null).toBe(isOffered);
      if (isOffered)
        expect([button?.form?.getAttribute('method'), button?.form?.getAttribute('action')]).toEqual([
          'post',
          '/forms/checkout-amazon',
        ]);
    },
  );

  it('blocks the way to the checkout while its amounts are not settled', async () => {
    let reply: (cart: unknown) => void = () => undefined;
    const waiting = new Promise((resolve) => {
      reply = resolve;
    });
    await open(aCart(), cartReplies({ 'change-quantity': () => waiting }));
    expect(screen.getByRole('link', { name: 'Weiter zur Kasse' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Eins mehr' }));
    expect(screen.queryByRole('link', { name: 'Weiter zur Kasse' })).toBeNull();
    reply(updated(aCart({ positions: [aPosition({ quantity: 3 })], total: euros(790) })));
    expect(await screen.findByRole('link', { name: 'Weiter zur Kasse' })).toBeTruthy();
    expect(amountOf('Gesamtsumme')).toBe(euros(790).text);
  });
});

describe('a voucher', () => {
  it('is redeemed by its code, and says what it saves (CART-05)', async () => {
    const { gateway } = await open(aCart(), {
      ...cartReplies({ 'add-voucher': () => updated(aCart({ vouchers: [voucher] })) }),
    });
    await redeem(' SCHULE10 ');
    expect(await screen.findByText(`SCHULE10: Sie sparen ${euros(20).text}.`)).toBeTruthy();
    expect(operationsSent(gateway, 'add-voucher')).toEqual([{ code: 'SCHULE10' }]);
  });

  it('refused by the shop shows the reason at its field, once, and reads it out', async () => {
    await open(aCart(), {
      ...cartReplies({
        'add-voucher': () => ({
          __typename: 'CartRefused',
          because: 'voucher-refused',
          messageKey: 'shop.voucher.expired',
          cart: aCart(),
        }),
      }),
    });
    await redeem('ALT');
    const reason = await screen.findByText('Dieser Gutschein ist abgelaufen.');
    const field = screen.getByLabelText<HTMLInputElement>('Gutscheincode');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.contains(reason)).toBe(true);
    expect([
      screen.getByRole('alert').contains(reason),
      field.getAttribute('aria-invalid'),
      field.value,
      toastsOnPage(),
    ]).toEqual([true, 'true', 'ALT', []]);
  });

  it.each([
    [20, `SCHULE10: Sie sparen ${euros(20).text}.`],
    [0, 'Ob SCHULE10 für diesen Warenkorb gilt, wissen wir gerade nicht.'],
  ])('of an unknown status says what it saves, if anything: %s', async (saving, words) => {
    await open(aCart({ vouchers: [{ ...voucher, applied: null, saving: euros(saving) }] }));
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText('SCHULE10 gilt nicht für diesen Warenkorb.')).toBeNull();
  });

  it('that does not apply to this cart says so, and is removed by its code (CART-05)', async () => {
    const { gateway } = await open(aCart({ vouchers: [{ ...voucher, applied: false }] }), {
      ...cartReplies({ 'remove-voucher': () => updated(aCart()) }),
    });
    expect(screen.getByText('SCHULE10 gilt nicht für diesen Warenkorb.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Entfernen SCHULE10' }));
    await waitFor(() => expect(screen.queryByText('SCHULE10 gilt nicht für diesen Warenkorb.')).toBeNull());
    expect(operationsSent(gateway, 'remove-voucher')).toEqual([{ code: 'SCHULE10' }]);
  });
});
