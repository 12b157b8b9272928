import {
  NO_LABEL,
  type Regulation,
  type RegulationId,
  type ReturnCarrier,
  type ReturnCarrierCode,
  type ReturnDraft,
  type ReturnHash,
  type ReturnOrder,
  type ReturnRequest,
  type SelectedReturnItem,
} from './return.ts';

/** Labels of a return unless the shopper wants more (RETURN-06), and at most. */
export const DEFAULT_LABELS = 1;
export const MOST_LABELS = 5;

export const emptyDraft = ({
  hash,
  orderId,
  salesOrderNo,
}: Pick<ReturnOrder, 'hash' | 'orderId' | 'salesOrderNo'>): ReturnDraft => ({
  hash,
  orderId,
  salesOrderNo,
  items: [],
  labels: DEFAULT_LABELS,
});

/** What was chosen counts for the return with this hash only; another hash clears it (RETURN-04). */
export const draftOf = <Draft extends Pick<ReturnDraft, 'hash'>>(
  hash: ReturnHash,
  stored: Draft | undefined,
): Draft | undefined => (stored?.hash === hash ? stored : undefined);

/** The draft of an order: the stored one if it is about this order, otherwise an empty one. */
export const draftFor = (order: ReturnOrder, stored: ReturnDraft | undefined): ReturnDraft =>
  draftOf(order.hash, stored) ?? emptyDraft(order);

/** What decides about the regulations and carriers on offer. */
const selectionOf = (items: readonly SelectedReturnItem[]): string =>
  JSON.stringify(items.map(({ id, quantity, reason }) => [id, quantity, reason]));

/** Other goods may have other regulations and carriers, so these are chosen anew; texts and pictures do not matter. */
export const withItems = (draft: ReturnDraft, items: readonly SelectedReturnItem[]): ReturnDraft => {
  if (selectionOf(items) === selectionOf(draft.items)) return { ...draft, items };
  const { regulation: _regulation, carrier: _carrier, ...rest } = draft;
  return { ...rest, items };
};

/** The carriers depend on the regulation. */
export const withRegulation = (draft: ReturnDraft, regulation: RegulationId): ReturnDraft => {
  if (draft.regulation === regulation) return draft;
  const { carrier: _carrier, ...rest } = draft;
  return { ...rest, regulation };
};

/** The one chosen before if it is still offered, otherwise the first (RETURN-02). */
export const selectedRegulation = (offered: readonly Regulation[], chosen?: RegulationId): RegulationId | undefined =>
  (offered.find(({ id }) => id === chosen) ?? offered[0])?.id;

/** The one chosen before if it still accepts the goods, otherwise the first that does, or none (RETURN-03). */
export const selectedCarrier = (offered: readonly ReturnCarrier[], chosen?: ReturnCarrierCode): ReturnCarrierCode => {
  const enabled = offered.filter((carrier) => carrier.enabled);
  return (enabled.find(({ code }) => code === chosen) ?? enabled[0])?.code ?? NO_LABEL;
};

export const isComplete = (draft: ReturnDraft): draft is ReturnRequest =>
  draft.items.length > 0 &&
  draft.regulation !== undefined &&
  draft.carrier !== undefined &&
  draft.contact !== undefined;
