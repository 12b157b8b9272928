const LINK = /^(?:invoiceLink|trackingLink|dataSheetUrl|url)$/u;

/** A reply whose links have lost their origins: documents and the pages of carriers have different ones, as expected. */
export const withoutOrigins = (result: unknown): unknown =>
  result === undefined
    ? undefined
    : JSON.parse(JSON.stringify(result), (name, value: unknown) =>
        LINK.test(name) && typeof value === 'string' ? new URL(value, 'https://shop.example').pathname : value,
      );
