import { Body } from '@nestjs/common';
import { changeOwnPassword } from '@shop/domain/customers/replace-password';
import { PASSWORD } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import { type AuthReply, formRefusedReply } from '../login/auth-reply.ts';
import { ApiRoute } from '../request/api-route.decorator.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsForm } from '../shared/is-form.ts';
import { IsOptionalText, IsSecret } from '../shared/is-text.ts';

class PasswordChange {
  @IsSecret() readonly currentPassword: string;
  @IsSecret() readonly password: string;
  @IsSecret() readonly passwordRepeat: string;
}

class ChangePasswordBody {
  @IsForm(() => PasswordChange) readonly formData: PasswordChange;
}

class ChangePasswordForm extends PasswordChange {
  /** Path of the page that holds the form. */
  @IsOptionalText() readonly from?: string;
}

/** The part of an auth result that applies to a changed password (docs/decisions/0087). */
type PasswordReply = Pick<AuthReply, 'successfull' | 'errorMessage' | 'fieldErrors'>;

/** Changes the password of a signed-in customer (CLIENTOP-06). */
@Action()
export class ChangePassword {
  @ApiRoute('change-password')
  async api(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { formData }: ChangePasswordBody,
  ): Promise<PasswordReply> {
    const changed = await changeOwnPassword(shop, visitor)(formData);
    if (changed.ok) return { successfull: true, errorMessage: null, fieldErrors: [] };
    const { successfull, errorMessage, fieldErrors } = formRefusedReply(changed.refusal);
    return { successfull, errorMessage, fieldErrors };
  }

  @FormRoute('change-password', PASSWORD)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { currentPassword, password, passwordRepeat }: ChangePasswordForm,
  ): Promise<FormReply> {
    const changed = await changeOwnPassword(shop, visitor)({ currentPassword, password, passwordRepeat });
    return changed.ok
      ? { path: PASSWORD, toasts: [{ kind: 'success', messageKey: 'shop.password.changed' }] }
      : { path: PASSWORD, echo: formEchoOf('password', {}, changed.refusal) };
  }
}
