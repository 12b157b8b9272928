import type { ItemId } from '@shop/domain/catalogue/product';
import { maxQuantityOf, setStock } from '../catalogue/stock.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { sendBackInStock } from './alert-mails.ts';
import { forgetAlert, watchingItem } from './stored-alerts.ts';

/** Mails who watches an article that can be ordered again, once. */
export const mailIfBack = (tx: Transaction, itemId: ItemId): void => {
  const item = tx.goods.item(itemId);
  if (item === undefined || maxQuantityOf(tx, item) === 0) return;
  for (const [key, alert] of watchingItem(tx, itemId)) {
    sendBackInStock(tx, alert);
    forgetAlert(tx, key);
  }
};

/** Sets the stock of an article, which may be back with it. */
export const restock = (tx: Transaction, itemId: ItemId, pieces: number): void => {
  setStock(tx, itemId, pieces);
  mailIfBack(tx, itemId);
};
