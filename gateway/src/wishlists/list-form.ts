import type { PdfForm } from '@shop/domain/documents/documents.port';
import { type ListColumn, type ListDocument, type ListLine, priceNote } from '@shop/domain/wishlists/list-document';
import { moneyText } from '../shared/money-text.ts';

const cellOf = (line: ListLine, column: ListColumn, { storefront: { language } }: ListDocument): string => {
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
      return money === undefined ? '–' : moneyText(money, language);
    }
  }
};

/** A list as a form that is printed and ticked off. */
export const listForm = (document: ListDocument): PdfForm => ({
  title: document.name,
  lead: [document.description, priceNote(document)].filter((text) => text !== ''),
  above: [],
  columns: document.columns.map(({ column, heading }) => ({
    heading,
    isNumeric: column !== 'orderNumber' && column !== 'article',
  })),
  rows: document.lines.map((line) => document.columns.map(({ column }) => cellOf(line, column, document))),
  hasTickBoxes: true,
  below: [],
});
