import { type DocumentNode, execute, type ExecutionResult, getOperationAST, GraphQLError, Kind, OperationTypeNode } from 'graphql';
import { graphqlErrorOf, withNullAt } from '../faults/operation-faults.ts';
import type { OperationFault } from '../../worlds/faults/fault-kinds.ts';
import { changeBehindBack } from '../carts/change-behind-back.ts';
import type { ResolverContext } from './resolver-context.ts';
import { type OperationRequest, parseOperation, SCHEMA } from './parse-operation.ts';
import { ROOT_RESOLVERS } from './root-resolvers.ts';
import { classified } from './upstream-error.ts';

/** An error that is not the upstream's own word. */
const isOurs = ({ originalError }: GraphQLError): boolean => originalError != null && !(originalError instanceof GraphQLError);

/** What is told of an error: those of the upstream as they are, failures of ours only by their kind. */
const toldError = (error: GraphQLError): GraphQLError => {
  const { nodes = null, path = null } = error;
  return isOurs(error) ? new GraphQLError('Internal error', { nodes, path, extensions: { classification: 'INTERNAL_ERROR' } }) : error;
};

/** Arguments that do not fit are told before anything is executed. */
const asRequestErrors = (errors: readonly GraphQLError[]): ExecutionResult => ({
  errors: errors.map(({ message, nodes = null, extensions }) => new GraphQLError(message, { nodes, extensions: { classification: 'VALIDATION_ERROR', ...extensions } })),
});

const namesIn = ({ definitions }: DocumentNode): readonly string[] => definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node.name?.value ?? 'one without a name'] : []));

const executed = async ({ query, operationName, variables }: OperationRequest, context: ResolverContext, report: (failure: unknown) => void): Promise<ExecutionResult> => {
  const operation = parseOperation(query);
  if (operation.errors !== undefined) return { errors: operation.errors };
  const { document } = operation;
  const asks = getOperationAST(document, operationName);
  if (asks == null) return { errors: [classified('BAD_REQUEST', `operationName must name one operation of the document: ${namesIn(document).join(', ')}.`)] };
  if (asks.operation === OperationTypeNode.SUBSCRIPTION) return { errors: [classified('BAD_REQUEST', 'The upstream has queries and mutations, and no subscriptions.')] };
  const result = await execute({ schema: SCHEMA, document, rootValue: ROOT_RESOLVERS, contextValue: context, variableValues: variables, ...(operationName === undefined ? {} : { operationName }) });
  if (result.errors === undefined) return result;
  if (!('data' in result)) return asRequestErrors(result.errors);
  for (const error of result.errors) if (isOurs(error)) report(error.originalError);
  return { data: result.data ?? null, errors: result.errors.map(toldError) };
};

/** What an operation is answered with, and whether the shop was asked. */
export interface OperationResult {
  readonly result: ExecutionResult;
  readonly ran: boolean;
}

const REFUSALS: ReadonlySet<OperationFault['kind']> = new Set<OperationFault['kind']>(['fieldErrors', 'successfulFalse', 'refused']);

/** It is refused in the shop's place. */
const isRefusedBefore = ({ hit }: ResolverContext): boolean => hit?.phase === 'before' && REFUSALS.has(hit.fault.kind);

/** Executes an operation for somebody; failures of ours are reported beside being told by their kind. */
export const runOperation = async (operation: OperationRequest, context: ResolverContext, report: (failure: unknown) => void): Promise<OperationResult> => {
  const { hit } = context;
  const { cartId } = operation.variables;
  if (hit?.fault.kind === 'cartChangedBehindBack' && typeof cartId === 'string') await changeBehindBack(context, cartId);
  const error = hit === undefined ? undefined : graphqlErrorOf(hit.fault);
  if (error !== undefined && hit?.phase === 'before') return { result: { data: null, errors: [error] }, ran: false };
  const result = await executed(operation, context, report);
  const ran = 'data' in result && !isRefusedBefore(context);
  if (error !== undefined) return { result: { data: null, errors: [error] }, ran };
  return { result: hit?.fault.kind === 'partialData' ? withNullAt(result, hit.fault.path) : result, ran };
};
