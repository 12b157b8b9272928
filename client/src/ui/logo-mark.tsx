import type { ReactNode } from 'react';

/** The logo's mark: the squares of a hopscotch. */
export const LogoMark = ({ className }: { readonly className?: string | undefined }): ReactNode => (
  <svg className={className} viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
    <rect width="44" height="44" rx="10" fill="var(--brand)" />
    <path d="M17 31h10v8H17zM11.5 22h10v8h-10zM22.5 22h10v8h-10zM17 13h10v8H17z" fill="#fff" />
    <path d="M17 12c0-4 1.6-7 5-7s5 3 5 7H17Z" fill="var(--sun)" />
  </svg>
);
