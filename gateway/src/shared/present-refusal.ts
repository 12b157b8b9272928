import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { FormRefusedType, SessionExpiredType } from './form-refused.types.ts';

export const presentFormRefusal = ({ fieldErrors, general, about }: FormRefusal): FormRefusedType => ({
  __typename: 'FormRefused',
  fieldErrors: fieldErrors.map(({ field, message, form }) => ({ field, messageKey: message, form })),
  generalKey: general,
  about,
});

const SESSION_EXPIRED: MessageKey = 'shop.error.sessionExpired';

export const sessionExpired: SessionExpiredType = { __typename: 'SessionExpired', messageKey: SESSION_EXPIRED };
