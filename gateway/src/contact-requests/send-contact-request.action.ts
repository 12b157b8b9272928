import { Body, Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, InputType, Mutation } from '@nestjs/graphql';
import { CONTACT_TOPICS, type ContactForm, type ContactTopic } from '@shop/domain/contact-requests/contact-request';
import { sendContactRequest } from '@shop/domain/contact-requests/send-contact-request';
import { type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import { isReceived, readEntries } from '@shop/domain/shared/file-entries';
import { CONTACT, CONTACT_RECEIPT } from '@shop/domain/shared/paths';
import { refused } from '@shop/domain/shared/result';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsBoolean, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { LOG, type Log } from '../logging/log.ts';
import { CurrentContext, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { logUnknownOutcome } from '../request/log-unknown-outcome.ts';
import type { RequestContext } from '../request/request-context.ts';
import { ids } from '../shared/ids.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsLongText, IsText, IsTexts } from '../shared/is-text.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import {
  ContactRequestResult,
  type ContactRequestResultType,
  ContactTopicEnum,
  presentContactReceipt,
} from './contact-request.types.ts';

/** More than the rules take: they say so at the field. */
const MOST_IMAGES = 20;

@InputType()
export class ContactRequestInput {
  @IsOptional()
  @IsIn(CONTACT_TOPICS)
  @Field(() => ContactTopicEnum, { nullable: true, description: 'Null is refused at its field.' })
  readonly topic?: ContactTopic | null;
  @IsText() @Field(() => String) readonly fullName: string;
  @IsText() @Field(() => String) readonly email: string;
  @IsText() @Field(() => String) readonly phone: string;
  @IsText() @Field(() => String, { description: 'Of an own order, or as typed.' }) readonly orderNumber: string;
  @IsLongText() @Field(() => String) readonly contactMessage: string;
  @ArrayMaxSize(MOST_IMAGES)
  @IsShopId({ each: true })
  @Field(() => [ID], { description: 'Uploaded before.' })
  readonly images: readonly string[];
  @IsBoolean() @Field(() => Boolean) readonly wantsCopy: boolean;
  @IsText() @Field(() => String, { description: 'A field that people do not see.' }) readonly honeypot: string;
}

@ArgsType()
class SendContactRequestArgs {
  @IsShopId() @Field(() => ID) readonly key: string;
  @ValidateNested()
  @Type(() => ContactRequestInput)
  @Field(() => ContactRequestInput)
  readonly input: ContactRequestInput;
}

/** A field that is not posted is one that was left empty. */
class ContactFormBody {
  /** Of the page that held the form. */
  @IsShopId() readonly key: string;
  @IsText() readonly topic: string = '';
  /** One of the customer's orders; empty for the number that was typed. */
  @IsText() readonly chosenOrder: string = '';
  @IsText() readonly orderNumber: string = '';
  @IsLongText() readonly contactMessage: string = '';
  /** Photos that scripts have uploaded. The file field of a page without scripts posts names, which are nothing. */
  @IsTexts(MOST_IMAGES) readonly images: readonly string[] = [];
  @IsText() readonly fullName: string = '';
  @IsText() readonly email: string = '';
  @IsText() readonly phone: string = '';
  @IsOptional() @IsIn(['true']) readonly wantsCopy?: 'true';
  /** The honeypot: people do not see it. */
  @IsText() readonly subject: string = '';
}

const UNKNOWN_OUTCOME: FormRefusal = { ...invalidForm([]), general: 'shop.contact.unknownOutcome' };

const isTopic = (text: string): text is ContactTopic => CONTACT_TOPICS.some((topic) => topic === text);

const formIn = ({ topic, honeypot, ...input }: ContactRequestInput): ContactForm => ({
  ...input,
  topic: topic ?? '',
  isSuspicious: honeypot !== '',
});

const formOf = ({
  topic,
  chosenOrder,
  orderNumber,
  images,
  subject,
  wantsCopy,
  ...body
}: ContactFormBody): ContactForm => ({
  topic: isTopic(topic) ? topic : '',
  orderNumber: chosenOrder === '' ? orderNumber : chosenOrder,
  images: images
    .flatMap(readEntries)
    .filter(isReceived)
    .map(({ id }) => id),
  fullName: body.fullName,
  email: body.email,
  phone: body.phone,
  contactMessage: body.contactMessage,
  wantsCopy: wantsCopy === 'true',
  isSuspicious: subject !== '',
});

/** Sends the contact form (SVC-04), once for each key and content. */
@Action()
export class SendContactRequest {
  constructor(@Inject(LOG) private readonly log: Pick<Log, 'failure'>) {}

  @Mutation(() => ContactRequestResult, {
    description: 'Mails a request to the team, once however often this is called with the same key and input.',
  })
  async sendContactRequest(
    @Context() context: GraphqlContext,
    @Args() { key, input }: SendContactRequestArgs,
  ): Promise<ContactRequestResultType> {
    const visitor = await context.aboutToKeep();
    const sent = await sendContactRequest({ ...context.shop, ids }, visitor)(key, formIn(input));
    return sent.ok ? presentContactReceipt(sent.value) : presentFormRefusal(sent.refusal);
  }

  /** Nothing that was typed is in a URL. */
  @FormRoute('contact', CONTACT)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Body() body: ContactFormBody,
  ): Promise<FormReply> {
    const ports = { ...context.shop(), ids };
    const sent = await sendContactRequest(ports, visitor)(body.key, formOf(body)).catch((failure: unknown) => {
      logUnknownOutcome(this.log, failure, context);
      return refused(UNKNOWN_OUTCOME);
    });
    if (sent.ok) return { path: CONTACT_RECEIPT };
    const { key: _key, subject: _trap, images, ...typed } = body;
    return { path: CONTACT, echo: formEchoOf('contact', { ...typed, images: images.at(-1) }, sent.refusal) };
  }
}
