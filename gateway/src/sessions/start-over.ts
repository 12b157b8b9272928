import type { StartedOver } from '@shop/domain/sessions/start-over';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Visit } from '../visit.ts';

export const STARTED_OVER: MessageKey = 'shop.session.startedOver';

/** The visitor goes on anonymously with the refilled cart; the choice of guest or registration is kept. */
export const startOver = (visit: Visit, { opened }: StartedOver): void => {
  if (visit.shopper.loginState === 'logged-out') visit.opened(opened);
  else visit.signedOut(opened);
};
