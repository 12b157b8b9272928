import { addressOf, packstationAddressOf } from '@shop/domain/addresses/address-forms';
import type { Address } from '@shop/domain/addresses/address';
import type { AddressBook } from './addresses/address-tables.ts';
import { type Account, loginKey, passwordDigest } from './sessions/user.ts';
import type { Assortment } from './goods/goods.ts';
import { withMemberships } from './personas/memberships.ts';
import { withPastOrders } from './personas/past-orders.ts';
import { deepFreeze } from './shared/deep-freeze.ts';
import { type Persona, PERSONAS } from './personas/personas.ts';
import { EMPTY_TABLES } from './tables.ts';
import { withEntry } from './worlds/persistent-map.ts';
import { emptyState, type WorldState } from './worlds/world-state.ts';

const accountOf = ({ account, password }: Persona): Account => ({
  ...account,
  kind: 'customer',
  passwordDigest: passwordDigest(account.userId, password),
});

const bookOf = ({ account, billing, shipping }: Persona): AddressBook => {
  const id = (at: number, kind: string): string => `${account.userId}-${kind}-${at + 1}`;
  const delivered = (form: Persona['shipping'][number], at: number): Address =>
    'packstation' in form ? packstationAddressOf(form, id(at, 'shipping')) : addressOf(form, id(at, 'shipping'));
  return { billing: billing.map((form, at) => addressOf(form, id(at, 'billing'))), shipping: shipping.map(delivered) };
};

const withPersona = (state: WorldState, persona: Persona): WorldState => {
  const { userId, email, customerNumber } = persona.account;
  const byEmail = withEntry(state.logins, loginKey(email, false), userId);
  return {
    ...state,
    users: withEntry(state.users, userId, deepFreeze(accountOf(persona))),
    logins: customerNumber === undefined ? byEmail : withEntry(byEmail, loginKey(customerNumber, true), userId),
    addressBooks: withEntry(state.addressBooks, userId, deepFreeze(bookOf(persona))),
  };
};

const PERSONAS_ONLY = Object.values<Persona>(PERSONAS).reduce(withPersona, emptyState(0, EMPTY_TABLES));

const HOUR_MS = 60 * 60 * 1000;
/** Hours whose beginnings are cached for an assortment. */
const MAX_BEGINNINGS = 24;

/** Shared by all worlds of an assortment that begin in the same hour, so that a new world costs nothing until it changes. */
const beginnings = new WeakMap<Assortment, Map<number, WorldState>>();

const beginningAt = (goods: Assortment, now: Date): WorldState =>
  withMemberships(withPastOrders(PERSONAS_ONLY, goods, now), goods, now);

export const worldWithPersonas = (seed: number, goods: Assortment, startsAt: Date): WorldState => {
  const hour = Math.floor(startsAt.getTime() / HOUR_MS);
  const byHour = beginnings.get(goods) ?? new Map<number, WorldState>();
  const beginning = byHour.get(hour) ?? beginningAt(goods, new Date(hour * HOUR_MS));
  if (byHour.size >= MAX_BEGINNINGS) byHour.clear();
  byHour.set(hour, beginning);
  beginnings.set(goods, byHour);
  return { ...beginning, seed };
};
