import { contactFormErrors } from '@shop/domain/contact-requests/contact-request-rules';
import { CONTACT_TOPICS, type ContactForm, type ContactTopic } from '@shop/domain/contact-requests/contact-request';
import { entriesError, isReceived, readEntries } from '@shop/domain/shared/file-entries';
import type { FieldError } from '@shop/domain/shared/field-errors';
import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';

import type { FormFields } from '../../platform/generated/forms.ts';
import type { ContactRequestInput } from '../../platform/generated/graphql.ts';
import { CHECKED } from '../../ui/form-fields.tsx';
import type { OwnOrder } from '../../ui/own-order-choice.tsx';
import type { ContactStart } from './contact-requests.queries.ts';

export interface KnownFacts {
  /** Order number in the URL, from a page about the order. */
  readonly order: string | undefined;
  readonly start: ContactStart;
  readonly orders: readonly OwnOrder[];
}

/** `chosenOrder` is one of the customer's orders; empty for the number that is typed. `subject` is the honeypot. */
export type ContactValues = Readonly<Record<Exclude<FormFields['contact'], 'key'>, string>>;

/** What the form starts with. A number in the URL is typed for the visitor, whether the shop knows it or not. */
export const contactValues = ({ order = '', start, orders }: KnownFacts): ContactValues => {
  const number = start.orderId ?? (order.length <= FIELD_LIMITS.orderId ? order : '');
  const isOwn = orders.some(({ orderId }) => orderId === number);
  return {
    topic: number === '' ? '' : 'order',
    chosenOrder: isOwn ? number : '',
    orderNumber: isOwn ? '' : number,
    contactMessage: '',
    images: '',
    fullName: start.fullName ?? '',
    email: start.email ?? '',
    phone: start.phone ?? '',
    wantsCopy: '',
    subject: '',
  };
};

const topicOf = (topic: string): ContactTopic | '' => CONTACT_TOPICS.find((known) => known === topic) ?? '';

const formOf = ({
  topic,
  chosenOrder,
  orderNumber,
  images,
  wantsCopy,
  subject,
  ...texts
}: ContactValues): ContactForm => ({
  ...texts,
  topic: topicOf(topic),
  orderNumber: chosenOrder === '' ? orderNumber : chosenOrder,
  images: readEntries(images)
    .filter(isReceived)
    .map(({ id }) => id),
  wantsCopy: wantsCopy === CHECKED,
  isSuspicious: subject !== '',
});

/** What the form sends. */
export const contactInput = (values: ContactValues): ContactRequestInput => {
  const { topic, isSuspicious: _told, images, ...form } = formOf(values);
  return { ...form, topic: topic === '' ? null : topic, images: [...images], honeypot: values.subject };
};

export const contactErrors = (values: ContactValues): readonly FieldError[] => {
  const pending = entriesError(values.images, { isRequired: false });
  return [
    ...contactFormErrors(formOf(values)),
    ...(pending === undefined ? [] : [{ field: 'images', message: pending }]),
  ];
};
