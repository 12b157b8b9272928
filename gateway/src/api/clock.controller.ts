import { Controller, Get, Header } from '@nestjs/common';
import type { RequestContext } from '../request/request-context.ts';
import { CurrentContext } from '../request/current-context.decorator.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';

/** Tells the shop's time, by which countdowns run: pages are cached, and a device's clock is often wrong. */
@Controller('api')
export class ClockController {
  @Get('clock')
  @Header('cache-control', NO_STORE)
  clock(@CurrentContext() requestContext: RequestContext): { readonly now: string } {
    return { now: requestContext.now().toISOString() };
  }
}
