import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import type { RulesVersion, RulesVersionsQuery } from '#shared/contract/rulesVersions.ts'
import type { Reader } from '../../db/database.ts'
import { storedRules } from './currentRules.ts'

/** Small, because a document has up to 50 rules. */
const VERSIONS_PAGE = 10

/** The saved versions of the earning rules, the newest first. */
export async function listRulesVersions(
  reader: Reader,
  { page = 0, limit = VERSIONS_PAGE }: RulesVersionsQuery,
): Promise<{ data: RulesVersion[]; meta: PageMeta }> {
  const { total } = await reader
    .selectFrom('rules_versions')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await reader
    .selectFrom('rules_versions')
    .leftJoin('users', 'users.uid', 'saved_by')
    .select(['revision', 'document', 'saved_at', 'saved_by', 'full_name'])
    .orderBy('revision', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute()
  return {
    data: rows.map(({ revision, document, saved_at, saved_by, full_name }) => ({
      revision,
      saved_at,
      saved_by: saved_by === null ? null : { uid: saved_by, full_name: full_name ?? '' },
      rules: storedRules(document, revision).document,
    })),
    meta: pageMeta(page, limit, total),
  }
}
