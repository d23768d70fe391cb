import type { XapiStatement } from '#shared/contract/xapi.ts'
import { statementTime } from './readStatement.ts'

/**
 * Whether two statements are equal (xAPI 1.0.3, Data 2.3.1). Ignores the fields that the receiver adds, names of things
 * and the order of members.
 */
export function isSameStatement(stored: XapiStatement, sent: XapiStatement): boolean {
  // A statement without a timestamp got one when it was stored.
  const at = sent.timestamp === undefined || statementTime(stored) === statementTime(sent)
  return at && written(essence(stored)) === written(essence(sent))
}

function essence({ actor, verb, object, result, context, attachments }: XapiStatement) {
  const { definition: _, ...thing } = { definition: undefined, ...object }
  return { actor, verb: verb.id, object: thing, result, context, attachments }
}

function written(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )
}
