import { Controller, Get, Header, Inject, Query, Redirect, UseFilters } from '@nestjs/common';
import { HOME } from '@shop/domain/shared/paths';
import type { RequestContext } from '../request/request-context.ts';
import { COOKIES } from '../cookies/cookies.ts';
import { CurrentContext } from '../request/current-context.decorator.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { forbidden, httpError, NOT_FOUND } from '../http/errors.ts';
import { asciiUrl } from '../request/return-url.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { PREVIEW_LINKS } from './preview-links.ts';
import type { PreviewLinks } from './preview-links.ts';

const FOUND = 302;
const INVALID_LINK = forbidden('This link to a preview is wrong or has expired. The CMS makes a new one.');

const textsOf = (query: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(query ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Starts and ends an editor's preview of unpublished content (docs/decisions/0071). */
@Controller('api/preview')
@UseFilters(ForwardErrors)
export class PreviewController {
  constructor(@Inject(PREVIEW_LINKS) private readonly links: PreviewLinks) {}

  @Get()
  @Redirect(HOME, FOUND)
  @Header('cache-control', NO_STORE)
  start(@CurrentContext() { jar }: RequestContext, @Query() query: unknown): { readonly url: string } {
    if (!this.links.areOffered) throw httpError(NOT_FOUND);
    const { path = '', draft = '', expires = '', signature = '' } = textsOf(query);
    const preview = this.links.open({ path, draft, expires, signature });
    if (preview === undefined) throw httpError(INVALID_LINK);
    jar.write(COOKIES.preview, preview.draft);
    return { url: asciiUrl(preview.path) };
  }

  @Get('end')
  @Redirect(HOME, FOUND)
  @Header('cache-control', NO_STORE)
  end(@CurrentContext() { jar }: RequestContext): { readonly url: string } {
    jar.clear(COOKIES.preview);
    return { url: HOME };
  }
}
