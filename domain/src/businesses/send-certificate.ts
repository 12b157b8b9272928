import type { Businesses } from './businesses.port.ts';
import type { Shopper } from '../visit/shopper.ts';
import { refused, type Result } from '../shared/result.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { UploadedFile } from '../shared/uploaded-file.ts';

/** Uploads a certificate under a signature of the shopper's session. If the signature has expired meanwhile, asks for another one, once. */
export const sendCertificate =
  ({ businesses }: { readonly businesses: Businesses }) =>
  async (shopper: Shopper, certificate: UploadedFile): Promise<Result<void, MessageKey>> => {
    const upload = async () =>
      businesses.uploadCertificate(shopper, certificate, await businesses.uploadSignature(shopper));
    const first = await upload();
    const result = !first.ok && first.refusal.because === 'signature-refused' ? await upload() : first;
    if (result.ok) return result;
    return refused(result.refusal.because === 'file-refused' ? result.refusal.message : 'shop.upload.expired');
  };
