import { IsIn } from 'class-validator';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsLongText, IsText } from '../shared/is-text.ts';

/** Forms about products as browsers post them without scripts. */

export class ReviewForm {
  @IsShopId() readonly productId: string;
  /** Absent until a number of stars is chosen. */
  @IsText() readonly rating: string = '';
  @IsText() readonly title: string = '';
  @IsLongText() readonly message: string = '';
  @IsText() readonly nickname: string = '';
}

export class DescriptionRatingForm {
  @IsShopId() readonly productId: string;
  @IsIn(['yes', 'no']) readonly helpful: 'yes' | 'no';
}
