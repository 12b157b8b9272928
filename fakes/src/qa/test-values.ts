import {
  MAGIC_CARD_CODE,
  MAGIC_CARDS,
  MAGIC_EMAILS,
  MAGIC_POSTCODES,
  MAGIC_SOURCES,
} from '../parameters/magic-values.ts';
import { MAGIC_VOUCHERS } from '../carts/voucher-table.ts';
import { PERSONAS } from '../personas/personas.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';

/** Values with a special effect in the fake shop. */
export const TEST_VALUES = {
  emails: MAGIC_EMAILS,
  postcodes: MAGIC_POSTCODES,
  cards: MAGIC_CARDS,
  cardCode: MAGIC_CARD_CODE,
  sources: MAGIC_SOURCES,
  vouchers: MAGIC_VOUCHERS,
  personas: PERSONAS,
};

/** The scenarios that testers can start with. */
export const SCENARIO_LIST = {
  scenarios: SCENARIOS.map(({ name, title, storefront }) => ({ name, title, storefront })),
};
