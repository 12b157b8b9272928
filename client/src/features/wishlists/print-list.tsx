import { notifyManager } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useListPage } from './list-page-context.ts';

/** Prints the page once it shows all quantities as they are saved. */
export const PrintList = (): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { actions } = useListPage();
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses > 0) window.print();
  }, [presses]);
  const print = async (): Promise<void> => {
    if (!(await actions.settle())) return;
    // Behind the notice of the new quantities, so that they are rendered before the effect.
    notifyManager.schedule(() => setPresses((before) => before + 1));
  };
  return (
    <Button variant="link" onClick={() => ignoreRejection(print())}>
      {t('menu.print')}
    </Button>
  );
};
