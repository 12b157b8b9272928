import { NetworkFailure } from '../../platform/failures/failures.ts';
import { refusalIn } from '../../platform/transport/api-route.ts';
import { isRecord } from '../../platform/transport/route-reply.ts';
import { sendForm } from '../../platform/transport/send-form.ts';
import type { Upload } from '../../platform/uploads/use-uploads.ts';

const PATH = '/api/uploads/contact-image';
const OK = 200;

/** Sends a photo to the shop, which stores it until the request is sent. */
export const uploadContactImage: Upload = async (file, options) => {
  const form = new FormData();
  form.append('image', file, file.name);
  const reply = await sendForm(PATH, form, options);
  const { image } = reply.body;
  if (isRecord(image) && typeof image['id'] === 'string' && typeof image['name'] === 'string')
    return { accepted: true, id: image['id'], name: image['name'] };
  // Too many uploads, or a failure of the shop: the same file can be sent again.
  if (reply.status !== OK) throw new NetworkFailure(PATH);
  return { accepted: false, message: refusalIn(reply) ?? 'shop.error.internal' };
};
