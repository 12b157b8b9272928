import type { StockAlerts } from '@shop/domain/stock-alerts/stock-alerts.port';
import { alertsOfAccount } from '../stock-alerts/stored-alerts.ts';
import { confirmAlert, endAlert, watchItem } from '../stock-alerts/watch-item.ts';
import type { World } from '../worlds/world.ts';

export const inMemoryStockAlerts = (world: World): StockAlerts => ({
  watch: async (shopper, request) => world.run((tx) => watchItem(tx, shopper, request)),
  confirm: async (shopper, token) => world.run((tx) => confirmAlert(tx, shopper, token)),
  end: async (_shopper, token) => world.run((tx) => endAlert(tx, token)),
  ofAccount: async (shopper) => world.read((view) => alertsOfAccount(view, shopper)),
});
