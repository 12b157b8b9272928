import { Field, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { VariantAttribute } from '@shop/domain/catalogue/product';
import { IsText } from '../shared/is-text.ts';
import { PictureType } from './picture.types.ts';

export const VariantTypeEnum = { tile: 'tile', dropdown: 'dropdown' } as const satisfies {
  [Type in VariantAttribute['type']]: Type;
};
registerEnumType(VariantTypeEnum, { name: 'VariantType' });

const MAX_TEXT = 80;

@ObjectType('VariantOption')
export class VariantOptionType {
  @Field(() => String) readonly value: string;
  @Field(() => String) readonly label: string;
  @Field(() => Boolean) readonly selected: boolean;
  @Field(() => Boolean) readonly disabled: boolean;
  @Field(() => String, { nullable: true }) readonly css?: string | undefined;
  @Field(() => PictureType, { nullable: true }) readonly picture?: PictureType | undefined;
  @Field(() => Boolean) readonly hasDiscount: boolean;
}

@ObjectType('VariantAttribute')
export class VariantAttributeType {
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly displayName: string;
  @Field(() => VariantTypeEnum) readonly type: VariantAttribute['type'];
  @Field(() => [VariantOptionType]) readonly options: readonly VariantOptionType[];
}

@InputType()
export class SelectedVariantInput {
  @IsText(MAX_TEXT) @Field(() => String) readonly name: string;
  @IsText(MAX_TEXT) @Field(() => String) readonly value: string;
}
