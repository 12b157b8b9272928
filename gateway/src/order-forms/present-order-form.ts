import { isLeft, type OrderFormLine } from '@shop/domain/order-forms/order-form';
import { times } from '@shop/domain/shared/money';
import type { OrderFormLineType } from './order-form.types.ts';

export const presentLine = (line: OrderFormLine): OrderFormLineType => {
  const { rows, asked, is } = line;
  return {
    rows,
    asked: asked?.quantity,
    outcome: is.outcome,
    isLeft: isLeft(line),
    because: is.outcome === 'unknown' ? is.because : undefined,
    article: 'article' in is ? is.article : undefined,
    quantity: 'article' in is ? is.quantity : undefined,
    total: 'article' in is ? times(is.article.price.current, is.quantity) : undefined,
    name: 'name' in is ? is.name : undefined,
    path: 'path' in is ? is.path : undefined,
    replacement: is.outcome === 'sold-out' ? is.replacement : undefined,
    meant: is.outcome === 'unknown' ? is.meant : [],
  };
};
