import { request } from '../../platform/transport/request.ts';
import { IsEmailFreeDocument } from '../../platform/generated/graphql.ts';

/** What is wrong with an e-mail address that only the shop knows: somebody has an account with it (specification A7: isUniqueEmail). */
export const emailTaken = async (email: string): Promise<string | undefined> => {
  const { isEmailFree } = await request('IsEmailFree', IsEmailFreeDocument, { email: email.trim() });
  return isEmailFree ? undefined : 'vue.form.error.email.notUnique';
};
