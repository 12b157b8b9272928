import { readQuantity } from '@shop/domain/carts/quantity';
import { type MouseEvent, type ReactNode, useState } from 'react';

import { useTranslation } from '../platform/texts/translation.tsx';
import { useMessage } from '../platform/texts/use-message.ts';
import { useAfterPointerUp } from '../platform/forms/use-after-pointer-up.ts';
import type { FieldName } from '../platform/forms/form-names.ts';
import { useFieldInputBeforeHydration } from '../platform/forms/input-before-hydration.ts';
import { useIsomorphicLayoutEffect } from '../platform/hydration/use-isomorphic-layout-effect.ts';
import { ErrorMessage, useDescription } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './number-stepper.module.css';

interface NumberStepperProps {
  readonly id: string;
  readonly name: FieldName;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Called with each number that is typed or stepped to, even out of bounds: the caller decides what happens then. */
  readonly onChange: (quantity: number) => void;
  /** Called while it is typed too, with undefined for what is no number or is refused. */
  readonly onTyping?: (quantity: number | undefined) => void;
  readonly isDisabled?: boolean;
  /** What was submitted without scripts and is no number, or one that is refused. */
  readonly refused?: string | undefined;
  /** Why a number is refused, or what is none, as a message key: it stays in the field, and is not passed on. */
  readonly refusalOf?: ((quantity: number | undefined) => string | undefined) | undefined;
}

const NO_NUMBER = 'shop.form.error.quantity';
const takesAll = (): undefined => undefined;

/**
 * A quantity field with buttons for one less and one more. A typed quantity counts on blur or Enter; what is no number stays,
 * with the reason, and its form is not sent; so does a number that the caller refuses. Before scripts run, the buttons post the form with a step up or down.
 */
export const NumberStepper = ({
  id,
  name,
  label,
  value,
  min,
  max,
  onChange,
  onTyping,
  isDisabled = false,
  refused,
  refusalOf = takesAll,
}: NumberStepperProps): ReactNode => {
  const { t } = useTranslation('shell');
  const message = useMessage();
  const afterPointerUp = useAfterPointerUp();
  const [typed, setTyped] = useState(refused);
  const [isRefused, setRefused] = useState(refused !== undefined);
  const refusalOfTyped = (text: string): string | undefined => {
    const quantity = readQuantity(text);
    return refusalOf(quantity) ?? (quantity === undefined ? NO_NUMBER : undefined);
  };
  const refusal = typed === undefined ? undefined : refusalOfTyped(typed);
  const error = isRefused ? message(refusal ?? NO_NUMBER) : undefined;
  const { errorId, described } = useDescription({ hint: undefined, error });
  const commit = (text: string): void => {
    const requested = readQuantity(text);
    if (requested === undefined || refusalOf(requested) !== undefined) {
      setTyped(text);
      afterPointerUp(() => setRefused(true));
      return;
    }
    setTyped(undefined);
    setRefused(false);
    if (requested !== value) onChange(requested);
  };
  const field = useFieldInputBeforeHydration<HTMLInputElement>(typed ?? String(value), (text, input) => {
    if (document.activeElement === input) {
      setTyped(text);
      return;
    }
    input.value = String(value);
    commit(text);
  });
  useIsomorphicLayoutEffect(() => {
    field.current?.setCustomValidity(refusal === undefined ? '' : message(refusal));
  }, [field, refusal, message]);
  const stepButton = (step: -1 | 1) => ({
    type: 'submit' as const,
    className: styles.step,
    name: 'step' satisfies FieldName,
    value: step,
    onClick: (event: MouseEvent): void => {
      event.preventDefault();
      setTyped(undefined);
      setRefused(false);
      onChange(value + step);
    },
  });
  return (
    <div className={styles.field} data-refused={isRefused || undefined}>
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
          {...described}
          onChange={({ target }) => {
            setTyped(target.value);
            const isTaken = refusalOfTyped(target.value) === undefined;
            if (isTaken) setRefused(false);
            onTyping?.(isTaken ? readQuantity(target.value) : undefined);
          }}
          onBlur={() => {
            if (typed !== undefined) commit(typed);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && typed !== undefined) commit(typed);
          }}
          onInvalid={(event) => {
            event.preventDefault();
            setRefused(true);
            event.currentTarget.focus();
          }}
        />
        <button {...stepButton(1)} aria-label={t('stepper.more')} disabled={isDisabled || value >= max}>
          <Icon name="plus" size={18} />
        </button>
      </span>
      {error !== undefined && (
        <div className={styles.reason} role="alert">
          <ErrorMessage id={errorId}>{error}</ErrorMessage>
        </div>
      )}
    </div>
  );
};
