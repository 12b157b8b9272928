import type { ContactRequests } from '@shop/domain/contact-requests/contact-requests.port';
import { storeContactImage } from '../contact-requests/contact-images.ts';
import { contactStart } from '../contact-requests/contact-start.ts';
import { sendContactRequest } from '../contact-requests/send-contact-request.ts';
import type { World } from '../worlds/world.ts';

export const inMemoryContactRequests = (world: World): ContactRequests => ({
  startData: async (shopper, order) => world.read((view) => contactStart(view, shopper, order)),
  uploadImage: async (_shopper, image) => world.run((tx) => storeContactImage(tx, image)),
  send: async (shopper, request, idempotencyKey) =>
    world.run((tx) => sendContactRequest(tx, shopper, request, idempotencyKey)),
});
