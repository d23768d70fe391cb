import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '../api.ts'
import type { SavedValues, SaveRequest } from '../forms/settingsFormCalls.ts'
import { readAgain } from '../queries/readAgain.ts'
import { bodyOfRules, problemsByKey, type RulesValues, valuesOfRules } from './rulesValues.ts'

/** The saved rules, with the values in them that no longer exist. */
export function rulesQuery() {
  return queryOptions({
    queryKey: ['settings', 'incentives', 'rules'],
    queryFn: async ({ signal }) => (await call('GET settings/incentives/rules', { whole: false, signal })).data,
    // The form compares with what it was loaded with; a conflict reads the rules again.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/**
 * Saves the rules. The cached rules become those of the answer; after a failure they are read again.
 * @throws ApiError whose problems name rules by their keys
 */
export async function sendRules(
  client: QueryClient,
  { values, revision = 0, idempotencyKey }: Omit<SaveRequest<RulesValues>, 'changes'>,
): Promise<SavedValues<RulesValues>> {
  try {
    const body = bodyOfRules(values, revision)
    const { data } = await call('POST settings/incentives/rules', { body, idempotencyKey, whole: false })
    client.setQueryData(rulesQuery().queryKey, data)
    return { values: valuesOfRules(data), revision: data.revision }
  } catch (error) {
    readAgain(client, rulesQuery())
    if (!(error instanceof ApiError)) throw error
    throw new ApiError(error.status, problemsByKey(error.problems, values), error.details)
  }
}

/** Reads the rules that are saved now. */
export async function readRules(client: QueryClient): Promise<SavedValues<RulesValues>> {
  const data = await client.fetchQuery({ ...rulesQuery(), staleTime: 0 })
  return { values: valuesOfRules(data), revision: data.revision }
}
