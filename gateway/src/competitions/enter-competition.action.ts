import { Body, Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, InputType, Mutation } from '@nestjs/graphql';
import type { CompetitionEntry } from '@shop/domain/competitions/competition-entry';
import { thanksPath } from '@shop/domain/competitions/competition-paths';
import type { EntryRefusal } from '@shop/domain/competitions/competitions.port';
import { enterCompetition } from '@shop/domain/competitions/enter-competition';
import { type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { COMPETITIONS } from '@shop/domain/shared/paths';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Type } from 'class-transformer';
import { IsBoolean, ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { LOG, type Log } from '../logging/log.ts';
import { CurrentContext, CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { FormOnPage } from '../request/form-on-page.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import type { RequestContext } from '../request/request-context.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsText } from '../shared/is-text.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { EnterCompetitionResult, type EnterCompetitionResultType } from './competition.types.ts';

@InputType()
class CompetitionEntryInput {
  @IsShopId() @Field(() => ID) readonly competitionId: string;
  @IsText() @Field(() => String, { description: 'Id of one of the answers.' }) readonly answer: string;
  @IsText() @Field(() => String) readonly fullName: string;
  @IsText() @Field(() => String) readonly email: string;
  @IsText() @Field(() => String, { description: 'Empty if nobody’s.' }) readonly school: string;
  @IsBoolean() @Field(() => Boolean) readonly acceptsTerms: boolean;
  @IsBoolean() @Field(() => Boolean, { description: 'Orders the newsletter as well.' }) readonly newsletter: boolean;
  @IsText() @Field(() => String, { description: 'A field that people do not see.' }) readonly honeypot: string;
}

@ArgsType()
class EnterCompetitionArgs {
  @ValidateNested()
  @Type(() => CompetitionEntryInput)
  @Field(() => CompetitionEntryInput)
  readonly input: CompetitionEntryInput;
}

const TICKED = 'true';

/** A field that is not posted is one that was left empty. */
class CompetitionEntryForm extends FormOnPage {
  @IsShopId() readonly competitionId: string;
  @IsText() readonly answer: string = '';
  @IsText() readonly fullName: string = '';
  @IsText() readonly email: string = '';
  @IsText() readonly school: string = '';
  @IsText() readonly acceptsTerms: string = '';
  @IsText() readonly newsletter: string = '';
  /** The honeypot: people do not see it. */
  @IsText() readonly subject: string = '';
}

const FORM = 'competition-entry';

const CLOSED: Readonly<Record<Exclude<EntryRefusal['because'], 'invalid-form'>, MessageKey>> = {
  'no-such-competition': 'shop.competition.gone',
  'competition-not-started': 'shop.competition.notStarted',
  'competition-ended': 'shop.competition.ended',
};

const formRefusalOf = (refusal: EntryRefusal): FormRefusal =>
  refusal.because === 'invalid-form' ? refusal : { ...invalidForm([]), general: CLOSED[refusal.because] };

/** Enters a competition, from its page or from a teaser. */
@Action()
export class EnterCompetition {
  constructor(@Inject(LOG) private readonly log: Pick<Log, 'failure'>) {}

  @Mutation(() => EnterCompetitionResult, {
    description: 'Enters a competition; the first entry of an address counts.',
  })
  async enterCompetition(
    @Context() { visitor, shop, requestId }: GraphqlContext,
    @Args() { input }: EnterCompetitionArgs,
  ): Promise<EnterCompetitionResultType> {
    const { newsletter, honeypot, ...entry } = input;
    const entered = await this.enter(shop, visitor, requestId, { ...entry, isSuspicious: honeypot !== '' }, newsletter);
    return entered.ok ? { __typename: 'CompetitionEntered', path: entered.value } : presentFormRefusal(entered.refusal);
  }

  @FormRoute(FORM, COMPETITIONS, {
    name: FORM,
    fields: ['answer', 'fullName', 'email', 'school', 'acceptsTerms', 'newsletter', 'subject'],
  })
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @CurrentContext() { requestId }: RequestContext,
    @Body() { competitionId, from: _page, ...typed }: CompetitionEntryForm,
  ): Promise<FormReply> {
    const { acceptsTerms, newsletter, subject, ...texts } = typed;
    const entry = { ...texts, competitionId, acceptsTerms: acceptsTerms === TICKED, isSuspicious: subject !== '' };
    const entered = await this.enter(shop, visitor, requestId, entry, newsletter === TICKED);
    return entered.ok ? { path: entered.value } : { echo: formEchoOf(FORM, typed, entered.refusal) };
  }

  private async enter(
    shop: Shop,
    { shopper }: Visit,
    requestId: string,
    entry: CompetitionEntry,
    newsletter: boolean,
  ): Promise<Result<string, FormRefusal>> {
    const report = (failure: unknown): void => this.log.failure(failure, requestId);
    const entered = await enterCompetition({ ...shop, report })(shopper, entry, newsletter);
    return entered.ok
      ? granted(thanksPath(entry.competitionId, entered.value))
      : refused(formRefusalOf(entered.refusal));
  }
}
