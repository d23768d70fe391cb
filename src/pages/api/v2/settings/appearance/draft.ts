import { z } from 'zod'
import { appearanceDraft, saveAppearanceDraft } from '#server/brand/appearanceDrafts.ts'
import { endAppearanceDraft } from '#server/brand/endAppearanceDraft.ts'
import { endpoint, type EndpointCall, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { AppearanceChange, AppearanceDraft } from '#shared/contract/appearance.ts'
import { signInNeeded } from '#shared/refusal.ts'

export const GET = endpoint({
  summary: 'Returns the draft of the appearance that only this session sees; null if there is none.',
  access: 'site_settings',
  answer: AppearanceDraft.nullable(),
  run: async (call) => ({ data: (await appearanceDraft(call.locals.db.reader, sessionOf(call))) ?? null }),
})

export const POST = endpoint({
  summary: 'Keeps the published appearance with this change as a draft. Only this session sees the site with it.',
  access: 'site_settings',
  body: AppearanceChange,
  answer: AppearanceDraft,
  async run(call) {
    const { db, now, runtime } = call.locals
    const save = { session: sessionOf(call), storage: runtime.media.storage, now }
    return { data: await saveAppearanceDraft(db, call.body, save) }
  },
})

export const DELETE = endpoint({
  summary: 'Ends the draft of this session.',
  access: 'site_settings',
  answer: z.null(),
  status: 204,
  async run(call) {
    await call.locals.db.transact((tx) => endAppearanceDraft(tx, sessionOf(call)))
    return { data: null }
  },
})

export const ALL = otherMethods({ GET, POST, DELETE })

type Session = Pick<EndpointCall<'site_settings', undefined, undefined, undefined>, 'cookies' | 'locals'>

function sessionOf({ cookies, locals }: Session): string {
  const session = readSessionCookie(cookies, locals.origin)
  if (!session) throw signInNeeded()
  return session
}
