import type { OrderFormLine } from '@shop/domain/order-forms/order-form';
import { times } from '@shop/domain/shared/money';
import type { OrderFormLineType } from './order-form.types.ts';

export const presentLine = ({ rows, asked, is }: OrderFormLine): OrderFormLineType => ({
  rows,
  asked: asked?.quantity,
  outcome: is.outcome,
  because: is.outcome === 'unknown' ? is.because : undefined,
  article: 'article' in is ? is.article : undefined,
  quantity: 'article' in is ? is.quantity : undefined,
  total: 'article' in is ? times(is.article.price.current, is.quantity) : undefined,
  name: 'name' in is ? is.name : undefined,
  path: 'path' in is ? is.path : undefined,
  replacement: is.outcome === 'sold-out' ? is.replacement : undefined,
  meant: is.outcome === 'unknown' ? is.meant : [],
});
