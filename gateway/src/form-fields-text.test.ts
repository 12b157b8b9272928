import { readFile } from 'node:fs/promises';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { describe, expect, it } from 'vitest';
import { IsText } from './shared/is-text.ts';
import { FormRoute } from './request/form-route.decorator.ts';
import { formFieldsText } from './form-fields-text.ts';
import { ReadsFields } from './request/reads-fields.decorator.ts';

class Named {
  @IsText() readonly name: string;
}

class Aged extends Named {
  @IsText() readonly age: string;
}

describe('the forms of a controller', () => {
  it('are listed with the fields of their body, also inherited ones', () => {
    @Controller('forms')
    class InFolder {
      @Get('page') page(): void {}
      @Post('birthday') birthday(@Body() _body: Aged): void {}
    }
    @Controller()
    class ByRoute {
      @FormRoute('uploads/name', '/') name(@Body() _body: Named): void {}
      @FormRoute('all', '/') all(): void {}
      @Post('api/name') script(@Body() _body: Named): void {}
    }
    expect(formFieldsText([InFolder, ByRoute])).toContain(`{
  'all': never;
  'birthday':
    | 'age'
    | 'name';
  'uploads/name': 'name';
}`);
  });

  it('name the fields of a body without a class', () => {
    @Controller('forms')
    class ByHand {
      @Post('lines') @ReadsFields(['of.*.name']) lines(@Body() _body: unknown): void {}
    }
    @Controller('forms')
    class Secretive {
      @Post('lines') lines(@Body() _body: unknown): void {}
    }
    expect(formFieldsText([ByHand])).toContain("'lines': `of.${string}.name`;");
    expect(() => formFieldsText([Secretive])).toThrow('Secretive.lines');
  });
});

it('is what the client was built with', async () => {
  const generated = new URL('../../client/src/platform/generated/forms.ts', import.meta.url);
  expect(formFieldsText()).toBe(await readFile(generated, 'utf8'));
});
