import { addressLines } from '../addresses/address-lines.ts';
import type { Addresses } from '../addresses/addresses.port.ts';
import { defaultBillingAddress } from '../addresses/default-billing-address.ts';
import type { Customers } from '../customers/customers.port.ts';
import { unlessRevoked } from '../customers/unless-revoked.ts';
import { berlinDate } from '../shared/calendar.ts';
import type { CivilDate } from '../shared/civil-date.ts';
import { type Money, sumOf, times } from '../shared/money.ts';
import type { Storefront } from '../storefronts/storefront.ts';
import type { Visit } from '../visit/visit.port.ts';
import { variantText } from '../wishlists/wishlist-entry.ts';
import { checkArticles, orderFormLines, readOrderForm } from './check-order-form.ts';
import type { OrderFormLine } from './order-form.ts';
import type { OrderFormRow } from './order-form-rows.ts';
import type { OrderForms } from './order-forms.port.ts';

interface Ports {
  readonly addresses: Pick<Addresses, 'billing' | 'shipping'>;
  readonly customers: Customers;
  readonly orderForms: Pick<OrderForms, 'check'>;
}

/** Why an article on paper cannot be ordered as it stands there. */
export type PaperNote = 'sold-out' | 'choose-variant' | 'unknown';

/** An article of an order form on paper. */
export interface PaperLine {
  readonly orderNumber: string;
  /** Its name and its variant; empty if the shop does not know it. */
  readonly article: string;
  /** Pieces that can be ordered, or as somebody wrote it. */
  readonly quantity: string;
  /** Pieces that were asked for, where they are others. */
  readonly asked?: number;
  readonly note?: PaperNote;
  /** Of one piece. */
  readonly price?: Money;
  readonly total?: Money;
}

/** An order form that is printed, signed and filed. Without lines it is a blank one. */
export interface OrderFormDocument {
  readonly storefront: Storefront;
  /** The day of the prices, in Germany. */
  readonly pricesOf: CivilDate;
  /** Of the customer, as on a letter; none if nobody is logged in. */
  readonly address: readonly string[];
  readonly lines: readonly PaperLine[];
  readonly sum?: { readonly pieces: number; readonly total: Money };
}

const paperLine = ({ rows: [first = 0], asked, is }: OrderFormLine, rows: readonly OrderFormRow[]): PaperLine => {
  const typed = rows[first] ?? { orderNumber: '', quantity: '' };
  const orderNumber = asked?.orderNumber ?? typed.orderNumber;
  const quantity = asked === undefined ? typed.quantity : String(asked.quantity);
  if (is.outcome === 'unknown') return { orderNumber, article: '', quantity, note: 'unknown' };
  if (!('article' in is)) return { orderNumber, article: is.name, quantity, note: is.outcome };
  const { article } = is;
  return {
    orderNumber: article.orderNumber,
    article: [article.name, variantText(article)].filter((part) => part !== '').join(', '),
    quantity: String(is.quantity),
    ...(asked === undefined || asked.quantity === is.quantity ? {} : { asked: asked.quantity }),
    price: article.price.current,
    total: times(article.price.current, is.quantity),
  };
};

const addressOfCustomer = async ({ addresses }: Ports, { shopper }: Visit): Promise<readonly string[]> => {
  if (shopper.loginState !== 'customer') return [];
  const [billing, shipping] = await Promise.all([addresses.billing(shopper), addresses.shipping(shopper)]);
  const address = defaultBillingAddress({ isB2b: shopper.storefront.isB2b, billing, shipping });
  return address === undefined ? [] : addressLines(address);
};

const readLines = async (
  ports: Ports,
  visit: Visit,
  rows: readonly OrderFormRow[],
): Promise<readonly OrderFormLine[]> => {
  const form = await readOrderForm(ports, visit)(rows);
  return orderFormLines(form, await checkArticles(ports, visit)(form, undefined));
};

/**
 * What stands of an order form on paper, at the prices of now and whatever the cart holds. Changes nothing. If the shop ends the
 * session meanwhile, nobody's address stands on it.
 */
export const readOrderFormDocument =
  (ports: Ports, visit: Visit) =>
  async (rows: readonly OrderFormRow[]): Promise<OrderFormDocument> => {
    const read = () => Promise.all([readLines(ports, visit, rows), addressOfCustomer(ports, visit)]);
    const [lines, address] = await unlessRevoked(ports, visit)(read, read);
    const ordered = lines.flatMap(({ is }) => ('article' in is ? [is] : []));
    return {
      storefront: visit.shopper.storefront,
      pricesOf: berlinDate(visit.now()),
      address,
      lines: lines.map((line) => paperLine(line, rows)),
      ...(ordered.length === 0
        ? {}
        : {
            sum: {
              pieces: ordered.reduce((sum, { quantity }) => sum + quantity, 0),
              total: sumOf(ordered.map(({ article, quantity }) => times(article.price.current, quantity))),
            },
          }),
    };
  };
