import { PARAMETERS } from '../parameters/parameter-table.ts';
import {
  fields,
  flag,
  flagText,
  instant,
  matching,
  nameAmong,
  numberAbove,
  oneOf,
  optional,
  shopId,
  text,
  wholeNumber,
  wholeNumberText,
} from '../schemas/schemas.ts';
import { MAIL_WAIT_LIMIT_MS } from '../worlds/mails.ts';
import { MAIL_TEMPLATES } from '../worlds/mail.ts';

/** What testers send to change a world or to look into it. */

const MAX_NAME = 200;
const MAX_VALUE = 500;
/** Ten years: nothing in a shop falls due later. */
const MAX_STEP_MS = 10 * 366 * 24 * 60 * 60_000;
/** A day in a second. */
const MAX_FACTOR = 86_400;
const MAX_PIECES = 1_000_000;
const MAX_PRICE = 10_000_000;
const SEED = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] as const;

const worldId = matching(/^[a-z0-9-]{1,40}$/u, '1 to 40 characters of a-z, 0-9 and dash');

export const newWorld = fields({
  id: optional(worldId),
  /** Stops the clock at this instant. */
  at: optional(instant),
  seed: optional(wholeNumber(...SEED)),
  /** Plays this scenario in the new world. */
  scenario: optional(text(MAX_NAME)),
  pinned: optional(flag),
});

/** A new world, described in a query string. */
export const newWorldQuery = fields({
  id: optional(worldId),
  at: optional(instant),
  seed: optional(wholeNumberText(...SEED)),
  pinned: optional(flagText),
});

export const clockChange = fields({
  advanceMs: optional(wholeNumber(0, MAX_STEP_MS)),
  to: optional(instant),
  mode: optional(oneOf(['live', 'frozen', 'scaled'])),
  factor: optional(numberAbove(0, MAX_FACTOR)),
})
  .refine(
    ({ advanceMs, to, mode }) => advanceMs !== undefined || to !== undefined || mode !== undefined,
    'advanceMs or to must say how far the clock moves, or mode how it goes on',
  )
  .refine(
    ({ advanceMs, to }) => advanceMs === undefined || to === undefined,
    'advanceMs and to both say how far the clock moves: one of them is enough',
  )
  .refine(({ mode, factor }) => mode !== 'scaled' || factor !== undefined, 'factor must say how fast the clock runs')
  .refine(
    ({ mode, factor }) => mode === 'scaled' || factor === undefined,
    'factor says how fast the clock runs when mode is scaled, and means nothing otherwise',
  );

export const parameterChange = fields({
  name: nameAmong('a parameter of the shop', Object.keys(PARAMETERS)),
  value: text(MAX_VALUE),
});

/** `itemId` may also be the number of an article, as pages show it. */
export const stockChange = fields({ itemId: shopId, pieces: wholeNumber(0, MAX_PIECES) });

/** `gross` in minor units of the storefront's currency, with VAT; `itemId` as above. */
export const priceChange = fields({ itemId: shopId, gross: wholeNumber(0, MAX_PRICE) });

export const mailFilter = fields({
  to: optional(text(MAX_NAME)),
  template: optional(nameAmong('a mail that the shop sends', MAIL_TEMPLATES)),
  afterSeq: optional(wholeNumberText(0, Number.MAX_SAFE_INTEGER)),
  waitMs: optional(wholeNumberText(0, MAIL_WAIT_LIMIT_MS)),
});
