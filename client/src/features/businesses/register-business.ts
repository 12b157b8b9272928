import type { TypedBusinessRegistration } from '@shop/domain/businesses/business';
import { NetworkFailure } from '../../platform/failures/failures.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { fieldErrorsIn, postToRoute, refusalIn, textIn } from '../../platform/transport/api-route.ts';
import { sendForm } from '../../platform/transport/send-form.ts';
import type { Upload } from '../../platform/uploads/use-uploads.ts';
import { CERTIFICATE } from './business-values.ts';

const UPLOAD = '/api/uploads/certificate/';
const REGISTER = '/api/register-business-action/';
const OK = 200;

/** Sends the certificate, which the shop stores for this visitor's registration. */
export const uploadCertificate: Upload = async (file, options) => {
  const form = new FormData();
  form.append(CERTIFICATE, file, file.name);
  const reply = await sendForm(UPLOAD, form, options);
  if (reply.body['successfull'] === true)
    return { accepted: true, id: CERTIFICATE, name: textIn(reply, 'name') ?? file.name };
  // Too many uploads, or a failure of the shop: the same file can be sent again.
  if (reply.status !== OK) throw new NetworkFailure(UPLOAD);
  return { accepted: false, message: refusalIn(reply) ?? 'shop.error.internal' };
};

/** Registers a business. The same registration can be sent again. */
export const registerBusiness = async (formData: TypedBusinessRegistration): Promise<SubmitResult> => {
  const reply = await postToRoute(REGISTER, { formData });
  if (reply.body['successfull'] === true) return { accepted: true };
  const fieldErrors = fieldErrorsIn(reply);
  const general = refusalIn(reply) ?? (fieldErrors.length === 0 ? 'shop.error.internal' : undefined);
  return { accepted: false, fieldErrors, ...(general === undefined ? {} : { general }) };
};
