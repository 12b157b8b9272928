import { Body, Controller, Inject, Post, Redirect, UseFilters, UseGuards } from '@nestjs/common';
import type { FormEcho } from '@shop/client/app/page-contract';
import { productSelectionPath } from '@shop/domain/returns/returns-guard';
import type { ReturnRefused } from '@shop/domain/returns/returns.port';
import { RETURN_STEP_PATHS, RETURNS } from '@shop/domain/shared/paths';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { OwnFormsOnly } from '../http/route-guards.ts';
import { CurrentVisitor } from '../request/current-context.decorator.ts';
import type { VisitorSession } from '../request/visitor-session.ts';
import type { ReturnParts, StepRefusal } from '../returns/change-return.ts';
import { findReturnOrder } from '../returns/find-return-order.ts';
import { readContact } from '../returns/read-contact.ts';
import { RETURN_DRAFTS } from '../returns/return-drafts.ts';
import type { ReturnDrafts } from '../returns/return-drafts.ts';
import { submitReturnOnce } from '../returns/submit-return-once.ts';
import { chooseRegulation, chooseReturnCarrier, selectReturnItems } from '../returns/take-return-steps.ts';
import type { StepTaken } from '../returns/take-return-steps.ts';
import { unlessRevoked } from '../sessions/unless-revoked.ts';
import { SHOP } from '../shop.token.ts';
import { idOf, numberOf, postedFields, selectionsIn, textOf } from './return-form-fields.ts';
import type { PostedFields } from './return-form-fields.ts';
import { TooManyAttemptsInForm } from './too-many-attempts.filter.ts';
import { asciiUrl } from './return-url.ts';
import { saveFormEcho } from '../visit/form-echo.slot.ts';
import { addToasts } from '../visit/toasts.slot.ts';

const SEE_OTHER = 303;

interface SentBack {
  readonly url: string;
}

/** The form that was posted, and the page that shows it. */
interface PostedForm {
  readonly name: string;
  readonly path: string;
  readonly fields: PostedFields;
}

/** What the form shows: errors of fields, or the shop's refusal, in its own words if it has any. */
const errorsOf = (refusal: FormRefusal | ReturnRefused): Pick<FormEcho, 'fieldErrors' | 'general' | 'about'> =>
  refusal.because === 'invalid-form'
    ? { fieldErrors: refusal.fieldErrors, ...omitNil({ general: refusal.general, about: refusal.about }) }
    : { fieldErrors: [], general: refusal.text ?? refusal.message };

/** The steps of a return before scripts run, or without them. Pictures need scripts. */
@Controller('forms')
@UseGuards(OwnFormsOnly)
@UseFilters(ForwardErrors, TooManyAttemptsInForm)
export class ReturnFormsController {
  constructor(
    @Inject(SHOP) private readonly shop: Pick<Shop, 'returns' | 'parameters' | 'customers'>,
    @Inject(RETURN_DRAFTS) private readonly drafts: ReturnDrafts,
  ) {}

  @Post('return-lookup')
  @Redirect(RETURNS, SEE_OTHER)
  lookUp(@CurrentVisitor() visitor: VisitorSession, @Body() body: unknown): Promise<SentBack> {
    const fields = postedFields(body);
    const typed = { orderId: textOf(fields, 'orderId'), zipCode: textOf(fields, 'zipCode') };
    return this.follow(visitor, { name: 'return-lookup', path: RETURNS, fields }, () =>
      findReturnOrder(this.shop)(visitor, typed),
    );
  }

  @Post('return-items')
  @Redirect(RETURNS, SEE_OTHER)
  select(@CurrentVisitor() visitor: VisitorSession, @Body() body: unknown): Promise<SentBack> {
    const fields = postedFields(body);
    const order = idOf(fields, 'order');
    return this.follow(visitor, { name: 'return-items', path: productSelectionPath(order), fields }, () =>
      selectReturnItems(this.parts)(visitor, order, selectionsIn(fields)),
    );
  }

  @Post('return-regulation')
  @Redirect(RETURNS, SEE_OTHER)
  regulation(@CurrentVisitor() visitor: VisitorSession, @Body() body: unknown): Promise<SentBack> {
    const fields = postedFields(body);
    const taking = () => chooseRegulation(this.parts)(visitor, idOf(fields, 'order'), idOf(fields, 'regulation'));
    return this.follow(visitor, { name: 'return-regulation', path: RETURN_STEP_PATHS.regulations, fields }, taking);
  }

  @Post('return-carrier')
  @Redirect(RETURNS, SEE_OTHER)
  carrier(@CurrentVisitor() visitor: VisitorSession, @Body() body: unknown): Promise<SentBack> {
    const fields = postedFields(body);
    const taking = () =>
      chooseReturnCarrier(this.parts)(visitor, idOf(fields, 'order'), {
        carrier: idOf(fields, 'carrier'),
        labels: numberOf(fields, 'labels'),
      });
    return this.follow(visitor, { name: 'return-carrier', path: RETURN_STEP_PATHS.carrier, fields }, taking);
  }

  @Post('return-contact')
  @Redirect(RETURNS, SEE_OTHER)
  submit(@CurrentVisitor() visitor: VisitorSession, @Body() body: unknown): Promise<SentBack> {
    const fields = postedFields(body);
    const path = RETURN_STEP_PATHS.confirm;
    return this.follow(visitor, { name: 'return-contact', path, fields }, async () => {
      const contact = readContact({
        salutation: textOf(fields, 'salutation'),
        firstName: textOf(fields, 'firstName'),
        lastName: textOf(fields, 'lastName'),
        email: textOf(fields, 'email'),
        phone: textOf(fields, 'phone'),
      });
      const submitted = await submitReturnOnce(this.parts)(visitor, idOf(fields, 'order'), contact);
      return submitted.ok ? granted({ path }) : submitted;
    });
  }

  private get parts(): ReturnParts {
    return { shop: this.shop, drafts: this.drafts };
  }

  /** The page of the form shows it again with its errors and everything that was typed. */
  private async follow(
    visitor: VisitorSession,
    { name, path, fields }: PostedForm,
    taking: () => Promise<Result<StepTaken, StepRefusal | ReturnRefused>>,
  ): Promise<SentBack> {
    const taken = await unlessRevoked(this.shop)(visitor, taking, taking);
    if (taken.ok) return { url: asciiUrl(taken.value.path) };
    const { refusal } = taken;
    if (refusal.because === 'not-ready') {
      if (refusal.notice !== undefined) addToasts(visitor, [{ kind: 'error', messageKey: refusal.notice }]);
      return { url: asciiUrl(refusal.path) };
    }
    const { order: _order, ...values } = fields;
    saveFormEcho(visitor, { form: name, values, ...errorsOf(refusal) });
    return { url: asciiUrl(path) };
  }
}
