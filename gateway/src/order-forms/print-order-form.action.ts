import { Body, Post, Res, UseFilters, UseGuards } from '@nestjs/common';
import { readOrderFormDocument } from '@shop/domain/order-forms/order-form-document';
import { ORDER_FORM } from '@shop/domain/shared/paths';
import type { Visit } from '@shop/domain/visit/visit.port';
import type { FastifyReply } from 'fastify';
import { Action } from '../graphql/action.decorator.ts';
import { attachment } from '../http/attachment.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { CurrentContext, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { RequestContext } from '../request/request-context.ts';
import { OwnFormsOnly } from '../request/route-guards.ts';
import { TooManyAttemptsInForm } from '../request/too-many-attempts.filter.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { IsText } from '../shared/is-text.ts';
import { OrderFormFields, postedOrderForm, rowsOfForm } from './order-form-fields.ts';
import { paperOrderForm } from './paper-order-form.ts';

const OK = 200;

class PrintOrderFormFields extends OrderFormFields {
  /** Not empty: without what is filled in. */
  @IsText() readonly blank: string = '';
}

/** Downloads an order form as a PDF, with what is filled in or blank (SVC-06). */
@Action()
export class PrintOrderForm {
  /** The page stays open. */
  @Post('forms/print-order-form')
  @UseGuards(OwnFormsOnly)
  @UseFilters(ForwardErrors, new TooManyAttemptsInForm(ORDER_FORM, postedOrderForm))
  async download(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Body() form: PrintOrderFormFields,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const shop = context.shop();
    const document = await readOrderFormDocument(shop, visitor)(form.blank === '' ? rowsOfForm(form).rows : []);
    const paper = paperOrderForm(document, new URL(ORDER_FORM, context.baseUrl).href);
    const pdf = await shop.documents.draw(visitor.shopper, paper);
    return reply
      .code(OK)
      .header('cache-control', NO_STORE)
      .header('content-type', 'application/pdf')
      .header('content-disposition', attachment(paper.title, 'pdf'))
      .send(pdf);
  }
}
