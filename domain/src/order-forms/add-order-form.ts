import { addToOwnCart, type CartPorts } from '../carts/add-to-own-cart.ts';
import type { CartClosed, CartReport, UpdatedCart } from '../carts/carts.port.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { Visit } from '../visit/visit.port.ts';
import { checkArticles, orderFormLines, readOrderForm, wantedOf } from './check-order-form.ts';
import type { OrderFormLine } from './order-form.ts';
import type { OrderFormRow } from './order-form-rows.ts';
import type { LineOutcome, OrderForms } from './order-forms.port.ts';

/** What an order form put into the cart, and what became of its lines. */
export interface AddedOrderForm extends UpdatedCart {
  readonly lines: readonly OrderFormLine[];
}

type NothingToOrder = { readonly because: 'nothing-to-order'; readonly lines: readonly OrderFormLine[] };

/** What was added, as the cart shows it after a lost reply; lines about one article take from its pieces in their order. */
const asAdded = (added: CartReport['added'], outcomes: readonly LineOutcome[]): readonly LineOutcome[] => {
  const left = new Map(added.map(({ itemId, quantity }) => [itemId, quantity]));
  return outcomes.map((outcome) => {
    if (!('article' in outcome)) return outcome;
    const { itemId } = outcome.article;
    const ofArticle = left.get(itemId) ?? 0;
    const quantity = Math.min(outcome.quantity, ofArticle);
    left.set(itemId, ofArticle - quantity);
    return { ...outcome, quantity, ...(quantity === outcome.quantity ? {} : { outcome: 'quantity-changed' }) };
  });
};

/** Puts into the visitor's cart what can be bought of an order form, in one call; the other lines are told (SVC-01). */
export const addOrderForm =
  (ports: CartPorts & { readonly orderForms: OrderForms }, visit: Visit) =>
  async (rows: readonly OrderFormRow[]): Promise<Result<AddedOrderForm, CartClosed | NothingToOrder>> => {
    const form = await readOrderForm(ports, visit)(rows);
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
        return { ...updated, lines: orderFormLines(form, asAdded(updated.report.added, outcomes)) };
      },
    );
  };
