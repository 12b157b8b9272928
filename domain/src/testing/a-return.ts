import { emptyDraft } from '../returns/return-draft.ts';
import type {
  ReturnCarrier,
  ReturnContact,
  ReturnDraft,
  ReturnItem,
  ReturnOrder,
  SelectedReturnItem,
} from '../returns/return.ts';

export const aReturnItem = (said: Partial<ReturnItem> = {}): ReturnItem => ({
  id: 'line-1',
  lineNo: 1,
  name: 'Schreibheft',
  articleNumber: '4711',
  variants: [],
  quantity: 3,
  returnedQuantity: 0,
  returnableQuantity: 3,
  returnUntil: '2026-12-23',
  components: [],
  ...said,
});

export const aReturnOrder = (said: Partial<ReturnOrder> = {}): ReturnOrder => ({
  hash: 'hash-1',
  orderId: '400000001',
  salesOrderNo: 'SO-400000001',
  orderDate: '2026-11-20',
  items: [aReturnItem()],
  returns: [],
  ...said,
});

export const aSelectedItem = (said: Partial<SelectedReturnItem> = {}): SelectedReturnItem => ({
  id: 'line-1',
  lineNo: 1,
  quantity: 1,
  reason: 'changed-mind',
  images: [],
  components: [],
  ...said,
});

export const aReturnContact = (said: Partial<ReturnContact> = {}): ReturnContact => ({
  salutation: 'mrs',
  firstName: 'Änne',
  lastName: 'Krüger',
  email: 'anne@schule.example',
  ...said,
});

export const aReturnDraft = (said: Partial<ReturnDraft> = {}): ReturnDraft => ({
  ...emptyDraft(aReturnOrder()),
  ...said,
});

export const aReturnCarrier = (said: Partial<ReturnCarrier> = {}): ReturnCarrier => ({
  code: 'dhl',
  name: 'DHL',
  description: '',
  enabled: true,
  ...said,
});
