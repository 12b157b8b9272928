import type { ReactNode } from 'react';

import type { CheckoutPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { FormTextField } from '../../ui/form-fields.tsx';
import styles from './spedition-fields.module.css';

const KNOWN = ['phone', 'floor', 'access'] as const;

/** What the forwarding agent needs to know before it delivers bulky goods. A field without a translated label shows its name. */
export const SpeditionFields = ({
  fields,
}: {
  readonly fields: CheckoutPartFragment['speditionFields'];
}): ReactNode => {
  const { t } = useTranslation('checkout');
  const labelOf = (name: string): string => {
    const known = KNOWN.find((word) => word === name);
    return known === undefined ? name : t(`spedition.${known}`);
  };
  return (
    <div className={styles.fields}>
      <p>{t('spedition.why')}</p>
      {fields.map(({ name, required }) => (
        <FormTextField
          key={name}
          name={`speditionFields.${name}`}
          label={labelOf(name)}
          isRequired={required}
          {...(name === 'phone' ? { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } : { autoComplete: 'off' })}
        />
      ))}
    </div>
  );
};
