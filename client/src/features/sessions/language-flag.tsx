import type { TextLanguage } from '@shop/domain/storefronts/language';
import type { ReactNode } from 'react';

import styles from './account-layer.module.css';

const FLAGS: Readonly<Record<TextLanguage, ReactNode>> = {
  de: (
    <>
      <path d="M0 0h60v12H0z" fill="var(--flag-black)" />
      <path d="M0 12h60v12H0z" fill="var(--flag-red)" />
      <path d="M0 24h60v12H0z" fill="var(--flag-gold)" />
    </>
  ),
  en: (
    <>
      <path d="M0 0h60v36H0z" fill="var(--flag-blue)" />
      <path d="m0 0 60 36m0-36L0 36" stroke="var(--flag-white)" strokeWidth="7" />
      <path d="m0 0 60 36m0-36L0 36" stroke="var(--flag-cross)" strokeWidth="3" />
      <path d="M30 0v36M0 18h60" stroke="var(--flag-white)" strokeWidth="12" />
      <path d="M30 0v36M0 18h60" stroke="var(--flag-cross)" strokeWidth="7" />
    </>
  ),
};

/** The flag of a language, as decoration beside its name. */
export const LanguageFlag = ({ language }: { readonly language: TextLanguage }): ReactNode => (
  <svg className={styles.flag} viewBox="0 0 60 36" aria-hidden="true">
    {FLAGS[language]}
  </svg>
);
