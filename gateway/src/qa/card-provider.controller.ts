import { All, Controller, Inject, Req, Res, UseFilters } from '@nestjs/common';
import { cardPages } from '@shop/fakes/payment-pages/card/card-pages';
import type { ProviderRequest } from '@shop/fakes/payment-pages/provider-page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FakeBackend } from './fake-backend.ts';
import { FAKE } from './qa.token.ts';
import { WorldFailureFilter } from './world-failure.filter.ts';

const textsOf = (values: unknown): Readonly<Record<string, string>> =>
  typeof values === 'object' && values !== null
    ? Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    : {};

const pathOf = (url: string): string => {
  const path = url.split('?')[0] ?? '/';
  return path.endsWith('/') ? path : `${path}/`;
};

/** The fake card provider's own pages. Shoppers come here from the order button, so no tester's door is in front. */
@Controller('qa/pay/card')
@UseFilters(WorldFailureFilter)
export class CardProviderController {
  private readonly answer: (request: ProviderRequest) => ReturnType<ReturnType<typeof cardPages>>;

  constructor(@Inject(FAKE) { testWorlds }: FakeBackend) {
    this.answer = cardPages({ worlds: testWorlds });
  }

  @All(['', ':step'])
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const fields = { ...textsOf(request.query), ...textsOf(request.body) };
    const { status, headers, html } = this.answer({ method: request.method, path: pathOf(request.url), fields });
    await reply.code(status).headers(headers).send(html);
  }
}
