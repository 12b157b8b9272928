import { useMutation } from '@tanstack/react-query';

import {
  ChooseRegulationDocument,
  type ChooseRegulationMutationVariables,
  ChooseReturnCarrierDocument,
  type ChooseReturnCarrierMutationVariables,
  FindReturnOrderDocument,
  type FindReturnOrderMutationVariables,
  RemoveReturnImageDocument,
  type RemoveReturnImageMutationVariables,
  SelectReturnItemsDocument,
  type SelectReturnItemsMutationVariables,
  SubmitReturnDocument,
  type SubmitReturnMutationVariables,
} from '../../platform/generated/graphql.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';
import { request } from '../../platform/transport/request.ts';

export const useFindReturnOrder = () =>
  useMutation({
    meta: SILENT,
    mutationFn: async (lookup: FindReturnOrderMutationVariables) =>
      (await request('FindReturnOrder', FindReturnOrderDocument, lookup)).findReturnOrder,
  });

export const useSelectReturnItems = () =>
  useMutation({
    meta: SILENT,
    mutationFn: async (selection: SelectReturnItemsMutationVariables) =>
      (await request('SelectReturnItems', SelectReturnItemsDocument, selection)).selectReturnItems,
  });

export const useChooseRegulation = () =>
  useMutation({
    meta: SILENT,
    mutationFn: async (choice: ChooseRegulationMutationVariables) =>
      (await request('ChooseRegulation', ChooseRegulationDocument, choice)).chooseRegulation,
  });

export const useChooseReturnCarrier = () =>
  useMutation({
    meta: SILENT,
    mutationFn: async (choice: ChooseReturnCarrierMutationVariables) =>
      (await request('ChooseReturnCarrier', ChooseReturnCarrierDocument, choice)).chooseReturnCarrier,
  });

/** Silent: a picture that could not be removed now is left out when the selection is saved. */
export const useRemoveReturnImage = () =>
  useMutation({
    meta: SILENT,
    mutationFn: async (removal: RemoveReturnImageMutationVariables) =>
      (await request('RemoveReturnImage', RemoveReturnImageDocument, removal)).removeReturnImage,
  });

/** Submits the return. After a lost reply the caller polls the outcome. */
export const useSubmitReturn = () =>
  useMutation({
    meta: SILENT,
    mutationFn: async (submission: SubmitReturnMutationVariables) =>
      (await request('SubmitReturn', SubmitReturnDocument, submission)).submitReturn,
  });
