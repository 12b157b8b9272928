import { MOST_ORDER_LINES, type OrderLine, readOrderLines, type UnreadReason } from '../carts/order-lines.ts';
import { WISHLIST_MAX_QUANTITY } from '../carts/quantity.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import { normaliseCode } from '../shared/normalise-text.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { WishlistId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import { headingsOf } from './list-document.ts';
import { listRefusal } from './list-refusal.ts';
import type { WishlistHead } from './wishlist.ts';
import type { ChangedWishlist, NumberedLine, WishlistRefusal, Wishlists } from './wishlists.port.ts';

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
  readonly lines: readonly ImportedLine[];
}

/** Outcomes that leave the line to be mended: it is given back. */
const OPEN: readonly ImportOutcome[] = ['unknown', 'list-full', 'no-number', 'no-quantity', 'rounded', 'too-many'];

/** The lines that did not get on the list, as they were typed. */
export const linesToMend = (lines: readonly ImportedLine[]): string =>
  lines
    .filter(({ outcome }) => OPEN.includes(outcome))
    .map(({ text }) => text)
    .join('\n');

const WORDS = {
  orderNumber: headingsOf('orderNumber').map((heading) => heading.toLowerCase()),
  quantity: headingsOf('quantity', 'needed').map((heading) => heading.toLowerCase()),
};

const isOf = (one: string, other: string): boolean => normaliseCode(one) === normaliseCode(other);

/** Each article once, with the pieces of all its lines. */
const merged = (lines: readonly OrderLine[]): readonly OrderLine[] =>
  [...Map.groupBy(lines, ({ orderNumber }) => normaliseCode(orderNumber)).values()].flatMap((same) =>
    same
      .slice(0, 1)
      .map((line) => ({ ...line, quantity: same.reduce((pieces, { quantity }) => pieces + quantity, 0) })),
  );

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

/** Puts articles on a list by the order numbers that somebody typed or pasted, in one call; each line is told (UPM-53). */
export const importIntoList =
  (ports: { readonly wishlists: Pick<Wishlists, 'importLines' | 'bookmarks'> }, { shopper }: Visit) =>
  async (id: WishlistId, typed: string): Promise<Result<ImportedLines, WishlistRefusal | NothingToImport>> => {
    if (shopper.userId === undefined) return refused({ because: 'no-such-list' });
    const { lines, unread } = readOrderLines(typed, WORDS);
    if (lines.length + unread.length === 0)
      return refused((await listRefusal(ports, shopper, id, 'edit-entries')) ?? { because: 'nothing-to-add' });
    const wanted = merged(lines);
    const numbered = wanted.map(
      ({ orderNumber, quantity }): NumberedLine => ({
        orderNumber,
        quantity: Math.min(quantity, WISHLIST_MAX_QUANTITY),
      }),
    );
    const changed = await ports.wishlists.importLines(shopper, id, numbered);
    if (!changed.ok) return refused(changed.refusal);
    return granted({
      list: changed.value.list,
      lines: [
        ...wanted.map((line) => ({ text: line.text, outcome: outcomeOf(line, changed.value) })),
        ...unread.map(({ text, because }: { readonly text: string; readonly because: UnreadReason }) => ({
          text,
          outcome: because,
        })),
      ],
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
