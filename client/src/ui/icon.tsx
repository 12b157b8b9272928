import type { ReactNode } from 'react';

const PATHS = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.7-4 3.8-6 7.5-6s6.8 2 7.5 6',
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  bank: 'M4 10h16L12 4 4 10Zm2 0v8m4-8v8m4-8v8m4-8v8M3.5 20.5h17M4 18h16',
  basket: 'M3.5 9h17l-1.7 10.3a1 1 0 0 1-1 .8H6.2a1 1 0 0 1-1-.8L3.5 9Zm4.5 0 3-5.5M16 9l-3-5.5M9.5 13v3.5m5-3.5v3.5',
  bookmark: 'M6.5 3.5h11v17L12 16l-5.5 4.5v-17Z',
  card: 'M3 6.5a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11ZM3 10h18M6.5 15h4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm9 5.5 6.5 6.5L9 18.5',
  close: 'M6 6l12 12M18 6 6 18',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 2.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
  'eye-off':
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.5 7.6A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.5-1.2M10 10a2.8 2.8 0 0 0 4 4',
  info: 'M12 11v5.5M12 7.5v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  phone:
    'M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
  plus: 'M12 6v12M6 12h12',
  receipt: 'M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5v-17ZM9 8.5h6M9 12.5h6',
  return: 'M4 9.5h11a5 5 0 0 1 0 10H8M4 9.5l4-4m-4 4 4 4',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.5 15.5l5 5',
  shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6l-7-2.5Zm-3 8.5 2.2 2.2L15.5 10',
  truck:
    'M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5M6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm11 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  wallet:
    'M4 7.5h15a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 18V7.5Zm0 0c0-1.5 1-2.5 2.5-2.5H17v2.5M16 13.5h1.5',
  warning: 'M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.5v.1',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon, hidden from screen readers. */
export const Icon = ({ name, size = 24 }: { readonly name: IconName; readonly size?: number }): ReactNode => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);

export const isIconName = (name: string | undefined): name is IconName =>
  name !== undefined && Object.hasOwn(PATHS, name);
