import type { ItemId } from '@shop/domain/catalogue/product';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import type { UserId } from '@shop/domain/visit/shopper';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** Who is mailed once an article is back. Instants are ISO, world time. */
export interface StockAlertRecord {
  readonly email: string;
  readonly itemId: ItemId;
  readonly storefrontId: StorefrontId;
  /** `pending`: not confirmed, so nothing is sent. */
  readonly status: 'pending' | 'watching';
  /** Of the account that watches with its own address. */
  readonly userId?: UserId;
  readonly requestedAt: string;
  /** When it is forgotten. */
  readonly endsAt: string;
}

/** What the link of a mail stands for: each confirms or ends an alert, never both. */
export interface AlertLinkRecord {
  readonly leadsTo: 'confirmation' | 'end';
  readonly alert: string;
  readonly mailedAt: number;
}

/** `stockAlerts`: by address in small letters and article; `stockAlertLinks`: by the digest of the token. */
export const STOCK_ALERT_TABLES = {
  stockAlerts: emptyMap<StockAlertRecord>(),
  stockAlertLinks: emptyMap<AlertLinkRecord>(),
} satisfies Partial<TableRows>;

export type StockAlertTimer = 'stock-alert-ends';

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly stockAlerts: StockAlertRecord;
    readonly stockAlertLinks: AlertLinkRecord;
  }
  interface AreaTimers {
    readonly stockAlerts: StockAlertTimer;
  }
}
