import type { ReactNode } from 'react';

/** The mark: five squares of a hopscotch, drawn with chalk; the last one is reached. */
export const Hopscotch = ({ className }: { readonly className?: string | undefined }): ReactNode => (
  <svg className={className} viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
    <rect width="44" height="44" rx="10" fill="var(--brand)" />
    <g fill="none" stroke="#fff" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <path d="M17.9 30.6h8.3v8h-8.2l-.1-8ZM13.7 22.4h8.2v8.1h-8.3l.1-8.1ZM22.1 22.3l8.3.1v8.1h-8.3v-8.2ZM17.9 14.2h8.3v8h-8.3v-8Z" />
      <path d="M17.9 14c-.3-5 1.2-8.5 4.1-8.5s4.5 3.5 4.2 8.5h-8.3Z" fill="var(--sun)" stroke="var(--sun)" />
    </g>
  </svg>
);
