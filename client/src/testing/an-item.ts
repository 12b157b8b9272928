const price = {
  current: { amount: 100, currency: 'EUR', text: '1,00 €' },
  counterpart: { amount: 84, currency: 'EUR', text: '0,84 €' },
  vatIncluded: true,
  vatRate: 19,
  previous: null,
  recommended: null,
  saving: null,
  discountPercent: null,
  base: null,
} as const;

export interface ItemTraits {
  readonly min?: number;
  readonly max?: number;
  /** Of its lightning deal. */
  readonly reservedPercent?: number;
}

/** An article as a product page buys it. */
export const anItem = (options: ItemTraits) => ({
  id: '1-01',
  name: 'Bleistift',
  orderNumber: '1-01',
  price,
  pictures: [],
  variants: [],
  maxQuantity: options.max ?? 999,
  minimumOrderQuantity: options.min ?? 1,
  delivery: {
    availability: 'in-stock' as const,
    arrives: null,
    left: null,
  },
  deliveryText: null,
  primeFaehig: false,
  deal:
    options.reservedPercent === undefined
      ? null
      : {
          endsAt: '2026-11-25T00:00:00Z',
          reservedPercent: options.reservedPercent,
          specialPrice: price,
          maxQuantity: 5,
        },
});
