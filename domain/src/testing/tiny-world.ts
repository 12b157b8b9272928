import type { Address } from '../addresses/address.ts';
import type { Cart } from '../carts/cart.ts';
import type { Customer } from '../customers/customer.ts';
import type { OrderSubmission } from '../orders/order.ts';
import type { PaymentMethod } from '../payments/payment.ts';
import type { CartId } from '../sessions/shopper.ts';
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

/** What a tiny shop holds. Tests set it up, and change it behind the shopper's back. */
export interface TinyWorld {
  carts: Cart[];
  customer: Customer;
  billing: Address[];
  shipping: Address[];
  methods: PaymentMethod[];
  orders: { readonly orderId: string; readonly cartId: CartId; readonly total: Money }[];
  /** What was asked of the shop, in order. */
  asked: string[];
  events: TrackingEvent[];
  takenEmails: string[];
  /** What the shop objects to, by the question that it is asked. */
  objections: Record<string, FormRefusal>;
  /** What a submission answers besides the order. */
  submission: OrderSubmission;
  submitBreaks: 'never' | 'before' | 'after';
  /** Choosing a way to pay is not answered. */
  paymentBreaks: boolean;
  /** What the shop changes of a cart in the moment before it takes it. */
  changeAtSubmit: Partial<Cart>;
}

/** Changes one cart, as the shop itself may at any time. */
export const changed = (world: TinyWorld, cartId: CartId, change: Partial<Cart>): void => {
  world.carts = world.carts.map((cart) => (cart.id === cartId ? { ...cart, ...change } : cart));
};

/** Notes a question down, and does what it asks unless the shop objects. */
export const answer = (world: TinyWorld, question: string, change: () => void): Result<void, FormRefusal> => {
  world.asked.push(question);
  const objection = world.objections[question.split(' ')[0] ?? ''];
  if (objection !== undefined) return refused(objection);
  change();
  return granted(undefined);
};

/** One cart of one visitor, nothing else; say what is different. */
export const tinyWorld = (said: Partial<TinyWorld> = {}): TinyWorld => ({
  carts: [aCart()],
  customer: aCustomer(),
  billing: [],
  shipping: [],
  methods: [],
  orders: [],
  asked: [],
  events: [],
  takenEmails: [],
  objections: {},
  submission: {},
  submitBreaks: 'never',
  paymentBreaks: false,
  changeAtSubmit: {},
  ...said,
});
