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
