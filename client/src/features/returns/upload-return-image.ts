import { NetworkFailure } from '../../platform/failures/failures.ts';
import { refusalIn, textIn } from '../../platform/transport/api-route.ts';
import { isRecord } from '../../platform/transport/route-reply.ts';
import { sendForm } from '../../platform/transport/send-form.ts';
import type { Upload, UploadResult } from '../../platform/uploads/use-uploads.ts';

const PATH = '/api/uploads/return-image';
const OK = 200;

const storedImage = (body: Readonly<Record<string, unknown>>): UploadResult | undefined => {
  const { image } = body;
  return isRecord(image) && typeof image['id'] === 'string' && typeof image['name'] === 'string'
    ? { accepted: true, id: image['id'], name: image['name'] }
    : undefined;
};

const send = async (order: string, item: string, ...[file, options]: Parameters<Upload>): Promise<UploadResult> => {
  const form = new FormData();
  form.append('order', order);
  form.append('item', item);
  form.append('image', file, file.name);
  const reply = await sendForm(PATH, form, options);
  const stored = storedImage(reply.body);
  if (stored !== undefined) return stored;
  // Too many uploads, or a failure of the shop: the same file can be sent again.
  if (reply.status !== OK) throw new NetworkFailure(PATH);
  return { accepted: false, message: refusalIn(reply) ?? textIn(reply, 'path') ?? 'shop.error.internal' };
};

/** Sends the photos of an order's return one after the other: each counts towards the same limits. */
export const photoUploads = (order: string): ((itemId: string) => Upload) => {
  let last: Promise<unknown> = Promise.resolve();
  return (itemId) => (file, options) => {
    const upload = last.then(() => {
      options.signal?.throwIfAborted();
      return send(order, itemId, file, options);
    });
    last = upload.catch(() => undefined);
    return upload;
  };
};
