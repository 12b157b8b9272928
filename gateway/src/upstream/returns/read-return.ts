import type { Regulation, ReturnCarrier, ReturnItem, ReturnOrder, SubmittedReturn } from '@shop/domain/returns/return';
import type { NotReturnable } from '@shop/domain/returns/return';
import type { ReturnImageRefusal, ReturnRefused } from '@shop/domain/returns/returns.port';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { type OrUnknown, UNKNOWN } from '@shop/domain/shared/or-unknown';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import { readPictureIf } from '../catalogue/read-picture.ts';
import type {
  GetAvailableCarriersQuery,
  NotReturnableReason,
  RegulationFieldsFragment,
  ReturnOrderFieldsFragment,
  SubmitReturnOrderMutation,
  SubmittedReturnFieldsFragment,
  UploadReturnImageMutation,
} from '../generated/operation-types.ts';
import { readDay, readInstant } from '../shared/read-dates.ts';
import { knownMessage, readMessage } from '../shared/read-message.ts';
import { readRefusal } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';
import { readId } from '../shared/read-text.ts';
import { enumReader } from '../shared/read-word.ts';
import { Unreadable } from '../shared/unreadable.ts';

const REASON_OF: Readonly<Record<NotReturnableReason, NotReturnable>> = {
  NOT_DELIVERED: 'not-delivered',
  WINDOW_CLOSED: 'window-closed',
  ALREADY_RETURNED: 'already-returned',
  EXCLUDED: 'excluded',
};

const readReason = enumReader('NotReturnableReason', REASON_OF, UNKNOWN);

/** Nothing of a line without pieces can be returned, whatever the reason. */
const readNotReturnable = (
  reason: NotReturnableReason | null,
  returnableQuantity: number,
): OrUnknown<NotReturnable> | undefined => (reason === null && returnableQuantity > 0 ? undefined : readReason(reason));

const readItem = (item: ReturnOrderFieldsFragment['items'][number]): ReturnItem => ({
  id: readId(item.id),
  lineNo: item.lineNo,
  name: item.name,
  articleNumber: item.articleNumber,
  variants: item.variantInfoList.map(({ label, value }) => ({ label, value })),
  quantity: item.quantity,
  returnedQuantity: item.returnedQuantity,
  returnableQuantity: item.notReturnableBecause === null ? item.returnableQuantity : 0,
  components: item.components.map(({ id, name }) => ({ id: readId(id), name })),
  ...omitNil({
    picture: readPictureIf(item.image),
    notReturnableBecause: readNotReturnable(item.notReturnableBecause, item.returnableQuantity),
    returnUntil: item.returnUntil === null ? undefined : readDay(item.returnUntil),
  }),
});

export const readRegulation = ({ id, name, description }: RegulationFieldsFragment): Regulation => ({
  id: readId(id),
  name,
  description,
});

/** Only links that a browser opens as a document: never a script. */
const readLabel = (url: string): string => {
  if (!/^https?:\/\//iu.test(url)) throw new Unreadable('a label that is no web address');
  return url;
};

const readSubmitted = ({ idempotencyKey, submittedAt, shipments }: SubmittedReturnFieldsFragment): SubmittedReturn => ({
  ...omitNil({ idempotencyKey }),
  submittedAt: readInstant(submittedAt),
  shipments: shipments.map(({ rma, regulation, carrier, labels, items }) => ({
    rma: readId(rma),
    regulation: readRegulation(regulation),
    carrier: { code: readId(carrier.code), name: carrier.name },
    labels: labels.map(readLabel),
    items: items.map(({ id, quantity }) => ({ id: readId(id), quantity })),
  })),
});

export const readReturnOrder = (order: ReturnOrderFieldsFragment): ReturnOrder => ({
  hash: readId(order.hash),
  orderId: readId(order.orderId),
  salesOrderNo: order.salesOrderNo,
  orderDate: readDay(order.orderDate),
  items: order.items.map(readItem),
  returns: order.returns.map(readSubmitted),
});

export const readCarrier = ({
  code,
  name,
  description,
  enabled,
  notice,
}: GetAvailableCarriersQuery['getAvailableCarriers'][number]): ReturnCarrier => ({
  code: readId(code),
  name,
  description,
  enabled,
  ...omitNil({ notice: knownMessage(notice) }),
});

/** The upstream's own words for a refusal; a key needs none. */
const ownWords = (errorMsg: string | null): string | undefined =>
  errorMsg !== null && /\s/u.test(errorMsg) ? errorMsg : undefined;

/** An answer with `isError` is a refusal, whose message is shown (RETURN-09). */
export const readReturnResult = ({
  isError,
  errorMsg,
  submittedReturn,
}: SubmitReturnOrderMutation['submitReturnOrder']): Result<SubmittedReturn, ReturnRefused> => {
  if (isError) {
    const text = ownWords(errorMsg);
    return refused({
      because: 'return-refused',
      message: readMessage(text === undefined ? errorMsg : null, 'shop.return.refused'),
      ...omitNil({ text }),
    });
  }
  if (submittedReturn === null) throw new Unreadable('a return that is neither accepted nor refused');
  return granted(readSubmitted(submittedReturn));
};

const IMAGE_REFUSALS: RefusalTable<ReturnImageRefusal> = {
  NO_SUCH_ORDER: () => ({ because: 'no-such-order' }),
  IMAGE_REFUSED: ({ message }) => ({ because: 'image-refused', message: readMessage(message, 'shop.upload.damaged') }),
};

export const readImageResult = ({
  imageId,
  refusal,
}: UploadReturnImageMutation['uploadReturnImage']): Result<string, ReturnImageRefusal> =>
  refusal === null ? granted(readId(imageId)) : refused(readRefusal(IMAGE_REFUSALS, refusal));
