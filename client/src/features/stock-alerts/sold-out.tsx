import { useRouter } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';

import { useMessage } from '../../platform/texts/use-message.ts';
import { Notice } from '../../ui/notice.tsx';
import { AlertForm } from './alert-form.tsx';

const AREAS = ['forms', 'stock-alerts'] as const;

interface LoadedTexts {
  readonly load: (areas: typeof AREAS) => Promise<void>;
}

const loads = new WeakMap<LoadedTexts, Promise<void>>();

/** Only sold-out articles need these texts: a page that was rendered with them loads them with the form's code. */
const useAlertTexts = (): void => {
  const { texts } = useRouter().options.context;
  const isLoaded = AREAS.every((area) => texts.i18n.hasResourceBundle(texts.language, area));
  const known = loads.get(texts);
  if (known === undefined && isLoaded) return;
  const loading = known ?? texts.load(AREAS);
  loads.set(texts, loading);
  use(loading);
};

interface SoldOutProps {
  readonly item: { readonly id: string; readonly deliveryText: string | null };
  /** The page to return to if scripts do not run. */
  readonly path: string;
}

/** In place of what buys an article. */
export const SoldOut = ({ item: { id, deliveryText }, path }: SoldOutProps): ReactNode => {
  useAlertTexts();
  const message = useMessage();
  return (
    <>
      <Notice kind="warning">{deliveryText ?? message('vue.orderForm.availability.outOfStock')}</Notice>
      <AlertForm itemId={id} path={path} />
    </>
  );
};
