import { addressOf, packstationAddressOf } from '../addresses/address-forms.ts';
import type { Address } from '../addresses/address.ts';
import type { Cart } from '../carts/cart.ts';
import type { OrderSubmission } from '../orders/order.ts';
import { orderListPageOf } from '../orders/order-list.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { FailureReports } from '../shared/failure-reports.port.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { Shop } from '../shop.ts';
import { aCart } from './a-cart.ts';
import { anOrder } from './an-order.ts';
import { stubCarts } from './stub-carts.ts';
import { stubSessions } from './stub-sessions.ts';
import { changed, nextAddressId, recordCall, ReplyLost, type StubState } from './stub-state.ts';

const become = (state: StubState, cart: Cart): OrderSubmission => {
  const orderId = `order-${state.orders.length + 1}`;
  const newCart = aCart({ id: `cart-${state.carts.length + 1}`, positions: [] });
  const { cardPayment, redirectUrl } = state.submission;
  if (cardPayment !== undefined || redirectUrl !== undefined)
    return { orderId, newCartId: newCart.id, ...state.submission };
  state.orders.push({ orderId, cartId: cart.id, total: cart.total });
  changed(state, cart.id, { submitted: true, submittedAs: orderId });
  state.carts.push(newCart);
  return { orderId, newCartId: newCart.id, ...state.submission };
};

const stubOrders = (state: StubState): Shop['orders'] => ({
  submit: async (_shopper, cartId) => {
    state.calls.push(`submit ${cartId}`);
    if (state.submitBreaks === 'before') throw new ReplyLost();
    changed(state, cartId, state.changeAtSubmit);
    state.changeAtSubmit = {};
    const cart = state.carts.find(({ id }) => id === cartId);
    if (cart === undefined) return refused({ because: 'cart-not-found' });
    if (cart.submittedAs !== undefined) return refused({ because: 'already-submitted', orderId: cart.submittedAs });
    if (state.submission.errorMessage !== undefined) return granted(state.submission);
    const submission = become(state, cart);
    if (state.submitBreaks === 'after') throw new ReplyLost();
    return granted(submission);
  },
  confirmation: async (_shopper, orderId) => {
    state.calls.push(`confirmation ${orderId}`);
    const order = state.orders.find((placed) => placed.orderId === orderId);
    return order === undefined
      ? refused({ because: 'no-such-order' })
      : granted(anOrder({ orderId, total: order.total }));
  },
  recent: async () => [],
  list: async (_shopper, { page }) => orderListPageOf([], page),
  years: async () => [],
  details: async () => refused({ because: 'no-such-order' }),
  status: async () => refused({ because: 'no-such-order' }),
  cancel: async () => refused({ because: 'no-such-order' }),
});

const saveAddress = (
  state: StubState,
  call: string,
  kind: 'billing' | 'shipping',
  address: Address,
): Result<Address, FormRefusal> => {
  const recorded = recordCall(state, call, () => {
    state[kind] = [...state[kind].filter(({ addressId }) => addressId !== address.addressId), address];
  });
  return recorded.ok ? granted(address) : recorded;
};

const stubAddresses = (state: StubState): Shop['addresses'] => ({
  billing: async () => state.billing,
  shipping: async () => state.shipping,
  add: async (_shopper, kind, form) =>
    saveAddress(state, `add-address ${kind}`, kind, addressOf(form, nextAddressId(state))),
  update: async (_shopper, kind, form) =>
    saveAddress(state, `update-address ${kind} ${form.addressId}`, kind, addressOf(form, form.addressId)),
  addPackstation: async (_shopper, form) =>
    saveAddress(state, 'add-packstation', 'shipping', packstationAddressOf(form, nextAddressId(state))),
  updatePackstation: async (_shopper, form) =>
    saveAddress(state, `update-packstation ${form.addressId}`, 'shipping', packstationAddressOf(form, form.addressId)),
  customerAddress: async () => state.billing.find(({ isCustomerAddress }) => isCustomerAddress),
  remove: async (_shopper, addressId) => {
    state.shipping = state.shipping.filter((address) => address.addressId !== addressId);
    return granted(undefined);
  },
  select: async (_shopper, cartId, as, addressId) => {
    state.calls.push(`select-${as} ${addressId}`);
    const address = [...state.billing, ...state.shipping].find((known) => known.addressId === addressId);
    if (address === undefined) return refused({ because: 'no-such-address' });
    changed(state, cartId, as === 'billing' ? { billingAddress: address } : { shippingAddress: address });
    return granted(undefined);
  },
});

