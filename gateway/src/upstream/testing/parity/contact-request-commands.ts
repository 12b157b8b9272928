import { aContactRequest } from '@shop/domain/testing/a-contact-request';
import fc from 'fast-check';
import { command } from './command.ts';
import { after } from './side.ts';

export const contactRequestCommands = [
  command('contact form', fc.constantFrom(undefined, '400000001', '1'), async (side, orderId) => {
    const order = orderId === undefined ? undefined : { orderId, zipCode: '10115' };
    return after(side, await side.fixture.shop.contactRequests.startData(side.shopper, order));
  }),
  command(
    'contact request',
    fc.constantFrom(
      aContactRequest(),
      aContactRequest({ topic: 'order', orderNumber: '400000001', zipCode: '10115', wantsCopy: true }),
      aContactRequest({ email: 'gerda@', images: ['gone'] }),
    ),
    async (side, request) =>
      after(
        side,
        await side.fixture.shop.contactRequests.send(side.shopper, request, `contact-request-about-${request.topic}`),
      ),
  ),
];
