import { addToOwnCart, type CartPorts } from '../carts/add-to-own-cart.ts';
import type { CartClosed, CartReport, UpdatedCart } from '../carts/carts.port.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { Visit } from '../visit/visit.port.ts';
import { checkArticles, orderFormLines, readOrderForm, wantedOf } from './check-order-form.ts';
import type { OrderFormLine } from './order-form.ts';
import type { LineOutcome, OrderForms } from './order-forms.port.ts';

/** What an order form put into the cart, and what became of its lines. */
export interface AddedOrderForm extends UpdatedCart {
  readonly lines: readonly OrderFormLine[];
}

type NothingToOrder = { readonly because: 'nothing-to-order'; readonly lines: readonly OrderFormLine[] };

/** What was added, as the cart shows it after a lost reply. */
const asAdded =
  (added: CartReport['added']) =>
  (outcome: LineOutcome): LineOutcome => {
    if (!('article' in outcome)) return outcome;
    const pieces = added.find(({ itemId }) => itemId === outcome.article.itemId)?.quantity ?? 0;
    return { ...outcome, quantity: pieces, ...(pieces === outcome.quantity ? {} : { outcome: 'quantity-changed' }) };
  };

/** Puts into the visitor's cart what can be bought of an order form, in one call; the other lines are told (SVC-01). */
export const addOrderForm =
  (ports: CartPorts & { readonly orderForms: OrderForms }, visit: Visit) =>
  async (typed: string): Promise<Result<AddedOrderForm, CartClosed | NothingToOrder>> => {
    const form = await readOrderForm(ports, visit)(typed);
    if (form.articles.length === 0) return refused({ because: 'nothing-to-order', lines: orderFormLines(form, []) });
    return addToOwnCart<AddedOrderForm, CartClosed>(
      ports,
      visit,
      async (cartId) => {
        const put = await ports.orderForms.addToCart(visit.shopper, cartId, wantedOf(form.articles));
        if (!put.ok) return put;
        const { outcomes, ...updated } = put.value;
        return granted({ ...updated, lines: orderFormLines(form, outcomes) });
      },
      async (updated) => {
        const outcomes = await checkArticles(ports, visit)(form, undefined);
        return { ...updated, lines: orderFormLines(form, outcomes.map(asAdded(updated.report.added))) };
      },
    );
  };
