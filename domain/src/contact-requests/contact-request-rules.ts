import { phoneError } from '../addresses/address-rules.ts';
import { type FieldError, fieldErrorsOf } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { email, maxLength, required } from '../shared/form-rules.ts';
import {
  CONTACT_TOPICS,
  type ContactForm,
  type ContactRequest,
  MOST_CONTACT_IMAGES,
  normaliseContactForm,
} from './contact-request.ts';

const isTopic = (topic: string): boolean => CONTACT_TOPICS.some((known) => known === topic);

/** Whether a topic was chosen, which the errors say too. */
export const isContactRequest = (form: ContactForm): form is ContactRequest => isTopic(form.topic);

/** All errors of a request, in the order of the page. Whether its order exists is none of them: nobody learns it here. */
export const contactFormErrors = (typed: ContactForm): readonly FieldError[] => {
  const { topic, fullName, email: address, phone, orderNumber, contactMessage, images } = normaliseContactForm(typed);
  return fieldErrorsOf({
    topic: isTopic(topic) ? undefined : 'shop.form.error.choice',
    orderNumber: maxLength(FIELD_LIMITS.orderNumber)(orderNumber),
    contactMessage: required(contactMessage) ?? maxLength(FIELD_LIMITS.contactMessage)(contactMessage),
    images: images.length > MOST_CONTACT_IMAGES ? 'shop.contact.tooManyImages' : undefined,
    fullName: maxLength(FIELD_LIMITS.fullName)(fullName),
    email: email(address),
    phone: phoneError(phone),
  });
};
