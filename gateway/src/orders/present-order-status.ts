import type {
  OrderedArticle,
  OrderStatusView,
  ReturnProgress,
  ShipmentProgress,
} from '@shop/domain/orders/order-details';
import type { OrderedArticleType, OrderStatusViewType, ReturnFacts, ShipmentFacts } from './order-status.types.ts';

const presentArticle = (article: OrderedArticle): OrderedArticleType => ({
  itemId: article.itemId,
  productId: article.productId,
  lineNo: article.lineNo,
  name: article.name,
  path: article.path,
  picture: article.picture,
  variants: article.variants,
  articleNumber: article.articleNumber,
  quantity: article.quantity,
});

const presentShipmentFacts = (shipment: ShipmentProgress): ShipmentFacts => ({
  status: shipment.status,
  carrier: shipment.carrier,
  arrives: shipment.arrives,
  dispatchDate: shipment.dispatchDate,
  deliveredOn: shipment.deliveredOn,
  trackingLink: shipment.trackingLink,
  trackingCode: shipment.trackingCode,
  cancelReason: shipment.cancelReason,
});

const presentReturnFacts = ({ rma, wish, announcedAt, receivedOn, settledOn }: ReturnProgress): ReturnFacts => ({
  rma,
  wish,
  announcedAt,
  receivedOn,
  settledOn,
});

/** Names each field, so that nothing personal gets out with them. */
export const presentOrderStatus = ({
  orderId,
  orderedAt,
  status,
  shipments,
  returns,
  canBeWithdrawn,
  returnHash,
}: OrderStatusView): OrderStatusViewType => ({
  orderId,
  orderedAt,
  status,
  shipments: shipments.map((shipment) => ({
    ...presentShipmentFacts(shipment),
    items: shipment.items.map(presentArticle),
  })),
  returns: returns.map(presentReturnFacts),
  canBeWithdrawn,
  returnHash,
});
