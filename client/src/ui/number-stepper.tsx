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
  /** Called with each number that is typed or stepped to, even out of bounds: the caller decides what happens then. */
  readonly onChange: (quantity: number) => void;
  readonly isDisabled?: boolean;
}

const DIGITS = /^\d+$/u;

/**
 * A quantity field with buttons for one less and one more. A typed quantity counts on blur or Enter. Before scripts run,
 * the buttons post the form with a step up or down.
 */
export const NumberStepper = ({ id, name, label, value, min, max, onChange, isDisabled = false }: NumberStepperProps): ReactNode => {
  const { t } = useTranslation('shell');
  const [typed, setTyped] = useState<string>();
  const change = (text: string): void => {
    const requested = DIGITS.test(text) ? Number(text) : value;
    if (requested !== value) onChange(requested);
  };
  const commit = (): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    change(typed);
  };
  const field = useFieldInputBeforeHydration<HTMLInputElement>(String(value), (text, input) => {
    if (document.activeElement === input) {
      setTyped(text);
      return;
    }
    input.value = String(value);
    change(text);
  });
  const stepButton = (step: -1 | 1) => ({
    type: 'submit' as const,
    className: styles.step,
    name: 'step',
    value: step,
    onClick: (event: MouseEvent): void => {
      event.preventDefault();
      onChange(value + step);
    },
  });
  return (
    <span className={styles.stepper} role="group" aria-label={label}>
      {/* Enter presses the first button of a form, which would otherwise be “less”. */}
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
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed !== undefined) commit();
        }}
      />
      <button {...stepButton(1)} aria-label={t('stepper.more')} disabled={isDisabled || value >= max}>
        <Icon name="plus" size={18} />
      </button>
    </span>
  );
};
