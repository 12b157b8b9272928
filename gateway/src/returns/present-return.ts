import { NO_LABEL } from '@shop/domain/returns/return';
import type { ReturnDraft, ReturnItem, ReturnOrder, SubmittedReturn } from '@shop/domain/returns/return';
import type { LoginState } from '@shop/domain/sessions/shopper';
import type { ReturnFlow } from '@shop/domain/returns/read-return-flow';
import type {
  ReturnDraftType,
  ReturnFlowType,
  ReturnItemType,
  ReturnOrderType,
  SubmittedReturnType,
} from './return-flow.types.ts';
import { openDraft } from '@shop/domain/returns/stored-return';

const presentItem = (item: ReturnItem): ReturnItemType => ({
  id: item.id,
  lineNo: item.lineNo,
  name: item.name,
  picture: item.picture,
  articleNumber: item.articleNumber,
  variants: item.variants,
  quantity: item.quantity,
  returnedQuantity: item.returnedQuantity,
  returnableQuantity: item.returnableQuantity,
  notReturnableBecause: item.notReturnableBecause,
  returnUntil: item.returnUntil,
  components: item.components,
});

export const presentSubmittedReturn = ({ submittedAt, shipments }: SubmittedReturn): SubmittedReturnType => ({
  submittedAt,
  shipments: shipments.map(({ rma, regulation, carrier, labels, items }) => ({
    rma,
    regulation,
    carrierName: carrier.code === NO_LABEL ? undefined : carrier.name,
    labels,
    items: items.map(({ id, quantity }) => ({ itemId: id, quantity })),
  })),
});

/** Labels show an address. Whoever knows the order sees that something was returned, but no labels. */
const withoutLabels = (submitted: SubmittedReturn): SubmittedReturn => ({
  ...submitted,
  shipments: submitted.shipments.map((shipment) => ({ ...shipment, labels: [] })),
});

const presentOrder = ({ hash, orderId, orderDate, items, returns }: ReturnOrder): ReturnOrderType => ({
  hash,
  orderId,
  orderDate,
  items: items.map(presentItem),
  returns: returns.map((submitted) => presentSubmittedReturn(withoutLabels(submitted))),
});

const presentDraft = ({ hash, items, regulation, carrier, labels }: ReturnDraft): ReturnDraftType => ({
  hash,
  items: items.map(({ id, quantity, reason, comment, additionalInfo, components }) => ({
    id,
    quantity,
    reason,
    comment,
    additionalInfo,
    components,
  })),
  regulation,
  carrier,
  labels,
});

export const presentReturnFlow = (
  { isOpen, order, stored, submitted }: ReturnFlow,
  loginState: LoginState,
): ReturnFlowType => {
  const draft = openDraft(stored);
  return {
    loginState,
    isOpen,
    order: order === undefined ? undefined : presentOrder(order),
    draft: draft === undefined ? undefined : presentDraft(draft),
    images: draft === undefined ? [] : (stored?.images ?? []),
    submitted: submitted === undefined ? undefined : presentSubmittedReturn(submitted),
  };
};
