import { addressOf, packstationAddressOf } from '../addresses/address-forms.ts';
import type { Address } from '../addresses/address.ts';
import type { Cart } from '../carts/cart.ts';
import type { OrderSubmission } from '../orders/order.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { FailureReports } from '../shared/failure-reports.port.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { Shop } from '../shop.ts';
import { aCart } from './a-cart.ts';
import { anOrder } from './an-order.ts';
import { tinyCarts } from './tiny-carts.ts';
import { tinySessions } from './tiny-sessions.ts';
import { answer, changed, nextAddressId, ReplyLost, type TinyWorld } from './tiny-world.ts';

const become = (world: TinyWorld, cart: Cart): OrderSubmission => {
  const orderId = `order-${world.orders.length + 1}`;
  const newCart = aCart({ id: `cart-${world.carts.length + 1}`, positions: [] });
  const { cardPayment, redirectUrl } = world.submission;
  if (cardPayment !== undefined || redirectUrl !== undefined) return { orderId, newCartId: newCart.id, ...world.submission };
  world.orders.push({ orderId, cartId: cart.id, total: cart.total });
  changed(world, cart.id, { submitted: true, submittedAs: orderId });
  world.carts.push(newCart);
  return { orderId, newCartId: newCart.id, ...world.submission };
};

const tinyOrders = (world: TinyWorld): Shop['orders'] => ({
  submit: async (_shopper, cartId) => {
    world.asked.push(`submit ${cartId}`);
    if (world.submitBreaks === 'before') throw new ReplyLost();
    changed(world, cartId, world.changeAtSubmit);
    world.changeAtSubmit = {};
    const cart = world.carts.find(({ id }) => id === cartId);
    if (cart === undefined) return refused({ because: 'cart-not-found' });
    if (cart.submittedAs !== undefined) return refused({ because: 'already-submitted', orderId: cart.submittedAs });
    if (world.submission.errorMessage !== undefined) return granted(world.submission);
    const submission = become(world, cart);
    if (world.submitBreaks === 'after') throw new ReplyLost();
    return granted(submission);
  },
  confirmation: async (_shopper, orderId) => {
    world.asked.push(`confirmation ${orderId}`);
    const order = world.orders.find((placed) => placed.orderId === orderId);
    return order === undefined ? refused({ because: 'no-such-order' }) : granted(anOrder({ orderId, total: order.total }));
  },
  recent: async () => [],
});

const kept = (world: TinyWorld, question: string, kind: 'billing' | 'shipping', address: Address): Result<Address, FormRefusal> => {
  const answered = answer(world, question, () => {
    world[kind] = [...world[kind].filter(({ addressId }) => addressId !== address.addressId), address];
  });
  return answered.ok ? granted(address) : answered;
};

const tinyAddresses = (world: TinyWorld): Shop['addresses'] => ({
  billing: async () => world.billing,
  shipping: async () => world.shipping,
  add: async (_shopper, kind, form) => kept(world, `add-address ${kind}`, kind, addressOf(form, nextAddressId(world))),
  update: async (_shopper, kind, form) => kept(world, `update-address ${kind} ${form.addressId}`, kind, addressOf(form, form.addressId)),
  addPackstation: async (_shopper, form) => kept(world, 'add-packstation', 'shipping', packstationAddressOf(form, nextAddressId(world))),
  updatePackstation: async (_shopper, form) =>
    kept(world, `update-packstation ${form.addressId}`, 'shipping', packstationAddressOf(form, form.addressId)),
  remove: async (_shopper, addressId) => {
    world.shipping = world.shipping.filter((address) => address.addressId !== addressId);
  },
  select: async (_shopper, cartId, kind, addressId) => {
    world.asked.push(`select-${kind} ${addressId}`);
    const address = [...world.billing, ...world.shipping].find((known) => known.addressId === addressId);
    if (address === undefined) return refused({ because: 'no-such-address' });
    changed(world, cartId, kind === 'billing' ? { billingAddress: address } : { shippingAddress: address });
    return granted(undefined);
  },
});

const tinyCustomers = (world: TinyWorld): Shop['customers'] => {
  const updated = (question: string, change: Partial<TinyWorld['customer']>) => {
    const answered = answer(world, question, () => {
      world.customer = { ...world.customer, ...change };
    });
    return answered.ok ? granted(world.customer) : answered;
  };
  return {
    current: async () => {
      world.asked.push('customer');
      return world.customer;
    },
    isEmailUnique: async (_shopper, email) => !world.takenEmails.includes(email),
    updateEmail: async (_shopper, email) => updated(`update-email ${email}`, { email }),
    updatePhone: async (_shopper, phone) => updated(`update-phone ${phone}`, { phone }),
  };
};

const tinyShippers = (world: TinyWorld): Shop['shippers'] => ({
  select: async (_shopper, cartId, code) => {
    world.asked.push(`select-shipper ${code}`);
    const options = world.carts.find(({ id }) => id === cartId)?.shippers ?? [];
    const chosen = options.find((option) => option.code === code);
    if (chosen === undefined) return refused({ because: 'no-such-shipper' });
    if (!chosen.enabled) return refused({ because: 'shipper-disabled' });
    changed(world, cartId, { shippers: options.map((option) => ({ ...option, selected: option.code === code })) });
    return granted(undefined);
  },
  saveSpedition: async (_shopper, cartId, fields) =>
    answer(world, 'save-spedition', () =>
      changed(world, cartId, {
        speditionFields: fields.map(({ fieldName, fieldValue }) => ({ name: fieldName, value: fieldValue, required: true })),
      }),
    ),
});

const tinyPayments = (world: TinyWorld): Shop['payments'] => ({
  methods: async () => {
    world.asked.push('payment-methods');
    return world.methods;
  },
  select: async (_shopper, cartId, paymentId, buyerReference) => {
    world.asked.push(`select-payment ${[paymentId, buyerReference].join(' ')}`.trim());
    if (world.paymentBreaks) throw new ReplyLost();
    if (!world.carts.some(({ id }) => id === cartId)) return refused({ because: 'no-such-payment' });
    const method = world.methods.find((known) => known.paymentId === paymentId);
    if (method === undefined) return refused({ because: 'no-such-payment' });
    if (!method.enabled) return refused({ because: 'payment-refused', message: 'shop.payment.declined' });
    changed(world, cartId, { selectedPayment: paymentId, ...(buyerReference === undefined ? {} : { buyerReference }) });
    return granted(undefined);
  },
});

const tinyTracking = (world: TinyWorld): Shop['tracking'] => ({
  record: async (_shopper, events) => {
    world.asked.push(...events.map(({ name }) => `track ${name}`));
    world.events.push(...events);
  },
});

type TinyShop = Pick<Shop, 'addresses' | 'carts' | 'customers' | 'orders' | 'payments' | 'sessions' | 'shippers' | 'tracking'> & FailureReports;

/** As much of a shop as a checkout needs, for the tests of its use cases. */
export const tinyShop = (world: TinyWorld): TinyShop => ({
  addresses: tinyAddresses(world),
  carts: tinyCarts(world),
  customers: tinyCustomers(world),
  orders: tinyOrders(world),
  payments: tinyPayments(world),
  reportFailure: (failure) => void world.reported.push(failure),
  sessions: tinySessions(world),
  shippers: tinyShippers(world),
  tracking: tinyTracking(world),
});
