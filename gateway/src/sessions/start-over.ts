import type { StartedOver } from '@shop/domain/sessions/start-over';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { VisitorSession } from '../request/visitor-session.ts';

export const STARTED_OVER: MessageKey = 'shop.session.startedOver';

/** The visitor continues anonymously with the refilled cart; the choice of guest or registration stays. */
export const startOver = (visitor: VisitorSession, { opened }: StartedOver): void => {
  if (visitor.shopper.loginState === 'logged-out') visitor.opened(opened);
  else visitor.startedOver(opened);
};
