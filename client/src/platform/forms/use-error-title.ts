import { useEffect } from 'react';

import { useTranslation } from '../texts/translation.tsx';

/** Adds the failed submit to the page's title, which screen readers read first (GOV.UK pattern for error summaries). */
export const useErrorTitle = (isWrong: boolean): void => {
  const { t } = useTranslation('shell');
  useEffect(() => {
    if (!isWrong) return undefined;
    const { title } = document;
    document.title = t('form.errorTitle', { title });
    return () => {
      document.title = title;
    };
  }, [isWrong, t]);
};
