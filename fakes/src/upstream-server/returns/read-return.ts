import { SALUTATIONS } from '@shop/domain/addresses/address';
import type { ReturnContact, ReturnDraft, ReturnRequest, SelectedReturnItem } from '@shop/domain/returns/return';
import { isReturnReason, type ReturnReason } from '@shop/domain/returns/return-reason';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { FILE_TYPES, type FileType } from '@shop/domain/shared/upload-rules';
import type { UploadedFile } from '@shop/domain/shared/uploaded-file';
import type { ReturnContactInput, ReturnItemInput, ReturnOrderInput } from '../generated/upstream-types.ts';
import { classified } from '../graphql/upstream-error.ts';

/** The upstream's names of reasons are the domain's, in capitals. */
export const readReason = (name: string): ReturnReason => {
  const reason = name.toLowerCase().replaceAll('_', '-');
  if (!isReturnReason(reason)) throw classified('BAD_REQUEST', `There is no reason ${name}.`);
  return reason;
};

const readItem = ({
  id,
  lineNo,
  quantity,
  reason,
  comment,
  additionalInfo,
  images,
  components,
}: ReturnItemInput): SelectedReturnItem => ({
  id,
  lineNo,
  quantity,
  reason: readReason(reason),
  ...omitNil({ comment, additionalInfo }),
  images,
  components,
});

const readContact = ({ salutation, firstName, lastName, email, phone }: ReturnContactInput): ReturnContact => {
  const known = SALUTATIONS.find((one) => one === salutation);
  if (known === undefined) throw classified('BAD_REQUEST', `There is no salutation ${salutation}.`);
  return { salutation: known, firstName, lastName, email, ...omitNil({ phone }) };
};

/** A return as far as it is chosen. */
export const readDraft = ({
  hash,
  orderId,
  salesOrderNo,
  regulation,
  items,
  carrier,
  labels,
  contact,
}: ReturnOrderInput): ReturnDraft => ({
  hash,
  orderId,
  salesOrderNo,
  items: items.map(readItem),
  labels,
  ...omitNil({ regulation, carrier, contact: contact == null ? undefined : readContact(contact) }),
});

/** A return to submit. */
export const readRequest = (input: ReturnOrderInput): ReturnRequest => {
  const draft = readDraft(input);
  const { regulation, carrier, contact } = draft;
  if (regulation === undefined || carrier === undefined || contact === undefined)
    throw classified('BAD_REQUEST', 'A return to submit has a regulation, a carrier and a contact.');
  return { ...draft, regulation, carrier, contact };
};

const fileTypeOf = (mediaType: string): FileType | undefined => {
  const found = Object.entries(FILE_TYPES).find(([, { type }]) => type === mediaType)?.[0];
  return found !== undefined && isFileType(found) ? found : undefined;
};

const isFileType = (name: string): name is FileType => name in FILE_TYPES;

/** An uploaded picture. */
export const readImage = async (file: unknown): Promise<UploadedFile> => {
  const type = file instanceof File ? fileTypeOf(file.type) : undefined;
  if (!(file instanceof File) || type === undefined)
    throw classified('BAD_REQUEST', 'A picture is a file of a known type in a multipart request.');
  return { name: file.name, type, bytes: new Uint8Array(await file.arrayBuffer()) };
};
