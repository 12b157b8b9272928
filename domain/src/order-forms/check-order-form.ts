import {
  mergedLines,
  MOST_ORDER_LINES,
  type NumberedLine,
  type PlacedLine,
  readOrderLines,
  readStatedLine,
  type UnreadReason,
} from '../carts/order-lines.ts';
import { normaliseCode } from '../shared/normalise-text.ts';
import { omitNil } from '../shared/omit-nil.ts';
import type { CartId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import { ORDER_COLUMN_WORDS } from '../wishlists/order-column-words.ts';
import type { OrderFormLine, UnknownReason } from './order-form.ts';
import { isBlankRow, type OrderFormRow } from './order-form-rows.ts';
import type { LineOutcome, OrderForms } from './order-forms.port.ts';

interface Ports {
  readonly orderForms: Pick<OrderForms, 'check'>;
}

/** More than any shop has of an article: what is asked beyond comes to the same. */
const MOST_PIECES = 999_999;

interface Placed {
  /** Among all rows, from 0; of several rows about one article, that of the first. */
  readonly place: number;
}

interface ReadArticle extends NumberedLine, Placed {
  readonly rows: readonly number[];
}

/** What was filled in: the articles that it asks for, each once, and the rows that ask for nothing. */
export interface ReadOrderForm {
  readonly articles: readonly ReadArticle[];
  readonly others: readonly (OrderFormLine & Placed)[];
}

const unknown = (because: UnknownReason): OrderFormLine['is'] => ({ outcome: 'unknown', because, meant: [] });

type ReadRow = PlacedLine | (Placed & { readonly because: UnreadReason });

/** Blank rows ask for nothing. */
const readRow = (row: OrderFormRow, place: number): readonly ReadRow[] => {
  if (isBlankRow(row)) return [];
  if (place >= MOST_ORDER_LINES) return [{ place, because: 'too-many' }];
  if (row.quantity.trim() !== '') {
    const stated = readStatedLine(row.orderNumber, row.quantity);
    return [{ place, ...(typeof stated === 'string' ? { because: stated } : stated) }];
  }
  const {
    lines: [line],
    unread: [unread],
  } = readOrderLines(row.orderNumber, ORDER_COLUMN_WORDS);
  return [line === undefined ? { place, because: unread?.because ?? 'no-number' } : { ...line, place }];
};

/** Lines as the shop is asked about them. */
export const wantedOf = (lines: readonly NumberedLine[]): readonly NumberedLine[] =>
  lines.map(({ orderNumber, quantity }) => ({ orderNumber, quantity: Math.min(quantity, MOST_PIECES) }));

const isRead = (row: ReadRow): row is PlacedLine => !('because' in row);

/** "4711x3" is the number of an article, or else three pieces of another one. */
const withCountedPieces = async (
  { orderForms }: Ports,
  { shopper }: Visit,
  lines: readonly PlacedLine[],
): Promise<readonly PlacedLine[]> => {
  const doubtful = lines.filter(({ otherwise }) => otherwise !== undefined);
  if (doubtful.length === 0) return lines;
  const outcomes = await orderForms.check(shopper, wantedOf(doubtful));
  const counted = new Set(doubtful.filter((_line, at) => outcomes[at]?.outcome === 'unknown'));
  return lines.map((line) => (counted.has(line) ? { ...line, ...line.otherwise } : line));
};

/** Reads what somebody filled in. The shop is asked only about numbers that may be read in two ways. */
export const readOrderForm =
  (ports: Ports, visit: Visit) =>
  async (rows: readonly OrderFormRow[]): Promise<ReadOrderForm> => {
    const read = rows.flatMap(readRow);
    const lines = await withCountedPieces(ports, visit, read.filter(isRead));
    const byNumber = Map.groupBy(lines, ({ orderNumber }) => normaliseCode(orderNumber));
    const articles = mergedLines(lines).map(
      ({ place, orderNumber, quantity }): ReadArticle => ({
        place,
        orderNumber,
        quantity,
        rows: (byNumber.get(normaliseCode(orderNumber)) ?? []).map((line) => line.place),
      }),
    );
    return {
      articles: articles.filter(({ quantity }) => quantity > 0),
      others: [
        ...read.flatMap((row) => (isRead(row) ? [] : [{ ...row, rows: [row.place], is: unknown(row.because) }])),
        ...articles
          .filter(({ quantity }) => quantity === 0)
          .map((article) => ({ place: article.place, rows: article.rows, is: unknown('no-pieces') })),
      ],
    };
  };

const toldOf = (outcome: LineOutcome): OrderFormLine['is'] =>
  outcome.outcome === 'unknown' ? { ...outcome, because: 'no-such-number' } : outcome;

/** What became of all that was filled in, in its order. */
export const orderFormLines = (
  { articles, others }: ReadOrderForm,
  outcomes: readonly LineOutcome[],
): readonly OrderFormLine[] =>
  [
    ...articles.map(({ place, rows, orderNumber, quantity }, at) => ({
      place,
      rows,
      asked: { orderNumber, quantity: Math.min(quantity, MOST_PIECES) },
      is: toldOf(outcomes[at] ?? { outcome: 'unknown', meant: [] }),
    })),
    ...others,
  ]
    .toSorted((one, other) => one.place - other.place)
    .map(({ rows, asked, is }) => ({ rows, is, ...omitNil({ asked }) }));

/** Asks the shop about all articles of a form, in one call. */
export const checkArticles =
  ({ orderForms }: Ports, { shopper }: Visit) =>
  async ({ articles }: ReadOrderForm, cartId: CartId | undefined): Promise<readonly LineOutcome[]> =>
    articles.length === 0 ? [] : orderForms.check(shopper, wantedOf(articles), cartId);

/** Says what would become of each line of an order form, and changes nothing (SVC-01). */
export const checkOrderForm =
  (ports: Ports, visit: Visit) =>
  async (rows: readonly OrderFormRow[]): Promise<readonly OrderFormLine[]> => {
    const form = await readOrderForm(ports, visit)(rows);
    return orderFormLines(form, await checkArticles(ports, visit)(form, visit.shopper.cartId));
  };
