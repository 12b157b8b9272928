import type { ReturnFlowQuery } from '../platform/generated/graphql.ts';
import type { ShopReplies } from './shop-replies.ts';

type Flow = ReturnFlowQuery['returnFlow'];
type Order = NonNullable<Flow['order']>;
type Item = Order['items'][number];
type Draft = NonNullable<Flow['draft']>;
type Submitted = NonNullable<Flow['submitted']>;

export const aReturnItem = (overrides: Partial<Item> = {}): Item => ({
  id: 'line-1',
  name: 'Schreibheft',
  picture: null,
  articleNumber: '4711',
  variants: [],
  quantity: 3,
  returnedQuantity: 0,
  returnableQuantity: 3,
  notReturnableBecause: null,
  returnUntil: '2026-12-23',
  components: [],
  ...overrides,
});

export const aReturnOrder = (overrides: Partial<Order> = {}): Order => ({
  hash: 'hash-1',
  orderId: '400000001',
  orderDate: '2026-11-20',
  items: [
    aReturnItem(),
    aReturnItem({
      id: 'line-2',
      name: 'Bastelset',
      quantity: 1,
      returnableQuantity: 1,
      components: [
        { id: 'glue', name: 'Kleber' },
        { id: 'paper', name: 'Papier' },
      ],
    }),
  ],
  returns: [],
  ...overrides,
});

export const aReturnDraft = (overrides: Partial<Draft> = {}): Draft => ({
  hash: 'hash-1',
  items: [{ id: 'line-1', quantity: 2, reason: 'damaged', comment: null, additionalInfo: 'Ein Riss', components: [] }],
  regulation: 'refund',
  carrier: 'dhl',
  labels: 1,
  ...overrides,
});

export const aReturnFlow = (overrides: Partial<Flow> = {}): Flow => ({
  loginState: 'logged-out',
  isOpen: true,
  order: aReturnOrder(),
  draft: null,
  images: [],
  submitted: null,
  ...overrides,
});

export const aSubmittedReturn = (): Submitted => ({
  submittedAt: '2026-11-23T09:00:00Z',
  shipments: [
    {
      rma: '700000001',
      regulation: { id: 'refund', name: 'Geld zurück', description: 'Wir erstatten den Betrag.' },
      carrierName: 'DHL',
      labels: ['/labels/1.pdf'],
      items: [{ itemId: 'line-1', quantity: 2 }],
    },
  ],
});

export const REGULATIONS = [
  { id: 'replacement', name: 'Ersatz', description: 'Noch einmal dieselbe Ware.' },
  { id: 'refund', name: 'Geld zurück', description: 'Wir erstatten den Betrag.' },
];

export const CARRIERS = [
  { code: 'spedition', name: 'Spedition', description: '', enabled: false, notice: 'shop.return.carrier.tooLight' },
  { code: 'dhl', name: 'DHL', description: 'Etikett ausdrucken.', enabled: true, notice: null },
];

/** A shop with this return. */
export const returnReplies = (flow: Flow): ShopReplies => ({
  ReturnFlow: () => ({ returnFlow: flow }),
  ReturnRegulations: () => ({ returnRegulations: REGULATIONS }),
  ReturnCarriers: () => ({ returnCarriers: CARRIERS }),
  ReturnContact: () => ({ returnContact: { salutation: '', firstName: '', lastName: '', email: '', phone: '' } }),
});
