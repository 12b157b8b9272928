import type { ReactNode } from 'react';

import styles from './logo.module.css';

interface LogoProps {
  readonly house: string;
  readonly branch?: string | undefined;
  readonly sign: 'hopscotch' | 'cap';
}

const SIGNS = {
  hopscotch: {
    squares: 'M24 45h14v12H24zM16 32h14v12H16zM32 32h14v12H32zM24 19h14v12H24z',
    sun: 'M24 18c0-6 2-10 7-10s7 4 7 10H24Z',
  },
  cap: { squares: 'M17 36v11c4 4 9 6 14 6s10-2 14-6V36l-14 6-14-6Z', sun: 'M31 14 8 26l23 12 18-9.4v13.4h4V26L31 14Z' },
} as const;

/** The shop's logo, a drawing of 300 to 83. */
export const Logo = ({ house, branch, sign }: LogoProps): ReactNode => (
  <svg className={styles.logo} viewBox="0 0 300 83" width="300" height="83" aria-hidden="true">
    <g transform="translate(0 10.5)">
      <rect width="62" height="62" rx="14" fill="var(--brand)" />
      <path d={SIGNS[sign].squares} fill="var(--on-brand)" />
      <path d={SIGNS[sign].sun} fill="var(--sun)" />
    </g>
    <text className={styles.house} x="76" y={branch === undefined ? 56 : 42}>
      {house}
    </text>
    {branch !== undefined && (
      <text className={styles.branch} x="77" y="72">
        {branch}
      </text>
    )}
  </svg>
);
