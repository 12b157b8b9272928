import type { ContactReceipt, ContactTopic } from '@shop/domain/contact-requests/contact-request';
import type { ContactImageRefusal, ContactRequests } from '@shop/domain/contact-requests/contact-requests.port';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted, refused } from '@shop/domain/shared/result';
import type { ContactTopic as UpstreamTopic, SendContactFormMailMutation } from '../generated/operation-types.ts';
import * as operations from '../generated/operations.ts';
import { writeImage } from '../returns/write-return.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readDay, readInstant } from '../shared/read-dates.ts';
import { readFormRefusal } from '../shared/read-form-refusal.ts';
import { readMessage } from '../shared/read-message.ts';
import { readRefusal, type RefusalTable } from '../shared/read-mutation-result.ts';
import { readId } from '../shared/read-text.ts';

const TOPIC_OF: Readonly<Record<ContactTopic, UpstreamTopic>> = {
  order: 'ORDER',
  delivery: 'DELIVERY',
  return: 'RETURN',
  payment: 'PAYMENT',
  product: 'PRODUCT',
  account: 'ACCOUNT',
  business: 'BUSINESS',
  other: 'OTHER',
};

const IMAGE_REFUSALS: RefusalTable<ContactImageRefusal> = {
  IMAGE_REFUSED: ({ message }) => ({ because: 'image-refused', message: readMessage(message, 'shop.upload.damaged') }),
};

type Receipt = NonNullable<SendContactFormMailMutation['sendContactFormMail']['receipt']>;

const readContactReceipt = ({ ticketNumber, receivedAt, answerBy, copyTo }: Receipt): ContactReceipt => ({
  ticketNumber: readId(ticketNumber),
  receivedAt: readInstant(receivedAt),
  answerBy: readDay(answerBy),
  ...omitNil({ copyTo }),
});

export const upstreamContactRequests = (call: PortCalls): ContactRequests => ({
  startData: (shopper, order) =>
    call({
      operation: operations.getContactFormData,
      variables: omitNil({ orderId: order?.orderId, zipCode: order?.zipCode }),
      shopper,
      read: ({ getContactFormData: { fullName, email, phone, orderId, copyTo } }) =>
        omitNil({ fullName, email, phone, orderId, copyTo }),
    }),
  uploadImage: (shopper, image) =>
    call({
      operation: operations.uploadContactImage,
      variables: { image: writeImage(image) },
      shopper,
      read: ({ uploadContactImage: { imageId, refusal } }) =>
        refusal === null ? granted(readId(imageId)) : refused(readRefusal(IMAGE_REFUSALS, refusal)),
    }),
  send: (shopper, { topic, images, ...request }, idempotencyKey) =>
    call({
      operation: operations.sendContactFormMail,
      variables: {
        contactForm: { ...request, topic: TOPIC_OF[topic], images: [...images] },
      },
      shopper,
      idempotencyKey,
      read: ({ sendContactFormMail: { receipt, fieldErrors, generalErrorMessage } }) =>
        receipt === null
          ? refused(readFormRefusal({ fieldErrors, general: generalErrorMessage }))
          : granted(readContactReceipt(receipt)),
    }),
});
