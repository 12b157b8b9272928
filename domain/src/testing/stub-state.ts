import type { Address } from '../addresses/address.ts';
import type { Cart } from '../carts/cart.ts';
import type { Customer } from '../customers/customer.ts';
import type { OrderSubmission } from '../orders/order.ts';
import type { PaymentMethod } from '../payments/payment.ts';
import type { CustomerRegistration, GuestRegistration } from '../sessions/sessions.port.ts';
import type { CartId, UserId } from '../visit/shopper.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { Money } from '../shared/money.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { TrackingEvent } from '../tracking/tracking.port.ts';
import { aCart } from './a-cart.ts';
import { aCustomer } from './a-shopper.ts';

/** The connection broke: nobody knows whether the shop executed the call. */
export class ReplyLost extends Error {
  override readonly name = 'ReplyLost';
}

/** Whether a reply arrives; if not, whether the shop executed the call. */
export type ReplyOutcome = 'delivered' | 'lost' | 'never-ran';

/** A user who can log in, as user-2. */
export interface StubAccount {
  readonly identifier: string;
  readonly password: string;
  /** The account's cart. */
  readonly cartId?: CartId;
}

/** The state of a stub shop. Tests set it up, and change it without the shopper. */
export interface StubState {
  carts: Cart[];
  /** The owner of each cart. A cart without an owner is found for everybody. */
  owners: Record<CartId, UserId>;
  /** Pieces left of an article. Unlimited if the article is not listed. */
  stock: Record<string, number>;
  /** Codes of valid vouchers. */
  vouchers: string[];
  accounts: StubAccount[];
  registrations: (CustomerRegistration | GuestRegistration)[];
  customer: Customer;
  billing: Address[];
  shipping: Address[];
  methods: PaymentMethod[];
  orders: { readonly orderId: string; readonly cartId: CartId; readonly total: Money }[];
  /** All calls to the shop, in order. */
  calls: string[];
  events: TrackingEvent[];
  /** Failures that were reported because the shopper does not see them. */
  reported: Error[];
  takenEmails: string[];
  /** The refusals of the shop, by the name of the call. */
  objections: Record<string, FormRefusal>;
  /** What happens to the next replies to a call, in order. */
  replies: Record<string, ReplyOutcome[]>;
  /** What a submission returns besides the order. */
  submission: OrderSubmission;
  submitBreaks: 'never' | 'before' | 'after';
  /** The call that selects a payment method gets no reply. */
  paymentBreaks: boolean;
  /** What the shop changes in a cart just before it accepts the order. */
  changeAtSubmit: Partial<Cart>;
}

/** Changes one cart, as the shop itself may at any time. */
export const changed = (state: StubState, cartId: CartId, change: Partial<Cart>): void => {
  state.carts = state.carts.map((cart) => (cart.id === cartId ? { ...cart, ...change } : cart));
};

export const nextAddressId = ({ billing, shipping }: StubState): string =>
  `address-${billing.length + shipping.length + 1}`;

/** Executes the call unless the connection breaks first; it may also break afterwards. */
export const mayBeLost = <Value>(state: StubState, call: string, act: () => Value): Value => {
  const next = state.replies[call]?.shift() ?? 'delivered';
  if (next === 'never-ran') throw new ReplyLost();
  const acted = act();
  if (next === 'lost') throw new ReplyLost();
  return acted;
};

/** Records a call, and executes it unless the shop refuses it. */
export const recordCall = (state: StubState, call: string, change: () => void): Result<void, FormRefusal> => {
  state.calls.push(call);
  const objection = state.objections[call.split(' ')[0] ?? ''];
  if (objection !== undefined) return refused(objection);
  change();
  return granted(undefined);
};

/** One cart of one visitor; override what differs. */
export const stubState = (overrides: Partial<StubState> = {}): StubState => ({
  carts: [aCart()],
  owners: {},
  stock: {},
  vouchers: [],
  accounts: [],
  registrations: [],
  customer: aCustomer(),
  billing: [],
  shipping: [],
  methods: [],
  orders: [],
  calls: [],
  events: [],
  reported: [],
  takenEmails: [],
  objections: {},
  replies: {},
  submission: {},
  submitBreaks: 'never',
  paymentBreaks: false,
  changeAtSubmit: {},
  ...overrides,
});
