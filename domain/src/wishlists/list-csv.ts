import { writeCsv } from '../shared/csv.ts';
import { MINOR_PER_MAJOR, type Money } from '../shared/money.ts';
import { writtenDay } from '../storefronts/written-day.ts';
import { type ListColumn, type ListDocument, type ListLine, vatWords } from './list-document.ts';

/** With a comma on every storefront: all of them sell in countries whose spreadsheets expect one, and take "12.05" for a day. */
const amount = ({ minor }: Money): string =>
  `${Math.trunc(minor / MINOR_PER_MAJOR)},${String(minor % MINOR_PER_MAJOR).padStart(2, '0')}`;

const cellOf = (line: ListLine, column: ListColumn): string => {
  switch (column) {
    case 'orderNumber':
    case 'article':
      return line[column];
    case 'quantity':
    case 'taken':
      return String(line[column] ?? '');
    case 'price':
    case 'total': {
      const money = line[column];
      return money === undefined ? '' : amount(money);
    }
  }
};

/** A list as a file for spreadsheets. The heading of the price says of which day, in which currency and with which tax. */
export const listCsv = ({ columns, lines, storefront, pricesOf }: ListDocument): string => {
  const aboutPrices = `(${writtenDay(storefront.language, pricesOf)}, ${storefront.currency}, ${vatWords(storefront)})`;
  return writeCsv([
    columns.map(({ column, heading }) => (column === 'price' ? `${heading} ${aboutPrices}` : heading)),
    ...lines.map((line) => columns.map(({ column }) => cellOf(line, column))),
  ]);
};
