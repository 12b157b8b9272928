import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsISO8601, IsNumber, IsOptional, IsPositive, IsString, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { IsShopId } from '../shared/is-shop-id.ts';

/** What testers send to the QA plane (staging 1.1, 1.2, 1.7, 1.9). */

const MAX_PARAMETER = 500;

export class NewWorld {
  @IsOptional() @Matches(/^[a-z0-9-]{1,40}$/u) readonly id?: string;
  @IsOptional() @IsInt() readonly seed?: number;
  /** Plays this scenario in the new world. */
  @IsOptional() @IsString() readonly scenario?: string;
  /** Lets the clock stand at this instant. */
  @IsOptional() @IsISO8601() readonly at?: string;
  @IsOptional() @IsBoolean() readonly pinned?: boolean;
}

export class ClockChange {
  @ValidateIf(({ to, mode }: ClockChange) => to === undefined && mode === undefined) @IsInt() @Min(0) readonly advanceMs?: number;
  @IsOptional() @IsISO8601() readonly to?: string;
  @IsOptional() @IsIn(['live', 'frozen', 'scaled']) readonly mode?: 'live' | 'frozen' | 'scaled';
  @ValidateIf(({ mode }: ClockChange) => mode === 'scaled') @IsNumber() @IsPositive() readonly factor?: number;
}

export class ParameterChange {
  /** `name` or `name/entry`. */
  @IsString() @MaxLength(MAX_PARAMETER) readonly name: string;
  @IsString() @MaxLength(MAX_PARAMETER) readonly value: string;
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
  @IsOptional() @Type(() => Number) @IsInt() readonly afterSeq?: number;
  @IsOptional() @Type(() => Number) @IsInt() readonly waitMs?: number;
}
