import { IsEmailFreeDocument } from '../../../platform/generated/graphql.ts';
import { request } from '../../../platform/transport/request.ts';

/** Checks whether an account with this e-mail address exists (AUTH-13). */
export const emailTaken = async (email: string): Promise<string | undefined> => {
  const { isEmailFree } = await request('IsEmailFree', IsEmailFreeDocument, { email: email.trim() });
  return isEmailFree ? undefined : 'vue.form.error.email.notUnique';
};
