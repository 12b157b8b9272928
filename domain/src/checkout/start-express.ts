import type { CartRefusal, Carts } from '../carts/carts.port.ts';
import { updateCart } from '../carts/update-cart.ts';
import type { ExpressPayments, ExpressRefusal } from '../payments/express-payments.port.ts';
import type { Sessions } from '../sessions/sessions.port.ts';
import { refused, type Result } from '../shared/result.ts';
import type { Visit } from '../visit/visit.port.ts';

interface Ports {
  readonly carts: Carts;
  readonly expressPayments: ExpressPayments;
  readonly sessions: Sessions;
}

/** What is put into the basket first. */
interface Article {
  readonly itemId: string;
  readonly quantity: number;
}

/** The article did not get into the basket, so nobody leaves to pay for the rest. */
export interface ArticleRefused {
  readonly because: 'article-refused';
  readonly refusal: CartRefusal;
}

/** Leaves for the Amazon-style provider, from a product page with its article. The shop decides whether this cart may be paid there (PAY-09). */
export const startExpress =
  (ports: Ports, visit: Visit) =>
  async (article?: Article): Promise<Result<{ readonly url: string }, ArticleRefused | ExpressRefusal>> => {
    if (article !== undefined) {
      const added = await updateCart(ports, visit)([{ do: 'add-position', ...article }]);
      if (!added.ok) return refused({ because: 'article-refused', refusal: added.refusal.refusal });
    }
    const { shopper } = visit;
    return ports.expressPayments.start(shopper, shopper.cartId ?? '', 'cart');
  };
