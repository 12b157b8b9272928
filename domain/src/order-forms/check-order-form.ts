import { mergedLines, type NumberedLine, type OrderLine, readOrderLines } from '../carts/order-lines.ts';
import { normaliseCode } from '../shared/normalise-text.ts';
import type { CartId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import { ORDER_COLUMN_WORDS } from '../wishlists/order-column-words.ts';
import type { OrderFormLine, UnknownReason } from './order-form.ts';
import type { LineOutcome, OrderForms } from './order-forms.port.ts';

interface Ports {
  readonly orderForms: Pick<OrderForms, 'check'>;
}

/** More than any shop has of an article: what is asked beyond comes to the same. */
const MOST_PIECES = 999_999;

interface Placed {
  /** Among all lines, from 0; of several lines about one article, that of the first. */
  readonly place: number;
}

interface ReadArticle extends NumberedLine, Placed {
  readonly texts: readonly string[];
}

/** What was typed: the articles that it asks for, each once, and the lines that ask for nothing. */
export interface ReadOrderForm {
  readonly articles: readonly ReadArticle[];
  readonly others: readonly (OrderFormLine & Placed)[];
}

const unknown = (because: UnknownReason): OrderFormLine['is'] => ({ outcome: 'unknown', because, meant: [] });

/** Lines as the shop is asked about them. */
export const wantedOf = (lines: readonly NumberedLine[]): readonly NumberedLine[] =>
  lines.map(({ orderNumber, quantity }) => ({ orderNumber, quantity: Math.min(quantity, MOST_PIECES) }));

/** "4711x3" is the number of an article, or else three pieces of another one. */
const withCountedPieces = async (
  { orderForms }: Ports,
  { shopper }: Visit,
  lines: readonly OrderLine[],
): Promise<readonly OrderLine[]> => {
  const doubtful = lines.filter(({ otherwise }) => otherwise !== undefined);
  if (doubtful.length === 0) return lines;
  const outcomes = await orderForms.check(shopper, wantedOf(doubtful));
  const counted = new Set(doubtful.filter((_line, at) => outcomes[at]?.outcome === 'unknown'));
  return lines.map((line) => (counted.has(line) ? { ...line, ...line.otherwise } : line));
};

/** Reads what somebody typed, pasted or filled in. The shop is asked only about numbers that may be read in two ways. */
export const readOrderForm =
  (ports: Ports, visit: Visit) =>
  async (typed: string): Promise<ReadOrderForm> => {
    const { lines, unread } = readOrderLines(typed, ORDER_COLUMN_WORDS);
    const read = await withCountedPieces(ports, visit, lines);
    const texts = Map.groupBy(read, ({ orderNumber }) => normaliseCode(orderNumber));
    const articles = mergedLines(read).map(
      ({ place, orderNumber, quantity }): ReadArticle => ({
        place,
        orderNumber,
        quantity,
        texts: (texts.get(normaliseCode(orderNumber)) ?? []).map(({ text }) => text),
      }),
    );
    return {
      articles: articles.filter(({ quantity }) => quantity > 0),
      others: [
        ...unread.map(({ place, text, because }) => ({ place, texts: [text], is: unknown(because) })),
        ...articles
          .filter(({ quantity }) => quantity === 0)
          .map(({ place, texts: same }) => ({ place, texts: same, is: unknown('no-pieces') })),
      ],
    };
  };

const toldOf = (outcome: LineOutcome): OrderFormLine['is'] =>
  outcome.outcome === 'unknown' ? { ...outcome, because: 'no-such-number' } : outcome;

/** What became of all that was typed, in its order. */
export const orderFormLines = (
  { articles, others }: ReadOrderForm,
  outcomes: readonly LineOutcome[],
): readonly OrderFormLine[] =>
  [
    ...articles.map(({ place, texts, orderNumber, quantity }, at) => ({
      place,
      texts,
      asked: { orderNumber, quantity },
      is: toldOf(outcomes[at] ?? { outcome: 'unknown', meant: [] }),
    })),
    ...others,
  ]
    .toSorted((one, other) => one.place - other.place)
    .map(({ place: _place, ...line }) => line);

/** Asks the shop about all articles of a form, in one call. */
export const checkArticles =
  ({ orderForms }: Ports, { shopper }: Visit) =>
  async ({ articles }: ReadOrderForm, cartId: CartId | undefined): Promise<readonly LineOutcome[]> =>
    articles.length === 0 ? [] : orderForms.check(shopper, wantedOf(articles), cartId);

/** Says what would become of each line of an order form, and changes nothing (SVC-01). */
export const checkOrderForm =
  (ports: Ports, visit: Visit) =>
  async (typed: string): Promise<readonly OrderFormLine[]> => {
    const form = await readOrderForm(ports, visit)(typed);
    return orderFormLines(form, await checkArticles(ports, visit)(form, visit.shopper.cartId));
  };
