import { readDraft, removeAllDrafts, saveDraft } from '../../platform/forms/form-draft.ts';
import type { CheckoutPartFragment } from '../../platform/generated/graphql.ts';

const OWNER = 'owner';

/**
 * Removes what another customer typed in this tab before their session ended: neither their texts nor their consent belong to
 * this one. The same e-mail address or the same cart means the same customer.
 */
export const removeDraftsOfOthers = ({ facts, email, cart }: Pick<CheckoutPartFragment, 'facts' | 'email' | 'cart'>): void => {
  if (facts.loginState !== 'CUSTOMER') return;
  const customer = { email: email ?? '', cartId: cart.id ?? '' };
  const owner = readDraft(OWNER);
  if (owner !== undefined && owner['email'] !== customer.email && owner['cartId'] !== customer.cartId) removeAllDrafts();
  saveDraft(OWNER, customer);
};
