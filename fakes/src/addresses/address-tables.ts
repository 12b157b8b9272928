import type { Address } from '@shop/domain/addresses/address';
import type { AddressKind } from '@shop/domain/addresses/addresses.port';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** Addresses of one guest or customer. */
export type AddressBook = { readonly [Kind in AddressKind]: readonly Address[] };

/** By user id. */
export const ADDRESS_TABLES = { addressBooks: emptyMap<AddressBook>() } satisfies Partial<TableRows>;

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly addressBooks: AddressBook;
  }
}
