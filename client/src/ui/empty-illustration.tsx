import type { ReactNode } from 'react';

/** A shelf with a single pencil, for empty lists. */
export const EmptyIllustration = (): ReactNode => (
  <svg viewBox="0 0 240 130" width="240" height="130" fill="none" aria-hidden="true">
    <path d="M20 112h200v8H20z" fill="var(--brand)" />
    <path d="M36 120v10M204 120v10" stroke="var(--brand)" strokeWidth="6" strokeLinecap="round" />
    <path
      d="m78 108 76-52 8 12-76 52-14-2 6-10Z"
      transform="translate(0 -10)"
      fill="var(--sun)"
      stroke="var(--ink)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path
      d="m154 46 8 12 8-5a5 5 0 0 0 1-7l-3-4a5 5 0 0 0-7-1l-7 5Z"
      fill="var(--sale)"
      stroke="var(--ink)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M30 40h24M42 28v24M188 30h20" stroke="var(--line)" strokeWidth="5" strokeLinecap="round" />
  </svg>
);
