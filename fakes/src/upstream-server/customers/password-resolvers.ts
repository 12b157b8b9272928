import type {
  MutationChangeForgottenPasswordArgs,
  MutationChangePasswordArgs,
  MutationForgotPasswordArgs,
  QueryCheckTokenValidityArgs,
  TokenProblem,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { identifierOf } from '../sessions/identifier-of.ts';
import { DONE, writeMutationResult } from '../shared/write-mutation-result.ts';

const PROBLEMS = { used: 'USED', expired: 'EXPIRED', unknown: 'UNKNOWN', unusable: null } as const satisfies Record<
  string,
  TokenProblem | null
>;

export const passwordResolvers: Resolvers<
  'changePassword' | 'forgotPassword' | 'checkTokenValidity' | 'changeForgottenPassword'
> = {
  changePassword: async (change: MutationChangePasswordArgs, { shop, shopper }) =>
    writeMutationResult(await shop.passwords.change(shopper, change)),
  forgotPassword: async ({ honeypot, triesCount, ...names }: MutationForgotPasswordArgs, { shop, shopper }) => {
    await shop.passwords.requestLink(shopper, {
      identifier: identifierOf('forgotPassword', names, shopper.storefront),
      honeypot,
      triesCount,
    });
    return DONE;
  },
  checkTokenValidity: async ({ emailToken }: QueryCheckTokenValidityArgs, { shop, shopper }) => {
    const state = await shop.passwords.linkState(shopper, emailToken);
    return state === 'valid' ? { valid: true, reason: null } : { valid: false, reason: PROBLEMS[state] };
  },
  changeForgottenPassword: async ({ emailToken, password }: MutationChangeForgottenPasswordArgs, { shop, shopper }) =>
    writeMutationResult(await shop.passwords.changeByLink(shopper, { token: emailToken, password })),
};
