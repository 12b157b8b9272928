import { fieldErrorsOf, invalidForm } from '../shared/field-errors.ts';
import { email as emailError } from '../shared/form-rules.ts';
import { readEmail } from '../shared/read-email.ts';
import { refused, type Result } from '../shared/result.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { StockAlertRequest, StockAlerts, WatchRefusal } from './stock-alerts.port.ts';

/** Asks for a mail once a sold-out article is back. The business shop sells to its customers only, so it has no article for anybody else. */
export const watchItem =
  ({ stockAlerts }: { readonly stockAlerts: Pick<StockAlerts, 'watch'> }) =>
  async (shopper: Shopper, { itemId, email }: StockAlertRequest): Promise<Result<void, WatchRefusal>> => {
    const errors = fieldErrorsOf({ email: emailError(email) });
    if (errors.length > 0) return refused(invalidForm(errors));
    if (shopper.storefront.isB2b && shopper.loginState !== 'customer') return refused({ because: 'no-such-item' });
    return stockAlerts.watch(shopper, { itemId, email: readEmail(email) });
  };
