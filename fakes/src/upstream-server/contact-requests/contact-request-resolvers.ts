import type { ContactTopic } from '@shop/domain/contact-requests/contact-request';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type {
  ContactTopic as UpstreamTopic,
  MutationSendContactFormMailArgs,
  MutationUploadContactImageArgs,
  QueryGetContactFormDataArgs,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { classified } from '../graphql/upstream-error.ts';
import { IDEMPOTENCY_KEY } from '../http/passed-headers.ts';
import { readImage } from '../returns/read-return.ts';
import { orNull } from '../shared/or-null.ts';
import { NOTHING_WRONG, writeFormRefusal } from '../shared/write-field-errors.ts';
import { writeRefusal } from '../shared/write-refusal.ts';

const TOPIC_OF: Readonly<Record<UpstreamTopic, ContactTopic>> = {
  ORDER: 'order',
  DELIVERY: 'delivery',
  RETURN: 'return',
  PAYMENT: 'payment',
  PRODUCT: 'product',
  ACCOUNT: 'account',
  BUSINESS: 'business',
  OTHER: 'other',
};

export const contactRequestResolvers: Resolvers<'getContactFormData' | 'sendContactFormMail' | 'uploadContactImage'> = {
  getContactFormData: async ({ orderId, zipCode }: QueryGetContactFormDataArgs, { shop, shopper }) => {
    const order = orderId == null ? undefined : { orderId, ...omitNil({ zipCode }) };
    const start = await shop.contactRequests.startData(shopper, order);
    return {
      fullName: orNull(start.fullName),
      email: orNull(start.email),
      phone: orNull(start.phone),
      orderId: orNull(start.orderId),
      copyTo: orNull(start.copyTo),
    };
  },
  sendContactFormMail: async ({ contactForm }: MutationSendContactFormMailArgs, { shop, shopper, headers }) => {
    const { topic, zipCode, ...form } = contactForm;
    const key = headers[IDEMPOTENCY_KEY];
    if (key === undefined) throw classified('BAD_REQUEST', 'A contact form needs an Idempotency-Key.');
    const sent = await shop.contactRequests.send(
      shopper,
      { ...form, topic: TOPIC_OF[topic], ...omitNil({ zipCode }) },
      key,
    );
    if (!sent.ok) return { successful: false, ...writeFormRefusal(sent.refusal), receipt: null };
    return { successful: true, ...NOTHING_WRONG, receipt: { ...sent.value, copyTo: orNull(sent.value.copyTo) } };
  },
  uploadContactImage: async ({ image }: MutationUploadContactImageArgs, { shop, shopper }) => {
    const stored = await shop.contactRequests.uploadImage(shopper, await readImage(image));
    if (stored.ok) return { imageId: stored.value, refusal: null };
    const { because, message } = stored.refusal;
    return { imageId: null, refusal: writeRefusal(because, { message }) };
  },
};
