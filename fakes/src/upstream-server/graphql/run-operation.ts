import { endReservationIn } from '../../deals/reserve-pieces.ts';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
} from 'graphql';
import { changeCartBehindBack, graphqlErrorOf, isRefusal, withNullAt } from '../faults/operation-faults.ts';
import type { ResolverContext } from './resolver-context.ts';
import { type OperationRequest, parseOperation, SCHEMA } from './parse-operation.ts';
import { ROOT_RESOLVERS } from './root-resolvers.ts';
import { classified } from './upstream-error.ts';

/** An exception of ours, not an error that a resolver throws on purpose. */
const isInternal = ({ originalError }: GraphQLError): boolean =>
  originalError != null && !(originalError instanceof GraphQLError);

/** Hides the cause of an internal error. */
const publicError = (error: GraphQLError): GraphQLError => {
  const { nodes = null, path = null } = error;
  return isInternal(error)
    ? new GraphQLError('Internal error', { nodes, path, extensions: { classification: 'INTERNAL_ERROR' } })
    : error;
};

/** Invalid variables are errors of the request: nothing was executed. */
const asRequestErrors = (errors: readonly GraphQLError[]): ExecutionResult => ({
  errors: errors.map(
    ({ message, nodes = null, extensions }) =>
      new GraphQLError(message, { nodes, extensions: { classification: 'VALIDATION_ERROR', ...extensions } }),
  ),
});

const namesIn = ({ definitions }: DocumentNode): readonly string[] =>
  definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? [node.name?.value ?? 'an unnamed one'] : [],
  );

const executed = async (
  { query, operationName, variables }: OperationRequest,
  context: ResolverContext,
  report: (failure: unknown) => void,
): Promise<ExecutionResult> => {
  const operation = parseOperation(query);
  if (operation.errors !== undefined) return { errors: operation.errors };
  const { document } = operation;
  const node = getOperationAST(document, operationName);
  if (node == null)
    return {
      errors: [
        classified(
          'BAD_REQUEST',
          `operationName must name one operation of the document: ${namesIn(document).join(', ')}.`,
        ),
      ],
    };
  if (node.operation === OperationTypeNode.SUBSCRIPTION)
    return { errors: [classified('BAD_REQUEST', 'The upstream has no subscriptions.')] };
  const result = await execute({
    schema: SCHEMA,
    document,
    rootValue: ROOT_RESOLVERS,
    contextValue: context,
    variableValues: variables,
    ...(operationName === undefined ? {} : { operationName }),
  });
  if (result.errors === undefined) return result;
  if (!('data' in result)) return asRequestErrors(result.errors);
  for (const error of result.errors) if (isInternal(error)) report(error.originalError);
  return { data: result.data ?? null, errors: result.errors.map(publicError) };
};

/** The result of an operation, and whether the shop has run it. */
export interface OperationResult {
  readonly result: ExecutionResult;
  readonly ran: boolean;
}

/** A fault refuses the operation in place of the shop. */
const isRefusedBefore = ({ hit }: ResolverContext): boolean => hit?.phase === 'before' && isRefusal(hit.fault);

/** Executes an operation; the causes of internal errors go to `report` only. */
export const runOperation = async (
  operation: OperationRequest,
  context: ResolverContext,
  report: (failure: unknown) => void,
): Promise<OperationResult> => {
  const { hit } = context;
  const { cartId } = operation.variables;
  if (hit?.fault.kind === 'cartChangedBehindBack' && typeof cartId === 'string')
    await changeCartBehindBack(context, cartId);
  if (hit?.fault.kind === 'reservationLost' && typeof cartId === 'string')
    context.world.run((tx) => endReservationIn(tx, cartId, 0));
  const error = hit === undefined ? undefined : graphqlErrorOf(hit.fault);
  if (error !== undefined && hit?.phase === 'before') return { result: { data: null, errors: [error] }, ran: false };
  const result = await executed(operation, context, report);
  const ran = 'data' in result && !isRefusedBefore(context);
  if (error !== undefined) return { result: { data: null, errors: [error] }, ran };
  return { result: hit?.fault.kind === 'partialData' ? withNullAt(result, hit.fault.path) : result, ran };
};
