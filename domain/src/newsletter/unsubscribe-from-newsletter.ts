import type { FormRefusal } from '../shared/field-errors.ts';
import { readEmail } from '../shared/read-email.ts';
import type { Result } from '../shared/result.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { Newsletter } from './newsletter.port.ts';

/** What the page to unsubscribe sends: the token of the mail that led there, or else the typed address. */
export interface UnsubscriptionForm {
  readonly token: string | undefined;
  readonly email: string;
}

export const unsubscribeFromNewsletter =
  ({ newsletter }: { readonly newsletter: Pick<Newsletter, 'unsubscribe'> }) =>
  (shopper: Shopper, { token, email }: UnsubscriptionForm): Promise<Result<void, FormRefusal>> =>
    newsletter.unsubscribe(shopper, token === undefined ? { email: readEmail(email) } : { token });
