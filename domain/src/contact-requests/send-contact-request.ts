import type { Customers } from '../customers/customers.port.ts';
import { unlessRevoked } from '../customers/unless-revoked.ts';
import { type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import type { ContentNames, Ids } from '../shared/ids.port.ts';
import { omitNil } from '../shared/omit-nil.ts';
import { refused, type Result } from '../shared/result.ts';
import type { Visit } from '../visit/visit.port.ts';
import { contactFormErrors, isContactRequest } from './contact-request-rules.ts';
import { CONTACT_REQUEST } from './contact-request.slot.ts';
import { type ContactForm, type ContactReceipt, normaliseContactForm } from './contact-request.ts';
import type { ContactRequests } from './contact-requests.port.ts';
import { contactOrder } from './start-contact-request.ts';

interface Ports {
  readonly contactRequests: Pick<ContactRequests, 'send'>;
  readonly customers: Customers;
  readonly ids: Ids & ContentNames;
}

/** The same for the same words, whichever entrance they came through. */
const contentOf = (form: ContactForm): unknown =>
  Object.entries(form).toSorted(([one], [other]) => (one < other ? -1 : 1));

/**
 * Sends what was typed, once for each page key, and stores the receipt. The same content from pages with the same key is one
 * request, also after a lost reply. If the shop ends the session meanwhile, it is sent without it.
 */
export const sendContactRequest =
  (ports: Ports, visit: Visit) =>
  async (key: string, typed: ContactForm): Promise<Result<ContactReceipt, FormRefusal>> => {
    const { contactRequests, ids } = ports;
    const form = normaliseContactForm(typed);
    const errors = contactFormErrors(form);
    if (errors.length > 0 || !isContactRequest(form)) return refused(invalidForm(errors));
    const requestKey = ids.nameOf(JSON.stringify([key, contentOf(form)]));
    const { zipCode } = contactOrder(visit, form.orderNumber);
    const send = () => contactRequests.send(visit.shopper, { ...form, ...omitNil({ zipCode }) }, requestKey);
    const sent = await unlessRevoked(ports, visit)(send, send);
    if (sent.ok) visit.write(CONTACT_REQUEST, { key: ids.next(), receipt: sent.value });
    return sent;
  };