const stubCustomers = (state: StubState): Shop['customers'] => {
  const updated = (call: string, change: Partial<StubState['customer']>) => {
    const recorded = recordCall(state, call, () => {
      state.customer = { ...state.customer, ...change };
    });
    return recorded.ok ? granted(state.customer) : recorded;
  };
  return {
    current: async () => {
      state.calls.push('customer');
      return state.customer;
    },
    isEmailUnique: async (_shopper, email) => !state.takenEmails.includes(email),
    updateEmail: async (_shopper, { email }) => updated(`update-email ${email}`, { email }),
    updatePhone: async (_shopper, phone) => updated(`update-phone ${phone}`, { phone }),
    changeAccountData: async (_shopper, { firstName, lastName }) =>
      updated('change-account-data', { firstName, lastName }),
    deleteAccount: async () => recordCall(state, 'delete-account', () => undefined),
  };
};

const stubShippers = (state: StubState): Shop['shippers'] => ({
  select: async (_shopper, cartId, code) => {
    state.calls.push(`select-shipper ${code}`);
    const options = state.carts.find(({ id }) => id === cartId)?.shippers ?? [];
    const chosen = options.find((option) => option.code === code);
    if (chosen === undefined) return refused({ because: 'no-such-shipper' });
    if (!chosen.enabled) return refused({ because: 'shipper-disabled' });
    changed(state, cartId, { shippers: options.map((option) => ({ ...option, selected: option.code === code })) });
    return granted(undefined);
  },
  saveSpedition: async (_shopper, cartId, fields) =>
    recordCall(state, 'save-spedition', () =>
      changed(state, cartId, {
        speditionFields: fields.map(({ fieldName, fieldValue }) => ({
          name: fieldName,
          value: fieldValue,
          required: true,
        })),
      }),
    ),
});

const stubPayments = (state: StubState): Shop['payments'] => ({
  methods: async () => {
    state.calls.push('payment-methods');
    return state.methods;
  },
  select: async (_shopper, cartId, paymentId, buyerReference) => {
    state.calls.push(`select-payment ${[paymentId, buyerReference].join(' ')}`.trim());
    if (state.paymentBreaks) throw new ReplyLost();
    if (!state.carts.some(({ id }) => id === cartId)) return refused({ because: 'no-such-payment' });
    const method = state.methods.find((known) => known.paymentId === paymentId);
    if (method === undefined) return refused({ because: 'no-such-payment' });
    if (!method.enabled) return refused({ because: 'payment-refused', message: 'shop.payment.declined' });
    changed(state, cartId, { selectedPayment: paymentId, ...(buyerReference === undefined ? {} : { buyerReference }) });
    return granted(undefined);
  },
});

const stubTracking = (state: StubState): Shop['tracking'] => ({
  item: async () => undefined,
  recordGlance: async () => undefined,
  record: async (_shopper, events) => {
    state.calls.push(...events.map(({ name }) => `track ${name}`));
    state.events.push(...events);
  },
});

type StubShop = Pick<
  Shop,
  'addresses' | 'carts' | 'customers' | 'orders' | 'payments' | 'sessions' | 'shippers' | 'tracking'
> &
  FailureReports;

/** As much of a shop as a checkout needs, for the tests of its use cases. */
export const stubShop = (state: StubState): StubShop => ({
  addresses: stubAddresses(state),
  carts: stubCarts(state),
  customers: stubCustomers(state),
  orders: stubOrders(state),
  payments: stubPayments(state),
  reportFailure: (failure: Error) => void state.reported.push(failure),
  sessions: stubSessions(state),
  shippers: stubShippers(state),
  tracking: stubTracking(state),
});
