import type { ReactNode } from 'react';

/** The mark: five squares of a hopscotch, drawn with chalk. */
export const Hopscotch = ({ className }: { readonly className?: string | undefined }): ReactNode => (
  <svg className={className} viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
    <rect width="44" height="44" rx="10" fill="var(--brand)" />
    <g fill="none" stroke="#fff" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
      <path d="M17.3 29.2h9.5v8.6h-9.3l-.2-8.6ZM17.1 19.8h9.8v9.3h-9.7l-.1-9.3ZM7.8 20h9.2l.1 9-9.2.1-.1-9.1ZM27 19.9h9.1v9.2H27v-9.2Z" />
      <path d="M17.2 19.7v-9.3c0-2.6 2-4.3 4.8-4.3s4.9 1.7 4.9 4.3v9.2l-9.7.1Z" fill="var(--sun)" stroke="var(--sun)" />
    </g>
  </svg>
);
