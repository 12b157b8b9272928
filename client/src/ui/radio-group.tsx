import { type ReactNode, useId } from 'react';

import styles from './choice.module.css';
import { ErrorMessage, fieldId, useDescription } from './field.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface RadioChoice {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Shown at the end of the line: a price or an icon. */
  readonly aside?: ReactNode;
  readonly isDisabled?: boolean;
  /** Shown while this choice is selected. */
  readonly detail?: ReactNode;
}

interface RadioGroupProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly choices: readonly RadioChoice[];
  readonly value?: string | undefined;
  readonly onChange?: (value: string) => void;
  readonly error?: string | undefined;
  /** `cards` puts each choice in its own card. @default 'list' */
  readonly look?: 'list' | 'cards';
  readonly isLabelHidden?: boolean;
}

/** Native radio buttons in a group that is labelled by the question: a choice made before scripts run stays. */
export const RadioGroup = ({
  name,
  label,
  choices,
  value,
  onChange,
  error,
  look = 'list',
  isLabelHidden = false,
}: RadioGroupProps): ReactNode => {
  const own = useId();
  const { errorId, described } = useDescription({ error });
  return (
    <fieldset className={styles.group} role="radiogroup" data-look={look} {...described}>
      {isLabelHidden ? (
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={styles.legend}>{label}</legend>
      )}
      {error !== undefined && <ErrorMessage id={errorId}>{error}</ErrorMessage>}
      {choices.map((choice, at) => {
        const id = at === 0 ? fieldId(name) : `${fieldId(name)}-${choice.value}`;
        const checked =
          onChange === undefined
            ? { defaultChecked: choice.value === value }
            : { checked: choice.value === value, onChange: () => onChange(choice.value) };
        return (
          <div key={choice.value} className={styles.radio} data-chosen={choice.value === value || undefined}>
            <input
              {...checked}
              id={id}
              type="radio"
              name={name}
              value={choice.value}
              disabled={choice.isDisabled}
              aria-describedby={choice.hint === undefined ? undefined : `${own}${choice.value}`}
            />
            <label htmlFor={id}>{choice.label}</label>
            {choice.aside !== undefined && <span className={styles.aside}>{choice.aside}</span>}
            {choice.hint !== undefined && (
              <p className={styles.hint} id={`${own}${choice.value}`}>
                {choice.hint}
              </p>
            )}
            {choice.detail !== undefined && choice.value === value && (
              <div className={styles.detail}>{choice.detail}</div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
};
