import type { ReturnCarrier, ReturnItem, ReturnOrder, SubmittedReturn } from '@shop/domain/returns/return';
import type {
  ReturnCarrier as UpstreamCarrier,
  ReturnItem as UpstreamItem,
  ReturnOrder as UpstreamOrder,
  SubmittedReturn as UpstreamReturn,
} from '../generated/upstream-types.ts';
import { inCapitals, knownWord } from '../shared/known-word.ts';
import { orNull } from '../shared/or-null.ts';
import { writePictureIfAny } from '../shared/write-picture.ts';

const writeItem = (item: ReturnItem): UpstreamItem => ({
  id: item.id,
  lineNo: item.lineNo,
  name: item.name,
  image: writePictureIfAny(item.picture),
  variantInfoList: item.variants,
  articleNumber: item.articleNumber,
  quantity: item.quantity,
  returnedQuantity: item.returnedQuantity,
  returnableQuantity: item.returnableQuantity,
  notReturnableBecause:
    item.notReturnableBecause === undefined ? null : inCapitals(knownWord(item.notReturnableBecause)),
  returnUntil: orNull(item.returnUntil),
  components: item.components,
});

/** Browsers open labels at the fake upstream. */
export const writeSubmitted = (
  { idempotencyKey, submittedAt, shipments }: SubmittedReturn,
  baseUrl: string,
): UpstreamReturn => ({
  idempotencyKey: orNull(idempotencyKey),
  submittedAt,
  shipments: shipments.map(({ labels, ...shipment }) => ({
    ...shipment,
    labels: labels.map((path) => new URL(path, baseUrl).href),
  })),
});

export const writeReturnOrder = ({ items, returns, ...order }: ReturnOrder, baseUrl: string): UpstreamOrder => ({
  ...order,
  items: items.map(writeItem),
  returns: returns.map((submitted) => writeSubmitted(submitted, baseUrl)),
});

export const writeCarrier = ({ code, name, description, enabled, notice }: ReturnCarrier): UpstreamCarrier => ({
  code,
  name,
  description,
  enabled,
  notice: orNull(notice),
});
