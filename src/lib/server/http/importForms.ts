import type { APIContext } from 'astro'
import { PathId, type Problem } from '#shared/contract/common.ts'
import { IMPORT_FILE_BYTES, type ImportKind } from '#shared/contract/imports.ts'
import { type ImportView, readImportPage } from '../imports/readImportPage.ts'
import { takeImportAction, takeImportFile } from '../imports/takeImportForm.ts'
import { attempt, attemptForm, attemptSent } from './form.ts'
import { readMultipart } from './multipart.ts'

type ImportPage = Pick<APIContext, 'request' | 'locals' | 'params'> & {
  response: { status?: number; headers: Headers }
}

/** Stores the file that was sent to the first page of an import; `done` is the id of the draft. */
export function attemptImportFile(kind: ImportKind, page: ImportPage) {
  const { db, now, runtime } = page.locals
  const { user } = page.locals.learner()
  return attemptSent(
    (request) => readMultipart(request, runtime.config, { bytes: IMPORT_FILE_BYTES, uid: user.uid }),
    async (form) => {
      await using received = form
      return takeImportFile(db, received.fields, { kind, by: user.uid, now })
    },
    page,
  )
}

/** Carries out the form of the page of one import, if one was sent, and reads the page if there is more to show. */
export async function attemptImportStep(kind: ImportKind, page: ImportPage): Promise<ImportStep> {
  const { db, now, t } = page.locals
  const { user } = page.locals.learner()
  const { data: id } = PathId.safeParse(page.params.id)
  if (!id) return {}
  const { done, problems = [] } = await attemptForm(
    (form) => takeImportAction(db, { id, form }, { kind, by: user.uid, now }),
    page,
  )
  if (done !== undefined) return { isKept: done }
  const { done: view } = await attempt(() => readImportPage(db.reader, { kind, id }, t), page)
  return view ? { shown: { ...view, problems } } : {}
}

interface ImportStep {
  /** The form was carried out: whether the import is still there. */
  isKept?: boolean
  /** Missing if there is no such import. */
  shown?: ImportView & { problems: Problem[] }
}
