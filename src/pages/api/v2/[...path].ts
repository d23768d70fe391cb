import { answerFailure } from '#server/http/answer.ts'
import type { CallHandler } from '#server/http/callContext.ts'
import { notFound } from '#shared/refusal.ts'

/** Every path below the base that the contract does not have. */
export const ALL: CallHandler = ({ locals }) => answerFailure(notFound(), locals)
