import type { ReactNode } from 'react';

import { Dialog } from '../../ui/dialog.tsx';
import { DialogContent, type DialogContentProps, useDialogTitle } from './dialog-content.tsx';

/** The one dialog of the page (WISH-07). */
export const ListDialog = (props: DialogContentProps): ReactNode => (
  <Dialog title={useDialogTitle(props.request, props.lists)} isOpen onClose={props.onDone}>
    <DialogContent {...props} />
  </Dialog>
);
