import type { Passwords } from '@shop/domain/customers/passwords.port';
import type { World } from '../worlds/world.ts';
import { changePassword, changePasswordByLink } from '../customers/change-password.ts';
import { findPasswordLink, passwordLinkState, requestPasswordLink } from '../customers/request-password-link.ts';

export const inMemoryPasswords = (world: World, address: string): Passwords => ({
  change: async (shopper, change) => world.run((tx) => changePassword(tx, shopper, change, address)),
  requestLink: async (shopper, request) => world.run((tx) => requestPasswordLink(tx, shopper, request)),
  linkState: async (shopper, token) =>
    world.read((view) => passwordLinkState(view, findPasswordLink(view, shopper, token))),
  changeByLink: async (shopper, change) => world.run((tx) => changePasswordByLink(tx, shopper, change)),
});
