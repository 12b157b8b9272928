import { IsInt, IsOptional } from 'class-validator';
import { IsOptionalText, IsSecret, IsText } from '../shared/is-text.ts';
import { AddressBody } from '../addresses/address-body.ts';
import { IsForm } from '../shared/is-form.ts';

class BusinessBody {
  @IsText() readonly jobTitleCode: string;
  @IsText() readonly primaryIndustryGroupCode: string;
  @IsOptionalText() readonly vatRegistrationNo?: string;
  @IsOptional() @IsInt() readonly numberOfEmployees?: number;
}

class RegisterBusinessForm {
  @IsText() readonly email: string;
  @IsSecret() readonly password: string;
  @IsSecret() readonly passwordRepeat: string;
  @IsForm(() => AddressBody) readonly billingAddress: AddressBody;
  @IsForm(() => BusinessBody) readonly business: BusinessBody;
}

/** Body of the registration of a business. */
export class RegisterBusinessAction {
  @IsForm(() => RegisterBusinessForm) readonly formData: RegisterBusinessForm;
}
