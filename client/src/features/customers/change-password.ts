import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { postToRoute, refusalIn } from '../../platform/transport/api-route.ts';
import type { RouteReply } from '../../platform/transport/route-reply.ts';

const CHANGE_PASSWORD = '/api/change-password/';

interface PasswordChange {
  readonly currentPassword: string;
  readonly password: string;
  readonly passwordRepeat: string;
}

const isFieldError = (entry: unknown): entry is { readonly fieldName: string; readonly errorMessage: string } =>
  typeof entry === 'object' &&
  entry !== null &&
  'fieldName' in entry &&
  typeof entry.fieldName === 'string' &&
  'errorMessage' in entry &&
  typeof entry.errorMessage === 'string';

const fieldErrorsIn = ({ body: { fieldErrors } }: RouteReply) =>
  (Array.isArray(fieldErrors) ? fieldErrors : [])
    .filter(isFieldError)
    .map(({ fieldName, errorMessage }) => ({ field: fieldName, message: errorMessage }));

/** Changes the password of the signed-in customer (AUTH-19). */
export const changePassword = async (formData: PasswordChange): Promise<SubmitResult> => {
  const reply = await postToRoute(CHANGE_PASSWORD, { formData });
  if (reply.body['successfull'] === true) return { accepted: true };
  const fieldErrors = fieldErrorsIn(reply);
  const general = refusalIn(reply) ?? (fieldErrors.length > 0 ? undefined : 'shop.error.internal');
  return { accepted: false, fieldErrors, ...(general === undefined ? {} : { general }) };
};
