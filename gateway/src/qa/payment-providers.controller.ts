import { All, Controller, Inject, NotFoundException, Req, Res, UseFilters } from '@nestjs/common';
import { providerPage } from '@shop/fakes/providers/provider-page';
import { PROVIDERS, providerAt } from '@shop/fakes/providers/providers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FAKE } from './fake-backend.ts';
import type { FakeBackend } from './fake-backend.ts';
import { WorldFailureFilter } from './qa-errors.filters.ts';

const textsOf = (values: unknown): Readonly<Record<string, string>> =>
  typeof values === 'object' && values !== null
    ? Object.fromEntries(
        Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

const pathOf = (url: string): string => {
  const path = url.split('?')[0] ?? '/';
  return path.endsWith('/') ? path : `${path}/`;
};

/** The pages of the fake payment providers. Shoppers are sent here by the order button, so the access rules for testers do not apply. */
@Controller('qa/pay')
@UseFilters(WorldFailureFilter)
export class PaymentProvidersController {
  private readonly fake: FakeBackend;

  constructor(@Inject(FAKE) fake: FakeBackend) {
    this.fake = fake;
  }

  @All(PROVIDERS.flatMap(({ name }) => [name, `${name}/:step`]))
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = pathOf(request.url);
    const provider = providerAt(path);
    if (provider === undefined) throw new NotFoundException();
    const fields = { ...textsOf(request.query), ...textsOf(request.body) };
    const { status, headers, html } = providerPage(provider, this.fake.testWorlds, {
      method: request.method,
      path,
      fields,
    });
    await reply.code(status).headers(headers).send(html);
  }
}
