import type { ColumnWords } from '../carts/order-columns.ts';
import { headingsOf } from './list-document.ts';

/** By which words the columns of an order are known: those of our own files, and of others. */
export const ORDER_COLUMN_WORDS: ColumnWords = {
  orderNumber: [
    ...headingsOf('orderNumber'),
    ...['Artikelnr.', 'Art.-Nr.', 'Bestellnummer', 'Bestellnr.', 'SKU', 'Item no.', 'Article number', 'Article no.'],
  ],
  quantity: [...headingsOf('quantity', 'needed'), 'Anzahl', 'Stück', 'Stückzahl', 'Stk.', 'Qty', 'Pieces', 'Pcs.'],
  article: [...headingsOf('article'), 'Article'],
  name: ['Bezeichnung', 'Artikelbezeichnung', 'Beschreibung', 'Name', 'Produkt', 'Description', 'Product'],
  price: [...headingsOf('price', 'total'), 'Summe', 'Betrag', 'EUR', 'CHF'],
};
