import { IsOptionalText, IsSecret, IsText } from '../shared/is-text.ts';
import { FormOnPage } from '../request/form-on-page.ts';

/** Forms of the account as browsers post them without scripts. */

export class ChangePasswordForm extends FormOnPage {
  @IsSecret() readonly currentPassword: string;
  @IsSecret() readonly password: string;
  @IsSecret() readonly passwordRepeat: string;
}

export class PasswordLinkForm extends FormOnPage {
  @IsOptionalText() readonly email?: string;
  @IsOptionalText() readonly customerNumber?: string;
  /** The honeypot: people do not see it. */
  @IsText() readonly subject: string = '';
}

export class NewPasswordForm extends FormOnPage {
  @IsSecret() readonly token: string;
  @IsSecret() readonly password: string;
  @IsSecret() readonly passwordRepeat: string;
}
