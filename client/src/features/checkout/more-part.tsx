import type { ReactNode } from 'react';

import { useFormHandle } from '../../platform/forms/form-context.ts';
import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FormTextField } from '../../ui/form-fields.tsx';
import styles from './checkout-step.module.css';

const OWN_FIELDS = ['costCentre', 'orderReference', 'billingAlternativeEmail', 'shippingAlternativeEmail'];

/** Optional fields: a reference for the invoice, alternative e-mail addresses, on the business shop a cost centre. Open for businesses, and if one of them is filled in or has an error. */
export const MorePart = ({ usualEmail }: { readonly usualEmail: string }): ReactNode => {
  const { t } = useTranslation('checkout');
  const { isB2b } = useStorefront();
  const { values, errorOf } = useFormHandle();
  const isUsed = OWN_FIELDS.some(
    (field) => !['', usualEmail].includes(values[field] ?? '') || errorOf(field) !== undefined,
  );
  return (
    <Disclosure label={t('more')} isForcedOpen={isB2b || isUsed}>
      <div className={styles.fields}>
        {isB2b && (
          <FormTextField
            name="costCentre"
            label={t('more.costCentre')}
            hint={t('more.costCentre.hint')}
            isRequired={false}
            autoComplete="off"
          />
        )}
        <FormTextField
          name="orderReference"
          label={t('more.orderReference')}
          hint={t('more.orderReference.hint')}
          isRequired={false}
          autoComplete="off"
        />
        <EmailField
          name="billingAlternativeEmail"
          label={t('more.billingEmail')}
          hint={t('more.billingEmail.hint')}
          isRequired={false}
          autoComplete="off"
        />
        <EmailField
          name="shippingAlternativeEmail"
          label={t('more.shippingEmail')}
          hint={t('more.shippingEmail.hint')}
          isRequired={false}
          autoComplete="off"
        />
      </div>
    </Disclosure>
  );
};
