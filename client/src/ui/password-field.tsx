import { type ReactNode, useState } from 'react';
import { Input, type InputProps } from 'react-aria-components/TextField';

import { useIsHydrated } from '../platform/hydration/use-is-hydrated.ts';
import { useTranslation } from '../platform/texts/translation.tsx';
import { fieldId } from './field.tsx';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { type ControlAttributes, TextFieldBase, type TextFieldBaseProps } from './text-field.tsx';

type PasswordFieldProps = TextFieldBaseProps & Omit<ControlAttributes<InputProps>, 'type'>;

/** A password field with a button that shows the password, once scripts run. Pasting and password managers work. */
export const PasswordField = ({
  name,
  label,
  hint,
  error,
  isWrong,
  isRequired,
  value,
  onChange,
  onBlur,
  ...input
}: PasswordFieldProps): ReactNode => {
  const { t } = useTranslation('shell');
  const [isShown, setShown] = useState(false);
  const isHydrated = useIsHydrated();
  return (
    <TextFieldBase {...{ name, label, hint, error, isWrong, isRequired, value, onChange, onBlur }}>
      <span className={styles.revealed}>
        <Input
          {...input}
          type={isShown ? 'text' : 'password'}
          className={styles.control ?? ''}
          autoCapitalize="none"
          spellCheck={false}
        />
        {isHydrated && (
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={isShown}
            aria-controls={fieldId(name)}
            aria-label={t('password.show')}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        )}
      </span>
    </TextFieldBase>
  );
};
