import type { ButtonType } from '@shop/domain/shared/button-type';
import type { ComponentProps, ReactNode } from 'react';

import type { FieldName } from '../platform/forms/form-names.ts';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'name'> {
  readonly name?: FieldName;
  /** @default 'primary' */
  readonly variant?: ButtonType | undefined;
  /** The button shows that work is in progress and ignores presses. */
  readonly isPending?: boolean;
  readonly isWide?: boolean;
}

const ignore = (event: { preventDefault(): void }): void => event.preventDefault();

/** The native button, of `type="button"` by default. A pending button is not `disabled`, so it keeps the focus. */
export const Button = ({
  variant = 'primary',
  type = 'button',
  isPending = false,
  isWide = false,
  onClick,
  className,
  ...rest
}: ButtonProps): ReactNode => (
  <button
    {...rest}
    type={type}
    className={[styles.button, className].filter(Boolean).join(' ')}
    data-variant={variant}
    data-wide={isWide || undefined}
    aria-disabled={isPending || undefined}
    aria-busy={isPending || undefined}
    onClick={isPending ? ignore : onClick}
  />
);
