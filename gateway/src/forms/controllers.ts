import type { Type } from '@nestjs/common';
import { CartFormsController } from './cart-forms.controller.ts';
import { SessionFormsController } from './session-forms.controller.ts';

/** Routes below `/forms`, for browsers that do not run scripts. */
export const FORM_CONTROLLERS: readonly Type[] = [CartFormsController, SessionFormsController];
