import { type ReactNode, useState } from 'react';

import { useTranslation } from '../shared/translation.tsx';
import { Icon } from './icon.tsx';
import styles from './number-stepper.module.css';

interface NumberStepperProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Called with each number that was asked for, also beyond the bounds: what then happens is the caller's rule. */
  readonly onAsk: (quantity: number) => void;
  readonly isDisabled?: boolean;
}

const DIGITS = /^\d+$/u;

/** A quantity to type or to step. What is typed counts when the field is left or Enter is pressed. */
export const NumberStepper = ({ id, name, label, value, min, max, onAsk, isDisabled = false }: NumberStepperProps): ReactNode => {
  const { t } = useTranslation('shell');
  const [typed, setTyped] = useState<string>();
  const settle = (): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    const asked = DIGITS.test(typed) ? Number(typed) : value;
    if (asked !== value) onAsk(asked);
  };
  return (
    <span className={styles.stepper} role="group" aria-label={label}>
      <button type="button" className={styles.step} aria-label={t('stepper.less')} disabled={isDisabled || value <= Math.min(min, 1)} onClick={() => onAsk(value - 1)}>
        <Icon name="minus" size={18} />
      </button>
      <input
        id={id}
        name={name}
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={typed ?? String(value)}
        disabled={isDisabled}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed !== undefined) settle();
        }}
      />
      <button type="button" className={styles.step} aria-label={t('stepper.more')} disabled={isDisabled || value >= max} onClick={() => onAsk(value + 1)}>
        <Icon name="plus" size={18} />
      </button>
    </span>
  );
};
