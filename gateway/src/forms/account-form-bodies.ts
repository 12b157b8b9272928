import { IsOptional } from 'class-validator';
import { IsOptionalText, IsSecret, IsText } from '../shared/is-text.ts';
import { FormOnPage } from '../request/form-on-page.ts';

/** Forms of the account as browsers post them without scripts. */

export class AccountDataForm extends FormOnPage {
  @IsText() readonly salutation: string;
  @IsText() readonly firstName: string;
  @IsText() readonly lastName: string;
  @IsText() readonly company: string = '';
}

export class BusinessDetailsForm extends FormOnPage {
  @IsText() readonly jobTitleCode: string = '';
  @IsText() readonly primaryIndustryGroupCode: string = '';
  @IsText() readonly vatRegistrationNo: string = '';
  @IsText() readonly numberOfEmployees: string = '';
}

export class EmailForm extends FormOnPage {
  @IsText() readonly email: string;
  @IsSecret() readonly password: string;
}

export class PhoneForm extends FormOnPage {
  @IsText() readonly phone: string;
}

export class DeleteAccountForm extends FormOnPage {
  @IsSecret() readonly password: string;
  /** Present if ticked. */
  @IsOptional() @IsText() readonly isSure?: string;
}

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
