import { Controller, Get, Header, Inject, Query, Redirect, UseFilters } from '@nestjs/common';
import { HOME } from '@shop/domain/shared/paths';
import type { Arrival } from '../arrivals.ts';
import { COOKIES } from '../cookies.ts';
import { Arriving } from '../http/arriving.ts';
import { HandOver } from '../http/hand-over.filter.ts';
import { noPreview, nothingHere } from '../http/request-failures.ts';
import { asciiAddress } from '../forms/way-back.ts';
import { PREVIEW_LINKS } from './preview-links.ts';
import type { PreviewLinks } from './preview-links.ts';

const FOUND = 302;

const textsOf = (query: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(query ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** Starts and ends an editor's preview of unpublished content (docs/decisions/0071). */
@Controller('api/preview')
@UseFilters(HandOver)
export class PreviewController {
  constructor(@Inject(PREVIEW_LINKS) private readonly links: PreviewLinks) {}

  @Get()
  @Redirect(HOME, FOUND)
  @Header('cache-control', 'private, no-store')
  start(@Arriving() { jar }: Arrival, @Query() query: unknown): { readonly url: string } {
    if (!this.links.areOffered) throw nothingHere();
    const { path = '', draft = '', expires = '', signature = '' } = textsOf(query);
    const preview = this.links.open({ path, draft, expires, signature });
    if (preview === undefined) throw noPreview();
    jar.write(COOKIES.preview, preview.draft);
    return { url: asciiAddress(preview.path) };
  }

  @Get('end')
  @Redirect(HOME, FOUND)
  @Header('cache-control', 'private, no-store')
  end(@Arriving() { jar }: Arrival): { readonly url: string } {
    jar.clear(COOKIES.preview);
    return { url: HOME };
  }
}
