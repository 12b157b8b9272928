import {
  mergedLines,
  MOST_ORDER_LINES,
  type NumberedLine,
  type OrderLine,
  readOrderLines,
} from '../carts/order-lines.ts';
import { WISHLIST_MAX_QUANTITY } from '../carts/quantity.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import { normaliseCode } from '../shared/normalise-text.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { WishlistId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import { listRefusal } from './list-refusal.ts';
import { ORDER_COLUMN_WORDS } from './order-column-words.ts';
import type { WishlistHead } from './wishlist.ts';
import type { ChangedWishlist, WishlistRefusal, Wishlists } from './wishlists.port.ts';

/** What became of a line, the good first. */
export const IMPORT_OUTCOMES = [
  'added',
  'raised',
  'already-there',
  'capped',
  'choose-variant',
  'unknown',
  'list-full',
  'no-number',
  'no-quantity',
  'rounded',
  'too-many',
] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export interface ImportedLine {
  /** As typed; of several lines about one article, the first. */
  readonly text: string;
  readonly outcome: ImportOutcome;
}

export interface ImportedLines {
  readonly list: WishlistHead;
  /** In the order in which they were typed. */
  readonly lines: readonly ImportedLine[];
}

/** Outcomes that leave the line to be mended: it is given back. */
const OPEN = ['unknown', 'list-full', 'no-number', 'no-quantity', 'rounded', 'too-many'] as const;

export type OpenLine = ImportedLine & { readonly outcome: (typeof OPEN)[number] };

export const isOpen = (line: ImportedLine): line is OpenLine => OPEN.some((outcome) => outcome === line.outcome);

/** The lines that did not get on the list, as they were typed, in their order, below the headings of their table. */
export const linesToMend = (lines: readonly ImportedLine[], typed: string): string => {
  const open = lines.filter(isOpen).map(({ text }) => text);
  const { heading } = readOrderLines(typed, ORDER_COLUMN_WORDS);
  return (heading === undefined || open.length === 0 ? open : [heading, ...open]).join('\n');
};

const isOf = (one: string, other: string): boolean => normaliseCode(one) === normaliseCode(other);

const outcomeOf = (
  { orderNumber, quantity }: OrderLine,
  { entries, items: { unknown, leftOut, added } }: ChangedWishlist,
): ImportOutcome => {
  if (unknown.some((one) => isOf(one, orderNumber))) return 'unknown';
  if (leftOut.some((one) => isOf(one, orderNumber))) return 'list-full';
  const entry = entries.find((one) =>
    isOf(one.item === undefined ? one.product.productId : one.orderNumber, orderNumber),
  );
  if (entry !== undefined && entry.item === undefined) return 'choose-variant';
  if (quantity > WISHLIST_MAX_QUANTITY) return 'capped';
  if (entry === undefined) return 'already-there';
  return added.some(({ entryId }) => entryId === entry.externalId) ? 'added' : 'raised';
};

type NothingToImport = { readonly because: 'nothing-to-add' };

type ToldLine = ImportedLine & Pick<OrderLine, 'place'>;

const numberedLines = (lines: readonly OrderLine[]): readonly NumberedLine[] =>
  lines.map(({ orderNumber, quantity }) => ({ orderNumber, quantity: Math.min(quantity, WISHLIST_MAX_QUANTITY) }));

const toldLines = (lines: readonly OrderLine[], changed: ChangedWishlist): readonly ToldLine[] =>
  lines.map((line) => ({ place: line.place, text: line.text, outcome: outcomeOf(line, changed) }));

/**
 * Puts articles on a list by the order numbers that somebody typed or pasted, in one call; each line is told (UPM-53). Another call
 * follows for lines like "4711x3" that are no article's number, with all pieces of their articles.
 */
export const importIntoList =
  (ports: { readonly wishlists: Pick<Wishlists, 'importLines' | 'bookmarks'> }, { shopper }: Visit) =>
  async (id: WishlistId, typed: string): Promise<Result<ImportedLines, WishlistRefusal | NothingToImport>> => {
    if (shopper.userId === undefined) return refused({ because: 'no-such-list' });
    const { lines, unread } = readOrderLines(typed, ORDER_COLUMN_WORDS);
    if (lines.length + unread.length === 0)
      return refused((await listRefusal(ports, shopper, id, 'edit-entries')) ?? { because: 'nothing-to-add' });
    const put = (wanted: readonly OrderLine[]) => ports.wishlists.importLines(shopper, id, numberedLines(wanted));
    const changed = await put(mergedLines(lines));
    if (!changed.ok) return refused(changed.refusal);
    const counted = lines.filter(
      (line) => line.otherwise !== undefined && outcomeOf(line, changed.value) === 'unknown',
    );
    const wanted = mergedLines(lines.map((line) => (counted.includes(line) ? { ...line, ...line.otherwise } : line)));
    const again = wanted.filter(({ orderNumber }) =>
      counted.some(({ otherwise }) => otherwise !== undefined && isOf(otherwise.orderNumber, orderNumber)),
    );
    const after = again.length === 0 ? changed : await put(again);
    if (!after.ok) return refused(after.refusal);
    const told = [
      ...toldLines(
        wanted.filter((line) => !again.includes(line)),
        changed.value,
      ),
      ...toldLines(again, after.value),
      ...unread.map(({ place, text, because }): ToldLine => ({ place, text, outcome: because })),
    ];
    return granted({
      list: after.value.list,
      lines: told
        .toSorted((one, other) => one.place - other.place)
        .map(({ text, outcome }): ImportedLine => ({ text, outcome })),
    });
  };

interface ToldOfImport {
  readonly kind: 'success' | 'info' | 'warning';
  readonly messageKey: MessageKey;
  readonly values: Readonly<Record<string, string>>;
}

/** More lines than anybody reads in a message; all of them are given back. */
const MOST_LINES = 8;

const KINDS: Readonly<Partial<Record<ImportOutcome, ToldOfImport['kind']>>> = {
  added: 'success',
  raised: 'success',
  'already-there': 'info',
};

/** What a visitor is told of an import: how many lines came to what, and which of them need something. */
export const toldOfImport = (list: string, lines: readonly ImportedLine[]): readonly ToldOfImport[] =>
  IMPORT_OUTCOMES.flatMap((outcome) => {
    const told = lines.filter((line) => line.outcome === outcome).map(({ text }) => text);
    if (told.length === 0) return [];
    const shown = [...told.slice(0, MOST_LINES), ...(told.length > MOST_LINES ? ['…'] : [])].join(' · ');
    return [
      {
        kind: KINDS[outcome] ?? 'warning',
        messageKey: `shop.wishlist.import.${outcome}`,
        values: { list, count: String(told.length), lines: shown, most: String(MOST_ORDER_LINES) },
      } as const,
    ];
  });
