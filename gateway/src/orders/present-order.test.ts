import { money } from '@shop/domain/shared/money';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { aPosition } from '@shop/domain/testing/a-cart';
import { anAddress } from '@shop/domain/testing/an-address';
import { anOrder } from '@shop/domain/testing/an-order';
import { describe, expect, it } from 'vitest';
import { sent } from '../testing/sent.ts';
import { presentOrderConfirmation } from './present-order-confirmation.ts';

const euros = (amount: number, text: string) => ({ amount, currency: 'EUR', text: `${text}\u00a0€` });
const MONEY = '{ amount currency text }';
const DOCUMENT = `{ orderConfirmation(orderId: "x") {
  orderId orderedAt email isGuest positions { id quantity totalPrice ${MONEY} }
  subtotal ${MONEY} totalSavings ${MONEY} shippingCost ${MONEY} tax { rate amount ${MONEY} } total ${MONEY} vatIncluded
  billingAddress { id city } shippingAddress { id city }
  paymentId paymentName shipperName arrives { from to } orderReference costCentre comment
} }`;

describe('the confirmation of an order', () => {
  it('shows each amount with its meaning, and the delivery address', async () => {
    const order = anOrder({
      isGuest: true,
      positions: [aPosition({ quantity: 2 })],
      subtotal: money(998),
      totalSavings: money(120),
      shippingCost: money(495),
      tax: [{ rate: 19, amount: money(219) }],
      total: money(1_373),
      billingAddress: anAddress({ city: 'Köln' }),
      shippingAddress: anAddress({ addressId: 'address-2', city: 'Bonn' }),
      arrives: { from: '2026-08-05', to: '2026-08-07' },
      orderReference: 'Klasse 4b',
      costCentre: '4711',
      comment: 'Bitte klingeln',
    });
    const { orderConfirmation } = await sent(DOCUMENT, {
      orderConfirmation: presentOrderConfirmation(order, STOREFRONTS.de),
    });
    expect(orderConfirmation).toEqual({
      orderId: 'order-1',
      orderedAt: '2026-08-03T09:30:00Z',
      email: 'anne@schule.de',
      isGuest: true,
      positions: [{ id: 'position-1', quantity: 2, totalPrice: euros(998, '9,98') }],
      subtotal: euros(998, '9,98'),
      totalSavings: euros(120, '1,20'),
      shippingCost: euros(495, '4,95'),
      tax: [{ rate: 19, amount: euros(219, '2,19') }],
      total: euros(1_373, '13,73'),
      vatIncluded: true,
      billingAddress: { id: 'address-1', city: 'Köln' },
      shippingAddress: { id: 'address-2', city: 'Bonn' },
      paymentId: 'RECHNUNG',
      paymentName: 'Rechnung',
      shipperName: 'DHL',
      arrives: { from: '2026-08-05', to: '2026-08-07' },
      orderReference: 'Klasse 4b',
      costCentre: '4711',
      comment: 'Bitte klingeln',
    });
  });

  it('states prices without VAT on the business shop', () => {
    expect(presentOrderConfirmation(anOrder(), STOREFRONTS['b2b-de']).vatIncluded).toBe(false);
  });
});
