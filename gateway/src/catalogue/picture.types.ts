import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('PictureSource')
export class PictureSourceType {
  @Field(() => String) readonly type: string;
  @Field(() => String) readonly srcset: string;
}

@ObjectType('Picture')
export class PictureType {
  @Field(() => String) readonly alt: string;
  @Field(() => String) readonly src: string;
  @Field(() => Int) readonly width: number;
  @Field(() => Int) readonly height: number;
  @Field(() => [PictureSourceType]) readonly sources: readonly PictureSourceType[];
}
