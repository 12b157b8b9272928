import type { Address } from '../addresses/address.ts';
import type { Cart } from '../carts/cart.ts';
import type { Customer } from '../customers/customer.ts';
import type { OrderSubmission } from '../orders/order.ts';
import type { PaymentMethod } from '../payments/payment.ts';
import type { CustomerRegistration, GuestRegistration } from '../sessions/sessions.port.ts';
import type { CartId, UserId } from '../sessions/shopper.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { Money } from '../shared/money.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { TrackingEvent } from '../tracking/tracking-event.ts';
import { aCart } from './a-cart.ts';
import { aCustomer } from './a-shopper.ts';

/** The connection broke: nobody knows whether the shop did what it was asked. */
export class ReplyLost extends Error {
  override readonly name = 'ReplyLost';
}

/** Whether an answer arrives, and where it does not, whether the shop did what it was asked. */
export type ReplyOutcome = 'answered' | 'lost' | 'never-ran';

/** Somebody who may log in, as user-2. */
export interface StubAccount {
  readonly identifier: string;
  readonly password: string;
  /** The cart that lies in the account. */
  readonly cartId?: CartId;
}

/** The state of a stub shop. Tests set it up, and change it behind the shopper's back. */
export interface StubState {
  carts: Cart[];
  /** Whose carts are: those of nobody in particular are found for everybody. */
  owners: Record<CartId, UserId>;
  /** Pieces that are left of an article; enough, where nothing is said. */
  stock: Record<string, number>;
  /** Codes of the vouchers that count. */
  vouchers: string[];
  accounts: StubAccount[];
  registrations: (CustomerRegistration | GuestRegistration)[];
  customer: Customer;
  billing: Address[];
  shipping: Address[];
  methods: PaymentMethod[];
  orders: { readonly orderId: string; readonly cartId: CartId; readonly total: Money }[];
  /** What was asked of the shop, in order. */
  asked: string[];
  events: TrackingEvent[];
  /** Failures that were reported because the shopper does not see them. */
  reported: Error[];
  takenEmails: string[];
  /** What the shop objects to, by the question that it is asked. */
  objections: Record<string, FormRefusal>;
  /** What becomes of the next answers to a question, one after the other. */
  answers: Record<string, ReplyOutcome[]>;
  /** What a submission answers besides the order. */
  submission: OrderSubmission;
  submitBreaks: 'never' | 'before' | 'after';
  /** Choosing a way to pay is not answered. */
  paymentBreaks: boolean;
  /** What the shop changes of a cart in the moment before it takes it. */
  changeAtSubmit: Partial<Cart>;
}

/** Changes one cart, as the shop itself may at any time. */
export const changed = (state: StubState, cartId: CartId, change: Partial<Cart>): void => {
  state.carts = state.carts.map((cart) => (cart.id === cartId ? { ...cart, ...change } : cart));
};

export const nextAddressId = ({ billing, shipping }: StubState): string => `address-${billing.length + shipping.length + 1}`;

/** Does what is asked, unless the connection breaks before; it may break afterwards as well. */
export const mayBeLost = <Answer>(state: StubState, question: string, act: () => Answer): Answer => {
  const next = state.answers[question]?.shift() ?? 'answered';
  if (next === 'never-ran') throw new ReplyLost();
  const acted = act();
  if (next === 'lost') throw new ReplyLost();
  return acted;
};

/** Notes a question down, and does what it asks unless the shop objects. */
export const answer = (state: StubState, question: string, change: () => void): Result<void, FormRefusal> => {
  state.asked.push(question);
  const objection = state.objections[question.split(' ')[0] ?? ''];
  if (objection !== undefined) return refused(objection);
  change();
  return granted(undefined);
};

/** One cart of one visitor, nothing else; say what is different. */
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
  asked: [],
  events: [],
  reported: [],
  takenEmails: [],
  objections: {},
  answers: {},
  submission: {},
  submitBreaks: 'never',
  paymentBreaks: false,
  changeAtSubmit: {},
  ...overrides,
});
