import { Field, ID, ObjectType } from '@nestjs/graphql';
import { PictureType } from './picture.types.ts';

@ObjectType('EnergyLabel')
export class EnergyLabelType {
  @Field(() => String) readonly class: string;
  @Field(() => PictureType) readonly picture: PictureType;
  @Field(() => String) readonly dataSheetUrl: string;
}

@ObjectType('Download')
export class DownloadType {
  @Field(() => String) readonly headline: string;
  @Field(() => String) readonly url: string;
}

@ObjectType('ExtraTab')
export class ExtraTabType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly title: string;
}

@ObjectType('YoutubeVideo')
export class YoutubeVideoType {
  @Field(() => String) readonly id: string;
  @Field(() => String) readonly title: string;
}

@ObjectType('AudioSample')
export class AudioSampleType {
  @Field(() => String) readonly title: string;
  @Field(() => String) readonly url: string;
}
