import type { Shopper } from '../visit/shopper.ts';

export interface PdfColumn {
  readonly heading: string;
  /** Figures stand one below the other, at the right. */
  readonly isNumeric: boolean;
}

/** Something to be read, or written by hand. */
export interface PdfField {
  readonly label: string;
  /** Empty: a line to write on. */
  readonly value: string;
}

/** A table on paper, in the language of the shopper's storefront. */
export interface PdfForm {
  readonly title: string;
  /** Paragraphs between the title and the table. */
  readonly lead: readonly string[];
  /** Above the table. */
  readonly above: readonly PdfField[];
  readonly columns: readonly PdfColumn[];
  /** A cell for each column. A row of empty cells is one to write on. */
  readonly rows: readonly (readonly string[])[];
  /** A box to tick before each row. */
  readonly hasTickBoxes: boolean;
  /** Below the table, all on one page. */
  readonly below: readonly PdfField[];
}

/** Documents that the shop draws. */
export interface Documents {
  /** A form as a PDF on A4 that is tagged for screen readers (upstream: generatePdfForm). Changes nothing. */
  draw(shopper: Shopper, form: PdfForm): Promise<Uint8Array>;
}
