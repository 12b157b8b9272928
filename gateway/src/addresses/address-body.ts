import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { type AddressFormType, type Salutation, SALUTATIONS } from '@shop/domain/addresses/address';
import { type CountryCode, DELIVERY_COUNTRIES } from '@shop/domain/shared/country';
import { IsOptionalText, IsText } from '../shared/is-text.ts';
import { AddressFormTypeEnum } from './address.types.ts';

/** An address in a body of the API. The domain's rules check what its fields contain. */
export class AddressBody {
  @IsIn(Object.values(AddressFormTypeEnum)) readonly formType: AddressFormType;
  @IsOptionalText() readonly company?: string;
  @IsIn(SALUTATIONS) readonly salutation: Salutation;
  @IsText() readonly firstname: string;
  @IsText() readonly lastname: string;
  @IsText() readonly streetAndNumber: string;
  @IsOptional() @IsBoolean() readonly hasNoHouseNumber?: boolean;
  @IsOptionalText() readonly addition?: string;
  @IsText() readonly postcode: string;
  @IsText() readonly city: string;
  @IsIn(DELIVERY_COUNTRIES) readonly country: CountryCode;
  @IsOptionalText() readonly phone?: string;
  @IsOptionalText() readonly email?: string;
}
