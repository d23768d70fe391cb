import {
  type BinaryOperationNode,
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  SqliteQueryCompiler,
} from 'kysely'

/**
 * PostgreSQL refuses `in ()`, which SQLite takes: a list that is empty for once would fail on a server only. Both write
 * the result instead: nothing is in an empty list.
 */
function resultOfEmptyList({ operator, rightOperand }: BinaryOperationNode): '1 = 0' | '1 = 1' | null {
  if (!PrimitiveValueListNode.is(rightOperand) || rightOperand.values.length > 0) return null
  return OperatorNode.is(operator) && operator.operator === 'not in' ? '1 = 1' : '1 = 0'
}

/** Writes statements for SQLite. */
export class SqliteStatements extends SqliteQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const result = resultOfEmptyList(node)
    if (result) this.append(result)
    else super.visitBinaryOperation(node)
  }
}

/** Writes statements for PostgreSQL. */
export class PostgresStatements extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const result = resultOfEmptyList(node)
    if (result) this.append(result)
    else super.visitBinaryOperation(node)
  }
}
