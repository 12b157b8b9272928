import type { ReactNode } from 'react';

/** A chalk line that breaks off, for error pages. */
export const ErrorIllustration = ({ className }: { readonly className?: string | undefined }): ReactNode => (
  <svg className={className} viewBox="0 0 280 150" width="280" height="150" fill="none" role="img" aria-hidden="true">
    <rect x="10" y="8" width="260" height="118" rx="10" fill="var(--board-dark)" stroke="#8a6a3b" strokeWidth="8" />
    <path d="M40 92c18-44 36 22 54-14s26-30 40-8" stroke="#f7f5f0" strokeWidth="6" strokeLinecap="round" />
    <path d="m150 84 8-12M166 96l14-6" stroke="#f7f5f0" strokeWidth="4" strokeLinecap="round" opacity="0.6" />
    <rect x="150" y="60" width="38" height="13" rx="6" transform="rotate(-28 150 60)" fill="#fff" />
    <rect x="198" y="92" width="34" height="13" rx="6" transform="rotate(22 198 92)" fill="var(--sun)" />
    <path d="M30 134h220" stroke="#8a6a3b" strokeWidth="10" strokeLinecap="round" />
  </svg>
);
