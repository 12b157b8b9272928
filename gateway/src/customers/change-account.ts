import type { PersonalDetails } from '@shop/domain/customers/personal-details';
import { personalDetailsErrors, tidyPersonalDetails } from '@shop/domain/customers/personal-details';
import { deletionErrors } from '@shop/domain/customers/account-deletion';
import type { DeletionConsent } from '@shop/domain/customers/account-deletion';
import { changeEmail, changePhone } from '@shop/domain/customers/change-contact';
import type { TypedEmailChange } from '@shop/domain/customers/change-contact';
import type { Customer } from '@shop/domain/customers/customer';
import { invalidForm } from '@shop/domain/shared/field-errors';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import type { VisitorSession } from '../request/visitor-session.ts';
import { unlessSignedOut } from '@shop/domain/customers/unless-signed-out';
import { KNOWN_BROWSER, rememberBrowser } from '../limits/known-browser.slot.ts';

type Ports = Pick<Shop, 'customers'>;
type Changed = Promise<Result<Customer, FormRefusal>>;

export const changeOwnDetails =
  (shop: Ports) =>
  async (visitor: VisitorSession, typed: PersonalDetails): Changed => {
    const errors = personalDetailsErrors(typed, visitor.shopper.storefront);
    if (errors.length > 0) return refused(invalidForm(errors));
    return unlessSignedOut(
      shop,
      visitor,
      shop.customers.changeAccountData(visitor.shopper, tidyPersonalDetails(typed)),
    );
  };

/** The browser stays known to the owner of the account: on consumer shops by the new e-mail address. */
export const changeOwnEmail =
  (shop: Ports) =>
  async (visitor: VisitorSession, typed: TypedEmailChange): Changed => {
    const changed = await unlessSignedOut(shop, visitor, changeEmail(shop)(visitor.shopper, typed));
    if (changed.ok && changed.value.email !== undefined && !visitor.shopper.storefront.isB2b)
      rememberBrowser(visitor, changed.value.email);
    return changed;
  };

export const changeOwnPhone =
  (shop: Ports) =>
  (visitor: VisitorSession, typed: string): Changed =>
    unlessSignedOut(shop, visitor, changePhone(shop)(visitor.shopper, typed));

/** Deletes the account and signs the visitor out, who goes on anonymously. */
export const deleteOwnAccount =
  (shop: Ports) =>
  async (visitor: VisitorSession, consent: DeletionConsent): Promise<Result<void, FormRefusal>> => {
    const errors = deletionErrors(consent);
    if (errors.length > 0) return refused(invalidForm(errors));
    const deleted = await unlessSignedOut(
      shop,
      visitor,
      shop.customers.deleteAccount(visitor.shopper, consent.password),
    );
    if (!deleted.ok) return deleted;
    visitor.clear(KNOWN_BROWSER);
    visitor.loggedOut();
    return deleted;
  };
