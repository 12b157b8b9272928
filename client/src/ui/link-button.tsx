import type { ButtonType } from '@shop/domain/shared/button-type';
import type { ComponentProps, ReactNode } from 'react';

import styles from './button.module.css';

interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'type'> {
  readonly href: string;
  /** Null: without a colour scheme. @default 'primary' */
  readonly variant?: ButtonType | null | undefined;
  readonly isWide?: boolean;
}

/** A link that looks like a button. */
export const LinkButton = ({
  variant = 'primary',
  isWide = false,
  className,
  children,
  ...rest
}: LinkButtonProps): ReactNode => (
  <a
    {...rest}
    className={[styles.button, className].filter(Boolean).join(' ')}
    data-variant={variant ?? undefined}
    data-wide={isWide || undefined}
  >
    {children}
  </a>
);
