import type { ReturnDraft, SelectedReturnItem } from '@shop/domain/returns/return';
import type { ReturnReason } from '@shop/domain/returns/return-reason';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { FILE_TYPES } from '@shop/domain/shared/upload-rules';
import type { UploadedFile } from '@shop/domain/shared/uploaded-file';
import type { ReturnItemInput, ReturnOrderInput } from '../generated/operation-types.ts';

/** The upstream's names of reasons are the domain's, in capitals. */
export const writeReason = (reason: ReturnReason): string => reason.toUpperCase().replaceAll('-', '_');

const writeItem = ({
  id,
  lineNo,
  quantity,
  reason,
  comment,
  additionalInfo,
  images,
  components,
}: SelectedReturnItem): ReturnItemInput => ({
  id,
  lineNo,
  quantity,
  reason: writeReason(reason),
  ...omitNil({ comment, additionalInfo }),
  images,
  components,
});

export const writeReturn = ({
  hash,
  orderId,
  salesOrderNo,
  regulation,
  items,
  carrier,
  labels,
  contact,
}: ReturnDraft): ReturnOrderInput => ({
  hash,
  orderId,
  salesOrderNo,
  items: items.map(writeItem),
  labels,
  ...omitNil({ regulation, carrier, contact }),
});

export const writeImage = ({ name, type, bytes }: UploadedFile): File =>
  new File([bytes], name, { type: FILE_TYPES[type].type });
