import { PARAMETERS } from '../parameters/parameter-table.ts';
import { MAIL_TEMPLATES, MAIL_WAIT_LIMIT_MS } from '../worlds/mails.ts';
import { flag, flagText, instant, matching, nameAmong, numberAbove, oneOf, shopId, text, wholeNumber, wholeNumberText } from './kinds.ts';
import { malformed, optional, readBody, readNothing, readQuery, type QaInput } from './read-fields.ts';

/** What testers send to the QA plane (staging 1.1, 1.2, 1.7, 1.9). */

const MAX_NAME = 200;
const MAX_VALUE = 500;
/** Ten years, in ms: nothing in a shop falls due later. */
const LONGEST_STEP_MS = 10 * 366 * 24 * 60 * 60_000;
/** The fastest clock: a day in a second. */
const FASTEST = 86_400;
const MOST_PIECES = 1_000_000;
const DEAREST = 10_000_000;

const step = wholeNumber(0, LONGEST_STEP_MS);
const SEED = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] as const;

const NEW_WORLD = {
  id: optional(matching(/^[a-z0-9-]{1,40}$/u, '1 to 40 characters of a-z, 0-9 and dash')),
  /** Stops the clock at this instant. */
  at: optional(instant),
};

export const readNewWorld = (sent: QaInput) =>
  readBody(sent, {
    ...NEW_WORLD,
    seed: optional(wholeNumber(...SEED)),
    /** Plays this scenario in the new world. */
    scenario: optional(text(MAX_NAME)),
    pinned: optional(flag),
  });

/** A new world as an address describes it. */
export const readStart = (sent: QaInput) => readQuery(sent, { ...NEW_WORLD, seed: optional(wholeNumberText(...SEED)), pinned: optional(flagText) });

export const readReset = (sent: QaInput): void =>
  readNothing(sent, 'a reset goes back to the beginning of the world, its clock included, and POST /qa/worlds/<world>/clock goes on from there');

export const readClockChange = (sent: QaInput) => {
  const change = readBody(sent, {
    advanceMs: optional(step),
    to: optional(instant),
    mode: optional(oneOf(['live', 'frozen', 'scaled'])),
    factor: optional(numberAbove(0, FASTEST)),
  });
  const { advanceMs, to, mode, factor } = change;
  if (advanceMs === undefined && to === undefined && mode === undefined) throw malformed('advanceMs or to must say how far the clock moves, or mode how it goes on');
  if (advanceMs !== undefined && to !== undefined) throw malformed('advanceMs and to both say how far the clock moves: one of them is enough');
  if (mode === 'scaled' && factor === undefined) throw malformed('factor must say how fast the clock runs');
  if (mode !== 'scaled' && factor !== undefined) throw malformed('factor says how fast the clock runs when mode is scaled, and means nothing otherwise');
  return change;
};

export const readParameterChange = (sent: QaInput) => readBody(sent, { name: nameAmong('a parameter of the shop', Object.keys(PARAMETERS)), value: text(MAX_VALUE) });

export const readStockChange = (sent: QaInput) => readBody(sent, { itemId: shopId, pieces: wholeNumber(0, MOST_PIECES) });

/** Minor units of the storefront's currency, with VAT. */
export const readPriceChange = (sent: QaInput) => readBody(sent, { itemId: shopId, gross: wholeNumber(0, DEAREST) });

export const readMailQuestion = (sent: QaInput) =>
  readQuery(sent, {
    to: optional(text(MAX_NAME)),
    template: optional(nameAmong('a mail that the shop sends', MAIL_TEMPLATES)),
    afterSeq: optional(wholeNumberText(0, Number.MAX_SAFE_INTEGER)),
    waitMs: optional(wholeNumberText(0, MAIL_WAIT_LIMIT_MS)),
  });
