import { emptyMap } from '../worlds/persistent-map.ts';

/** The shopper has signed in to the wallet, or connected the payment with the app. */
export interface WalletSignIn {
  readonly isSignedIn: true;
}

/** By order id. */
export const WALLET_TABLES = { walletSignIns: emptyMap<WalletSignIn>() };

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly walletSignIns: WalletSignIn;
  }
}
