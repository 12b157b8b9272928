import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsISO8601, IsNumber, IsOptional, IsPositive, IsString, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { IsShopId } from '../shared/is-shop-id.ts';

/** What testers send to the QA plane (staging 1.1, 1.2, 1.7, 1.9). */

const MAX_VALUE = 500;
const PARAMETER = /^[A-Za-z][\w.-]{0,99}(?:\/[\w.-]{1,100})?$/u;
/** Ten years: far enough for whatever falls due in a shop. */
const LONGEST_STEP_MS = 10 * 366 * 24 * 60 * 60_000;
/** A day in a second. */
const FASTEST = 86_400;
const LONGEST_WAIT_MS = 10_000;

/** A day of the calendar, with or without a time, in a year of four digits. */
const IsInstant = (): PropertyDecorator => applyDecorators(IsISO8601({ strict: true }), Matches(/^[12]\d{3}-\d\d-\d\d/u, { message: '$property must be an instant such as 2026-08-03T10:00:00Z' }));


export class NewWorld {
  @IsOptional() @Matches(/^[a-z0-9-]{1,40}$/u) readonly id?: string;
  @IsOptional() @IsInt() readonly seed?: number;
  /** Plays this scenario in the new world. */
  @IsOptional() @IsString() readonly scenario?: string | null;
  /** Lets the clock stand at this instant. */
  @IsOptional() @IsInstant() readonly at?: string | null;
  @IsOptional() @IsBoolean() readonly pinned?: boolean;
}

export class ClockChange {
  @ValidateIf(({ to, mode }: ClockChange) => to == null && mode == null) @IsInt() @Min(0) @Max(LONGEST_STEP_MS) readonly advanceMs?: number | null;
  @IsOptional() @IsInstant() readonly to?: string | null;
  @IsOptional() @IsIn(['live', 'frozen', 'scaled']) readonly mode?: 'live' | 'frozen' | 'scaled' | null;
  @ValidateIf(({ mode }: ClockChange) => mode === 'scaled') @IsNumber() @IsPositive() @Max(FASTEST) readonly factor?: number;
}

export class ParameterChange {
  /** `name` or `name/entry`. */
  @Matches(PARAMETER, { message: 'name must be a parameter as name or name/entry' }) readonly name: string;
  @IsString() @MaxLength(MAX_VALUE) readonly value: string;
}

const MOST_PIECES = 1_000_000;

export class StockChange {
  @IsShopId() readonly itemId: string;
  @IsInt() @Min(0) @Max(MOST_PIECES) readonly pieces: number;
}

const DEAREST = 10_000_000;

export class PriceChange {
  @IsShopId() readonly itemId: string;
  /** Minor units of the storefront's currency, with VAT. */
  @IsInt() @Min(0) @Max(DEAREST) readonly gross: number;
}

export class MailQuestion {
  @IsOptional() @IsString() readonly to?: string;
  @IsOptional() @IsString() readonly template?: string;
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) readonly afterSeq?: number;
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(LONGEST_WAIT_MS) readonly waitMs?: number;
}
