import type { Address, AddressId } from '@shop/domain/addresses/address';
import type { AddressKind } from '@shop/domain/addresses/addresses.port';
import type { UserId } from '@shop/domain/sessions/shopper';
import { rowOf } from '../worlds/table.ts';
import { keptCopy } from '../worlds/frozen.ts';
import { put, type Turn, type View } from '../worlds/turn.ts';

/** Addresses of one guest or customer. */
export type AddressBook = { readonly [Kind in AddressKind]: readonly Address[] };

const EMPTY_BOOK: AddressBook = { billing: [], shipping: [] };

export const bookOf = ({ state }: View, userId: UserId): AddressBook => rowOf(state.addressBooks, userId) ?? EMPTY_BOOK;

/** An address of the book, of either kind: a billing address may be delivered to. */
export const addressIn = ({ billing, shipping }: AddressBook, addressId: AddressId | undefined): Address | undefined =>
  addressId === undefined ? undefined : [...billing, ...shipping].find((address) => address.addressId === addressId);

const withoutCustomerMark = (address: Address): Address => (address.isCustomerAddress ? { ...address, isCustomerAddress: false } : address);

/** Writes an address into the book, in the place of the one with its id; only one is the customer's own, and it comes first. */
export const write = (turn: Turn, userId: UserId, kind: AddressKind, typed: Address): Address => {
  const address = keptCopy(typed);
  const book = bookOf(turn, userId);
  const others = book[kind].map((other) => (address.isCustomerAddress ? withoutCustomerMark(other) : other));
  const at = others.findIndex((other) => other.addressId === address.addressId);
  const list = at < 0 ? [...others, address] : others.with(at, address);
  const ordered = list.toSorted((a, b) => Number(b.isCustomerAddress) - Number(a.isCustomerAddress));
  put(turn, 'addressBooks', userId, keptCopy({ ...book, [kind]: ordered }));
  return address;
};

export const strikeOut = (turn: Turn, userId: UserId, addressId: AddressId): void => {
  const { billing, shipping } = bookOf(turn, userId);
  const isOther = (address: Address): boolean => address.addressId !== addressId;
  put(turn, 'addressBooks', userId, { billing: billing.filter(isOther), shipping: shipping.filter(isOther) });
};
