import type { Type } from '@nestjs/common';
import { BusinessFormsController } from './business-forms.controller.ts';

/** Every form whose action has a controller of its own. */
export const FORM_CONTROLLERS: readonly Type[] = [
  BusinessFormsController,
];
