import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { mergeOrganizations, previewOrganizationMerge } from '#server/structures/mergeOrganizations.ts'
import { OrganizationMergeReport, OrganizationPath, StructureMerge } from '#shared/contract/vocabularies.ts'

export const POST = endpoint({
  summary:
    'Replaces an organisation by another one: its members with their places on leaderboards, trainings, products, rules, sections, login settings and its brand follow. With `dry_run` it only reports what would move.',
  access: 'site_settings',
  params: OrganizationPath,
  body: StructureMerge,
  answer: OrganizationMergeReport,
  refuses: { 404: {} },
  async run({ params: { id }, body: { into, dry_run }, user, locals: { db, now, runtime } }) {
    const merging = { id, into, by: user.uid, now, log: runtime.log }
    const move = dry_run ? await previewOrganizationMerge(db.reader, merging) : await mergeOrganizations(db, merging)
    return { data: { dry_run, ...move } }
  },
})

export const ALL = otherMethods({ POST })
