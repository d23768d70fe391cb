import type { AuditAction } from '#shared/contract/audit.ts'
import type { IconName } from '#shared/theme/icons.ts'

interface ActionLook {
  icon: IconName
  tone: 'good' | 'bad' | 'plain'
}

/** The icon and the colour of each action. */
export const auditIcons: Record<AuditAction, ActionLook> = {
  created: { icon: 'add', tone: 'good' },
  changed: { icon: 'edit', tone: 'plain' },
  removed: { icon: 'delete', tone: 'bad' },
  restored: { icon: 'history', tone: 'plain' },
  published: { icon: 'campaign', tone: 'good' },
  switched: { icon: 'tune', tone: 'plain' },
  imported: { icon: 'upload', tone: 'good' },
  exported: { icon: 'download', tone: 'plain' },
  activated: { icon: 'play_circle', tone: 'good' },
  paused: { icon: 'pause', tone: 'plain' },
  archived: { icon: 'inventory_2', tone: 'plain' },
  duplicated: { icon: 'content_copy', tone: 'good' },
  revoked: { icon: 'lock', tone: 'bad' },
  merged: { icon: 'category', tone: 'plain' },
  adjusted: { icon: 'favorite', tone: 'plain' },
  approved: { icon: 'check', tone: 'good' },
  rejected: { icon: 'close', tone: 'bad' },
  fulfilled: { icon: 'check_circle', tone: 'good' },
  cancelled: { icon: 'close', tone: 'bad' },
  returned: { icon: 'undo', tone: 'plain' },
  invited: { icon: 'mail', tone: 'good' },
  blocked: { icon: 'lock', tone: 'bad' },
  unblocked: { icon: 'person_add', tone: 'good' },
  erased: { icon: 'delete', tone: 'bad' },
  signed_out: { icon: 'logout', tone: 'plain' },
}
