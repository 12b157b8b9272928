import type { Address, AddressId } from '@shop/domain/addresses/address';
import type { AddressKind } from '@shop/domain/addresses/addresses.port';
import type { UserId } from '@shop/domain/visit/shopper';
import { lookUp } from '../worlds/persistent-map.ts';
import { frozenCopy } from '../shared/deep-freeze.ts';
import { put, type Transaction, type View } from '../worlds/transaction.ts';
import type { AddressBook } from './address-tables.ts';

const EMPTY_BOOK: AddressBook = { billing: [], shipping: [] };

export const bookOf = ({ state }: View, userId: UserId): AddressBook =>
  lookUp(state.addressBooks, userId) ?? EMPTY_BOOK;

/** A saved address of either kind: a billing address can be a delivery address too. */
export const addressIn = ({ billing, shipping }: AddressBook, addressId: AddressId | undefined): Address | undefined =>
  addressId === undefined ? undefined : [...billing, ...shipping].find((address) => address.addressId === addressId);

const withoutCustomerMark = (address: Address): Address =>
  address.isCustomerAddress ? { ...address, isCustomerAddress: false } : address;

/** Adds an address, or replaces the one with the same id. Only one is the customer address; it comes first. */
export const write = (tx: Transaction, userId: UserId, kind: AddressKind, typed: Address): Address => {
  const address = frozenCopy(typed);
  const book = bookOf(tx, userId);
  const others = book[kind].map((other) => (address.isCustomerAddress ? withoutCustomerMark(other) : other));
  const at = others.findIndex((other) => other.addressId === address.addressId);
  const list = at < 0 ? [...others, address] : others.with(at, address);
  const ordered = list.toSorted((a, b) => Number(b.isCustomerAddress) - Number(a.isCustomerAddress));
  put(tx, 'addressBooks', userId, frozenCopy({ ...book, [kind]: ordered }));
  return address;
};

export const removeAddress = (tx: Transaction, userId: UserId, addressId: AddressId): void => {
  const { billing, shipping } = bookOf(tx, userId);
  const isOther = (address: Address): boolean => address.addressId !== addressId;
  put(tx, 'addressBooks', userId, { billing: billing.filter(isOther), shipping: shipping.filter(isOther) });
};
