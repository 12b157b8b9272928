import { NO_LABEL } from '@shop/domain/returns/return';
import type { ReturnOrder, SubmittedReturn } from '@shop/domain/returns/return';
import type { LoginState } from '@shop/domain/visit/shopper';
import type { ReturnFlow } from '@shop/domain/returns/read-return-flow';
import type { ReturnFlowType, ReturnOrderType, SubmittedReturnType } from './return-flow.types.ts';
import { openDraft } from '@shop/domain/returns/stored-return';

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

const presentOrder = (order: ReturnOrder): ReturnOrderType => ({
  ...order,
  returns: order.returns.map((submitted) => presentSubmittedReturn(withoutLabels(submitted))),
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
    draft,
    images: draft === undefined ? [] : (stored?.images ?? []),
    submitted: submitted === undefined ? undefined : presentSubmittedReturn(submitted),
  };
};
