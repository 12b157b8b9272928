import { type ComponentProps, type ReactNode, useState } from 'react';

import { useIsHydrated } from '../platform/hydration/use-is-hydrated.ts';
import { useTranslation } from '../platform/texts/translation.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'required' | 'type'>;

/** A password that its owner may look at, once scripts run; pasting and password managers work. */
export const PasswordField = ({ name, label, hint, error, isRequired, ...input }: PasswordFieldProps): ReactNode => {
  const { t } = useTranslation('shell');
  const [isShown, setShown] = useState(false);
  const isHydrated = useIsHydrated();
  return (
    <Field {...{ name, label, hint, error }} {...(isRequired === undefined ? {} : { isRequired })}>
      {(control) => (
        <span className={styles.revealed}>
          <input {...input} {...control} type={isShown ? 'text' : 'password'} className={styles.control} autoCapitalize="none" spellCheck={false} />
          {isHydrated && (
            <button type="button" className={styles.reveal} aria-pressed={isShown} aria-controls={control.id} aria-label={t('password.show')} onClick={() => setShown(!isShown)}>
              <Icon name={isShown ? 'eye-off' : 'eye'} />
            </button>
          )}
        </span>
      )}
    </Field>
  );
};
