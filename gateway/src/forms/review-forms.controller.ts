import { Body, Controller, Post, Redirect, UseFilters, UseGuards } from '@nestjs/common';
import { starsFrom } from '@shop/domain/reviews/review';
import { tidyReview } from '@shop/domain/reviews/review-rules';
import { HOME, productPath, reviewPath } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { OwnFormsOnly } from '../request/route-guards.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { rateDescription } from '@shop/domain/reviews/rate-description';
import { echoRefusal } from './form-refused.ts';
import { DescriptionRatingForm, ReviewForm } from './review-form-bodies.ts';
import { addToasts } from '../visit/toasts.slot.ts';

const SEE_OTHER = 303;

interface SentBack {
  readonly url: string;
}

/** What is written about products before scripts run, or without them. */
@Controller('forms')
@UseGuards(OwnFormsOnly)
@UseFilters(ForwardErrors)
export class ReviewFormsController {
  @Post('review')
  @Redirect(HOME, SEE_OTHER)
  async saveReview(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { productId, rating, title, message, nickname }: ReviewForm,
  ): Promise<SentBack> {
    const saved = await shop.reviews.save(
      visitor.shopper,
      productId,
      tidyReview({ rating: starsFrom(Number(rating)), title, message, nickname }),
    );
    if (!saved.ok) {
      echoRefusal(visitor, `review${productId}`, { rating, title, message, nickname }, saved.refusal);
      return { url: reviewPath(productId) };
    }
    addToasts(visitor, [{ kind: 'success', messageKey: 'shop.review.saved' }]);
    return { url: productPath(productId) };
  }

  @Post('description-rating')
  @Redirect(HOME, SEE_OTHER)
  async rateDescription(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { productId, helpful }: DescriptionRatingForm,
  ): Promise<SentBack> {
    const rated = await rateDescription(shop, visitor)(productId, helpful === 'yes');
    addToasts(visitor, [
      rated.ok
        ? { kind: 'success', messageKey: 'shop.review.descriptionRated' }
        : { kind: 'error', messageKey: rated.refusal.general ?? 'vue.cart.error.somethingWentWrong' },
    ]);
    return { url: productPath(productId) };
  }
}
