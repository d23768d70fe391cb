import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { mergeTerms, previewMerge } from '#server/structures/mergeTerms.ts'
import { StructureMerge, TermMergeReport, TermPath } from '#shared/contract/vocabularies.ts'

export const POST = endpoint({
  summary:
    'Replaces a term by another one of its vocabulary: trainings, people, products, rules, sections and the terms under it follow. With `dry_run` it only reports what would move.',
  access: 'site_settings',
  params: TermPath,
  body: StructureMerge,
  answer: TermMergeReport,
  refuses: { 404: {} },
  async run({ params: { tid }, body: { into, dry_run }, user, locals: { db, now, runtime } }) {
    const merging = { tid, into, by: user.uid, now, log: runtime.log }
    const moved = dry_run ? await previewMerge(db.reader, merging) : await mergeTerms(db, merging)
    return { data: { dry_run, moved } }
  },
})

export const ALL = otherMethods({ POST })
