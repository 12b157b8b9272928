import type { ButtonType } from '@shop/domain/shared/button-type';
import type { ComponentProps, ReactNode } from 'react';

import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Colour scheme; none where an editor named no known one. @default 'primary' */
  readonly type?: ButtonType | undefined;
  /** @default 'button' */
  readonly does?: 'button' | 'submit' | 'reset';
  /** Under way: says so, and does not act a second time. */
  readonly isPending?: boolean;
  readonly isWide?: boolean;
}

const ignore = (event: { preventDefault(): void }): void => event.preventDefault();

/** A button. While pending it stays in the tab order and keeps its name, so that the focus is not lost. */
export const Button = ({ type = 'primary', does = 'button', isPending = false, isWide = false, onClick, className, ...rest }: ButtonProps): ReactNode => (
  <button
    {...rest}
    type={does}
    className={[styles.button, className].filter(Boolean).join(' ')}
    data-type={type}
    data-wide={isWide || undefined}
    aria-disabled={isPending || undefined}
    aria-busy={isPending || undefined}
    onClick={isPending ? ignore : onClick}
  />
);
