import { IsForm } from '../shared/is-form.ts';
import { IsSecret } from '../shared/is-text.ts';

export class PasswordForm {
  @IsSecret() readonly currentPassword: string;
  @IsSecret() readonly password: string;
  @IsSecret() readonly passwordRepeat: string;
}

export class ChangePassword {
  @IsForm(() => PasswordForm) readonly formData: PasswordForm;
}
