import { describe, expect, it } from 'vitest';
import { anAnonymousShopper, aCustomer, aShopper } from '../testing/a-shopper.ts';
import { aCart } from '../testing/a-cart.ts';
import { aVisit } from '../testing/a-visit.ts';
import { anAddress } from '../testing/an-address.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import { readWholeCheckout } from './read-whole-checkout.ts';

const INVOICE = {
  paymentId: 'INVOICE',
  displayName: 'Rechnung',
  description: '',
  selected: false,
  enabled: true,
  icons: [],
  isPrepaid: false,
};
const BILLING = anAddress({ addressId: 'home' });
const SHIPPING = anAddress({ addressId: 'school' });
const ANNE = aCustomer({ isGuest: false, email: 'anne@schule.example' });
const CART = aCart();

const aState = (customer = ANNE) =>
  stubState({ carts: [CART], billing: [BILLING], shipping: [SHIPPING], methods: [INVOICE], customer });

describe('the whole checkout', () => {
  it.each(['customer', 'guest'] as const)('of a %s has everything that its steps show', async (loginState) => {
    const whole = await readWholeCheckout(stubShop(aState()), aVisit(aShopper({ loginState })))();
    expect(whole).toEqual({
      cart: CART,
      billing: [BILLING],
      shipping: [SHIPPING],
      customer: ANNE,
      paymentMethods: [INVOICE],
    });
  });

  it('shows what delivery costs', async () => {
    const state = stubState({ carts: [aCart({ shippingCost: { minor: 495, currency: 'EUR' } })] });
    const { cart } = await readWholeCheckout(stubShop(state), aVisit())();
    expect(cart.shippingCost).toEqual({ minor: 495, currency: 'EUR' });
  });

  it('of a visitor has cart and payment methods, which are shown before the login, and nobody’s addresses', async () => {
    const whole = await readWholeCheckout(stubShop(aState()), aVisit())();
    expect(whole).toEqual({ cart: CART, billing: [], shipping: [], customer: undefined, paymentMethods: [INVOICE] });
  });

  it('of a visitor without a cart is empty, and the shop is not asked', async () => {
    const state = aState();
    const whole = await readWholeCheckout(stubShop(state), aVisit(anAnonymousShopper()))();
    expect(whole).toMatchObject({ cart: { id: '', positions: [] }, paymentMethods: [] });
    expect(state.calls).toEqual([]);
  });

  it('has nothing of a session that turns out to have ended, and signs the visitor out', async () => {
    const visit = aVisit(aShopper({ loginState: 'customer' }));
    const whole = await readWholeCheckout(stubShop(aState(aCustomer())), visit)();
    expect(whole).toMatchObject({ cart: { id: '' }, billing: [], shipping: [], paymentMethods: [] });
    expect([whole.customer, visit.shopper.loginState]).toEqual([undefined, 'logged-out']);
  });
});
