import { readOrderLookUp } from '../orders/read-order-look-up.ts';
import { addWorkingDays, berlinDate, SHOP_COUNTRY } from '../shared/calendar.ts';
import type { CivilDate } from '../shared/civil-date.ts';
import { normaliseLines, normaliseText } from '../shared/normalise-text.ts';
import { readEmail } from '../shared/read-email.ts';
import { readPhone } from '../shared/read-phone.ts';
import type { OrderId } from '../shared/shop-id.ts';

/** What somebody writes about; who answers depends on it. */
export const CONTACT_TOPICS = [
  'order',
  'delivery',
  'return',
  'payment',
  'product',
  'account',
  'business',
  'other',
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Working days in which a request is answered. */
export const CONTACT_ANSWER_DAYS = 1;

/** Photos of one request. */
export const MOST_CONTACT_IMAGES = 5;

export type ContactImageId = string;

/** A request as typed. */
export interface ContactForm {
  /** Empty if none was chosen. */
  readonly topic: ContactTopic | '';
  readonly fullName: string;
  readonly email: string;
  /** Only for who prefers a call. */
  readonly phone: string;
  /** One of the customer's orders, or a number that anybody may type. */
  readonly orderNumber: string;
  readonly contactMessage: string;
  readonly images: readonly ContactImageId[];
  /** Whether the account that is signed in gets a copy. Nobody else does: a typed address may be anybody's. */
  readonly wantsCopy: boolean;
  /** A field was filled in that people do not see. The request is sent nevertheless, and marked. */
  readonly isSuspicious: boolean;
}

/** What the shop's team gets. */
export interface ContactRequest extends Omit<ContactForm, 'topic'> {
  readonly topic: ContactTopic;
  /** Proves that the writer knows the order, if they have looked it up. */
  readonly zipCode?: string | undefined;
}

/** That a request arrived, and until when it is answered. */
export interface ContactReceipt {
  readonly ticketNumber: string;
  /** ISO instant. */
  readonly receivedAt: string;
  readonly answerBy: CivilDate;
  /** The address of the account that got a copy. */
  readonly copyTo?: string | undefined;
}

/** An order that a request may be about. */
export interface ContactOrder {
  readonly orderId: OrderId;
  /** Of the invoice or of the delivery, for who has looked it up. */
  readonly zipCode?: string | undefined;
}

/** What a form starts with. */
export interface ContactStart {
  readonly fullName?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** Absent if the order is unknown, or neither theirs nor looked up. */
  readonly orderId?: OrderId | undefined;
  /** The confirmed address of the account that is signed in. */
  readonly copyTo?: string | undefined;
}

/** A request without surrounding spaces. Name, address and number are one line: they stand in the head of a mail. */
export const normaliseContactForm = <Form extends ContactForm>(form: Form): Form => ({
  ...form,
  fullName: normaliseText(form.fullName),
  email: readEmail(form.email),
  phone: readPhone(form.phone),
  orderNumber: normaliseText(form.orderNumber),
  contactMessage: normaliseLines(form.contactMessage),
});

/** Whether a typed number means this order. */
export const isAbout = (orderNumber: string, orderId: OrderId): boolean =>
  readOrderLookUp({ orderId: orderNumber, zipCode: '' }).orderId === orderId;

export const answerBy = (receivedAt: Date): CivilDate =>
  addWorkingDays(berlinDate(receivedAt), CONTACT_ANSWER_DAYS, SHOP_COUNTRY);
