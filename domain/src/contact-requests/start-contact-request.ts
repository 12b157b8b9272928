import type { Customers } from '../customers/customers.port.ts';
import { unlessRevoked } from '../customers/unless-revoked.ts';
import { LOOKED_UP_ORDER } from '../orders/looked-up-order.slot.ts';
import type { Ids } from '../shared/ids.port.ts';
import { SHOP_ID } from '../shared/shop-id.ts';
import type { Visit } from '../visit/visit.port.ts';
import { type ContactOrder, type ContactStart, isAbout } from './contact-request.ts';
import { CONTACT_REQUEST, type StoredContactRequest } from './contact-request.slot.ts';
import type { ContactRequests } from './contact-requests.port.ts';

/** The order of a number, with its postcode if this browser has looked it up. */
export const contactOrder = (visit: Pick<Visit, 'read'>, orderNumber: string): ContactOrder => {
  const known = visit.read(LOOKED_UP_ORDER);
  return known !== undefined && isAbout(orderNumber, known.orderId) ? known : { orderId: orderNumber };
};

/** The key for the next request, and the receipt of the last one. Draws a key if there is none. */
export const openContactRequest = (
  { ids }: { readonly ids: Ids },
  visit: Pick<Visit, 'read' | 'write'>,
): StoredContactRequest => {
  const known = visit.read(CONTACT_REQUEST);
  if (known !== undefined) return known;
  const stored = { key: ids.next() };
  visit.write(CONTACT_REQUEST, stored);
  return stored;
};

interface Ports {
  readonly contactRequests: Pick<ContactRequests, 'startData'>;
  readonly customers: Customers;
}

/** What the form starts with. Nobody is asked about visitors who have proved nothing. */
export const startContactRequest =
  (ports: Ports, visit: Visit) =>
  async (orderNumber: string | undefined): Promise<ContactStart> => {
    const order = orderNumber !== undefined && SHOP_ID.test(orderNumber) ? contactOrder(visit, orderNumber) : undefined;
    const start = async (): Promise<ContactStart> =>
      visit.shopper.loginState === 'logged-out' && order?.zipCode === undefined
        ? {}
        : ports.contactRequests.startData(visit.shopper, order);
    return unlessRevoked(ports, visit)(start, start);
  };
