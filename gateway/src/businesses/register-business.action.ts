import { Body, Inject, Req } from '@nestjs/common';
import { registerBusiness } from '@shop/domain/businesses/register-business';
import { uploadCertificate } from '@shop/domain/businesses/upload-certificate';
import type { FieldError } from '@shop/domain/shared/field-errors';
import { writeEntries } from '@shop/domain/shared/file-entries';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { BUSINESS_REGISTERED, REGISTER } from '@shop/domain/shared/paths';
import { CERTIFICATE_RULE } from '@shop/domain/shared/upload-rules';
import type { UploadedFile } from '@shop/domain/shared/uploaded-file';
import type { Visit } from '@shop/domain/visit/visit.port';
import { IsInt, IsOptional } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { AddressBody } from '../addresses/address-body.ts';
import { Action } from '../graphql/action.decorator.ts';
import { httpError, NOT_FOUND } from '../http/errors.ts';
import { acceptedReply, type AuthReply, formRefusedReply } from '../login/auth-reply.ts';
import { ApiRoute, UploadRoute } from '../request/api-route.decorator.ts';
import { CurrentContext, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { ReadsFields } from '../request/reads-fields.decorator.ts';
import type { RequestContext } from '../request/request-context.ts';
import { IsForm } from '../shared/is-form.ts';
import { IsOptionalText, IsSecret, IsText } from '../shared/is-text.ts';
import { type ReceivedForm, UPLOADS, type Uploads } from '../uploads/uploads.ts';
import { BUSINESS_FORM_FIELDS, typedBusinessIn, typedBusinessValues } from './business-form-values.ts';

class BusinessBody {
  @IsText() readonly jobTitleCode: string;
  @IsText() readonly primaryIndustryGroupCode: string;
  @IsOptionalText() readonly vatRegistrationNo?: string;
  @IsOptional() @IsInt() readonly numberOfEmployees?: number;
}

class BusinessRegistrationBody {
  @IsText() readonly email: string;
  @IsSecret() readonly password: string;
  @IsSecret() readonly passwordRepeat: string;
  @IsForm(() => AddressBody) readonly billingAddress: AddressBody;
  @IsForm(() => BusinessBody) readonly business: BusinessBody;
}

class RegisterBusinessBody {
  @IsForm(() => BusinessRegistrationBody) readonly formData: BusinessRegistrationBody;
}

/** What became of an uploaded file. */
interface UploadReply {
  readonly successfull: boolean;
  readonly errorMessage: MessageKey | null;
  /** The name under which it is stored. */
  readonly name: string | null;
}

/** What became of the certificate of a form; the session may have one from an earlier try. */
interface Certificate {
  readonly errors: readonly FieldError[];
  /** Fields that show the next page what the shop has. */
  readonly values: Readonly<Record<string, string>>;
}

/** The field of the certificate. */
const CERTIFICATE = 'certificate';

const refusedFile = (errorMessage: MessageKey): UploadReply => ({ successfull: false, errorMessage, name: null });

/** Only the business shop registers businesses. */
const requireBusinessShop = ({ storefront }: Pick<RequestContext, 'storefront'>): void => {
  if (!storefront.isB2b) throw httpError(NOT_FOUND);
};

/** Registers a business: its certificate first, then the form (docs/decisions/0094). */
@Action()
export class RegisterBusiness {
  constructor(@Inject(UPLOADS) private readonly uploads: Uploads) {}

  @UploadRoute('certificate')
  async upload(@CurrentContext() context: RequestContext, @Req() request: FastifyRequest): Promise<UploadReply> {
    requireBusinessShop(context);
    const {
      files: [certificate],
      fieldErrors: [error],
    } = await this.receive(context, request);
    if (certificate === undefined || error !== undefined) return refusedFile(error?.message ?? 'shop.upload.required');
    const uploaded = await uploadCertificate(context.shop(), context.visitor())(certificate);
    return uploaded.ok
      ? { successfull: true, errorMessage: null, name: certificate.name }
      : refusedFile(uploaded.refusal);
  }

  @ApiRoute('register-business-action')
  async api(@CurrentContext() context: RequestContext, @Body() { formData }: RegisterBusinessBody): Promise<AuthReply> {
    requireBusinessShop(context);
    const registered = await registerBusiness(context.shop())(context.visitor().shopper, formData);
    return registered.ok ? acceptedReply() : formRefusedReply(registered.refusal);
  }

  /** Without scripts the certificate comes with the form. */
  @FormRoute('uploads/business-registration', REGISTER)
  @ReadsFields(BUSINESS_FORM_FIELDS)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Req() request: FastifyRequest,
  ): Promise<FormReply> {
    requireBusinessShop(context);
    const { fields, files, fieldErrors } = await this.receive(context, request);
    const certificate =
      fieldErrors.length > 0 ? { errors: fieldErrors, values: {} } : await this.pass(context, visitor, files[0]);
    const registered = await registerBusiness(context.shop())(
      visitor.shopper,
      typedBusinessIn(fields),
      certificate.errors,
    );
    if (registered.ok) return { path: BUSINESS_REGISTERED };
    const { refusal } = registered;
    const { certificate: earlier, ...typed } = typedBusinessValues(fields);
    const isMissing = refusal.fieldErrors.some(({ field }) => field === CERTIFICATE);
    const shown = isMissing ? {} : { certificate: earlier, ...certificate.values };
    return { path: REGISTER, echo: formEchoOf('register-business', { ...typed, ...shown }, refusal) };
  }

  private receive(context: RequestContext, request: FastifyRequest): Promise<ReceivedForm> {
    const sender = { network: context.network, source: context.source() };
    return this.uploads.receive(request, sender, { field: CERTIFICATE, rule: CERTIFICATE_RULE });
  }

  private async pass(context: RequestContext, visitor: Visit, file: UploadedFile | undefined): Promise<Certificate> {
    if (file === undefined) return { errors: [], values: {} };
    const uploaded = await uploadCertificate(context.shop(), visitor)(file);
    if (!uploaded.ok) return { errors: [{ field: CERTIFICATE, message: uploaded.refusal }], values: {} };
    const entry = { key: CERTIFICATE, id: CERTIFICATE, name: file.name };
    return { errors: [], values: { [CERTIFICATE]: writeEntries([entry]) } };
  }
}
