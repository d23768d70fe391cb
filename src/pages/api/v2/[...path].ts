import type { APIRoute } from 'astro'
import { answerFailure } from '#server/http/answer.ts'
import { notFound } from '#shared/refusal.ts'

/** Every path below the base that the contract does not have. */
export const ALL: APIRoute = ({ locals }) => answerFailure(notFound(), locals)
