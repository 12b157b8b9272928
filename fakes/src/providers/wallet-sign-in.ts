import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** The shopper has signed in to the wallet, or connected the payment with the app. */
export interface WalletSignIn {
  readonly isSignedIn: true;
}

/** By order id. */
export const WALLET_TABLES = { walletSignIns: emptyMap<WalletSignIn>() } satisfies Partial<TableRows>;

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly walletSignIns: WalletSignIn;
  }
}
