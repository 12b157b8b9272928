import type { ItemId } from '../catalogue/product.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import type { Shopper } from '../visit/shopper.ts';

/** A sold-out article whose return is mailed once. */
export interface StockAlert {
  readonly itemId: ItemId;
  readonly name: string;
  /** Of the product, with the article chosen. */
  readonly path: string;
  /** ISO instant until which the shop watches. */
  readonly endsAt: string;
}

export interface StockAlertRequest {
  readonly itemId: ItemId;
  readonly email: string;
}

export type WatchRefusal = FormRefusal | { readonly because: 'no-such-item' } | { readonly because: 'in-stock' };

export type AlertLinkRefusal = { readonly because: 'no-such-link' } | { readonly because: 'link-expired' };

/** Mails to who wants to know that a sold-out article is back. Only mails tell whether an address is known. */
export interface StockAlerts {
  /**
   * Mails a link that confirms the alert, the same for every address. The confirmed address of the account that is signed in needs
   * no confirmation: its mail says that the article is watched (upstream: requestStockAlert).
   */
  watch(shopper: Shopper, request: StockAlertRequest): Promise<Result<void, WatchRefusal>>;
  /** Begins what the link of a mail stands for; a second time changes nothing (upstream: confirmStockAlert). */
  confirm(shopper: Shopper, token: string): Promise<Result<StockAlert, AlertLinkRefusal>>;
  /** Ends an alert at once, the same for every token (upstream: endStockAlert). */
  end(shopper: Shopper, token: string): Promise<void>;
  /** What the account that is signed in watches with its own address, the latest end first (upstream: getStockAlerts). */
  ofAccount(shopper: Shopper): Promise<readonly StockAlert[]>;
}
