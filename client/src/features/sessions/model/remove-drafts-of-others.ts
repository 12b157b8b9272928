import { readDraft, removeAllDrafts, saveDraft } from '../../../platform/forms/form-draft.ts';
import type { LoginState } from '../../../platform/generated/graphql.ts';

const OWNER = 'owner';

interface Visitor {
  readonly loginState: LoginState;
  readonly email: string | null;
  readonly cartId: string | null;
}

/**
 * Removes what another customer typed in this tab before their session ended: neither their texts nor their consent belong to
 * this one. The same e-mail address or the same cart means the same customer.
 */
export const removeDraftsOfOthers = ({ loginState, email, cartId }: Visitor): void => {
  if (loginState !== 'CUSTOMER') return;
  const customer = { email: email ?? '', cartId: cartId ?? '' };
  const owner = readDraft(OWNER);
  if (owner !== undefined && owner['email'] !== customer.email && owner['cartId'] !== customer.cartId) removeAllDrafts();
  saveDraft(OWNER, customer);
};
