import { useEffect } from 'react';

import { useTranslation } from '../texts/translation.tsx';

/** The page's title says that a form was not taken, for those who hear it first (GOV.UK pattern for error summaries). */
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
