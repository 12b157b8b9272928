import type { ButtonType } from '@shop/domain/shared/button-type';
import type { ComponentProps, ReactNode } from 'react';

import styles from './button.module.css';

interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'type'> {
  readonly href: string;
  /** @default 'primary' */
  readonly type?: ButtonType | undefined;
  readonly isWide?: boolean;
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export const LinkButton = ({ type = 'primary', isWide = false, className, children, ...rest }: LinkButtonProps): ReactNode => (
  <a {...rest} className={[styles.button, className].filter(Boolean).join(' ')} data-type={type} data-wide={isWide || undefined}>{children}</a>
);
