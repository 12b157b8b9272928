import { boundsOf } from '@shop/domain/shared/field-limits';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { FormPasswordField } from '../../ui/form-fields.tsx';

/** For shoppers without an account: the e-mail address and, for a registration, the password. */
export const AccountPart = ({ isRegistering }: { readonly isRegistering: boolean }): ReactNode => {
  const { t } = useTranslation('checkout');
  return (
    <Fieldset legend={isRegistering ? t('account.new') : t('account.contact')}>
      <EmailField
        name="account.email"
        label={t('account.email')}
        hint={t('account.email.hint')}
        autoComplete={isRegistering ? 'username' : 'email'}
      />
      {isRegistering && (
        <>
          <FormPasswordField
            name="account.password"
            label={t('account.password')}
            hint={t('account.password.hint', boundsOf('password'))}
            autoComplete="new-password"
          />
          <FormPasswordField
            name="account.passwordRepeat"
            label={t('account.passwordRepeat')}
            autoComplete="new-password"
          />
        </>
      )}
    </Fieldset>
  );
};
