import { z } from 'zod'
import { Id, Instant, KeysetMeta, KeysetPage, RealDay } from './common.ts'

/** How a change reached the site. */
export const auditRoutes = ['site', 'api', 'scim', 'sso', 'import', 'command'] as const
export type AuditRoute = (typeof auditRoutes)[number]

/** The kinds of actions in the audit log; a new one also gets its words in `shared/audit/auditWords.ts`. */
export const auditActions = [
  ...(['created', 'changed', 'removed', 'restored', 'published', 'switched', 'imported', 'exported'] as const),
  ...(['activated', 'paused', 'archived', 'duplicated', 'revoked', 'merged', 'adjusted'] as const),
  ...(['approved', 'rejected', 'fulfilled', 'cancelled', 'returned'] as const),
  ...(['invited', 'blocked', 'unblocked', 'erased', 'signed_out'] as const),
] as const
export type AuditAction = (typeof auditActions)[number]

/** The kinds of things that the audit log is about; a new one also gets its words in `shared/audit/auditWords.ts`. */
export const auditSubjects = [
  ...(['general_settings', 'appearance', 'brand', 'languages', 'translation', 'storefront'] as const),
  ...(['storefront_appearance', 'storefront_settings', 'rules', 'expiry_schedule', 'shop_settings'] as const),
  ...(['product', 'codes', 'order', 'points', 'room', 'training_session', 'training', 'api_key'] as const),
  ...(['person', 'role', 'organization', 'vocabulary', 'term', 'sign_in', 'mail_template', 'notice'] as const),
] as const
export type AuditSubject = (typeof auditSubjects)[number]

/** One kind of thing, or one thing: `product`, `product:12`. */
const SubjectFilter = z
  .string()
  .regex(new RegExp(`^(?:${auditSubjects.join('|')})(?::[^]{1,200})?$`))
  .transform((text) => {
    const [type = '', ...id] = text.split(':')
    // The pattern lets only these pass.
    return { type: type as AuditSubject, ...(id.length > 0 && { id: id.join(':') }) }
  })

/** The filters of the audit log; all of them together must match. */
export const AuditFilter = z.object({
  /** The user who changed something. */
  actor: z.coerce.number().pipe(Id).optional(),
  action: z.enum(auditActions).optional(),
  subject: SubjectFilter.optional(),
  /** The first and the last day, in the site's time zone. */
  from: RealDay.optional(),
  until: RealDay.optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

/** The place of an entry in the log: its moment without signs, then its id. */
const AuditPlace = z
  .string()
  .regex(/^\d{15,29}$/)
  .transform((text) => {
    const [, year, month, day, hour, minute, second, id] =
      /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d+)$/.exec(text) ?? []
    return { at: `${year}-${month}-${day} ${hour}:${minute}:${second}`, id: Number(id) }
  })
export type AuditPlace = z.infer<typeof AuditPlace>

/** Writes the place of an entry as the `next` of its page. */
export function auditPlaceText({ at, id }: AuditPlace): string {
  return `${at.replace(/\D/g, '')}${id}`
}

export const AuditQuery = AuditFilter.extend({ after: AuditPlace.optional(), limit: KeysetPage.shape.limit })
export type AuditQuery = z.infer<typeof AuditQuery>

const Values = z.record(z.string(), z.json())

export const AuditEntry = z.strictObject({
  id: z.int().positive(),
  at: Instant,
  /** The user who changed something; `null`: a program, which `agent` may name. */
  actor: z.strictObject({ uid: Id, full_name: z.string() }).nullable(),
  through: z.enum(auditRoutes),
  agent: z.string(),
  action: z.enum(auditActions),
  subject: z.strictObject({ type: z.enum(auditSubjects), id: z.string(), label: z.string() }),
  /** The fields that differ. `null`: there was nothing before, or nothing is left. */
  before: Values.nullable(),
  after: Values.nullable(),
  /** The entry is about a person who was erased, with the label and the values. */
  forgotten: z.boolean(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const FoundAudit = z.strictObject({ data: z.array(AuditEntry), meta: KeysetMeta })
export type FoundAudit = z.infer<typeof FoundAudit>
