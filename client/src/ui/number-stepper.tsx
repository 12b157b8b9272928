import { type MouseEvent, type ReactNode, useState } from 'react';

import { useTranslation } from '../platform/texts/translation.tsx';
import { useFieldInputBeforeHydration } from '../platform/forms/input-before-hydration.ts';
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

/**
 * A quantity to type or to step. A typed one counts when the field is left or Enter is pressed. Before scripts run, its
 * buttons post the form around it with a step up or down.
 */
export const NumberStepper = ({ id, name, label, value, min, max, onAsk, isDisabled = false }: NumberStepperProps): ReactNode => {
  const { t } = useTranslation('shell');
  const [typed, setTyped] = useState<string>();
  const ask = (words: string): void => {
    const asked = DIGITS.test(words) ? Number(words) : value;
    if (asked !== value) onAsk(asked);
  };
  const settle = (): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    ask(typed);
  };
  const field = useFieldInputBeforeHydration<HTMLInputElement>(String(value), (words, input) => {
    if (document.activeElement === input) {
      setTyped(words);
      return;
    }
    input.value = String(value);
    ask(words);
  });
  const stepButton = (step: -1 | 1) => ({
    type: 'submit' as const,
    className: styles.step,
    name: 'step',
    value: step,
    onClick: (event: MouseEvent): void => {
      event.preventDefault();
      onAsk(value + step);
    },
  });
  return (
    <span className={styles.stepper} role="group" aria-label={label}>
      {/* Enter presses the first button of a form: without this one that would be “less”. */}
      <button type="submit" className={styles.entered} tabIndex={-1} aria-hidden="true" />
      <button {...stepButton(-1)} aria-label={t('stepper.less')} disabled={isDisabled || value <= Math.min(min, 1)}>
        <Icon name="minus" size={18} />
      </button>
      <input
        ref={field}
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
      <button {...stepButton(1)} aria-label={t('stepper.more')} disabled={isDisabled || value >= max}>
        <Icon name="plus" size={18} />
      </button>
    </span>
  );
};
