import type { ButtonType } from '@shop/domain/shared/button-type';
import type { MouseEvent, ReactNode } from 'react';

import { LinkButton } from '../../ui/link-button.tsx';
import { dialogHref } from './list-links.ts';
import { type DialogRequest, useListPage } from './list-page-context.ts';

interface DialogLinkProps {
  readonly request: Parameters<typeof dialogHref>[1] & DialogRequest;
  /** @default 'link' */
  readonly variant?: ButtonType;
  readonly children: ReactNode;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Of a link that opens a dialog. Before scripts run, and in another tab, what it holds is a part of the page. */
export const useDialogLink = (request: DialogLinkProps['request']) => {
  const { listId, ask } = useListPage();
  return {
    href: dialogHref(listId, request),
    onClick: (event: MouseEvent): void => {
      if (!isPlain(event)) return;
      event.preventDefault();
      ask(request);
    },
  };
};

export const DialogLink = ({ request, variant = 'link', children }: DialogLinkProps): ReactNode => (
  <LinkButton variant={variant} {...useDialogLink(request)}>
    {children}
  </LinkButton>
);
