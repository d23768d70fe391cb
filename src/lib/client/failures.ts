import { somethingWrong } from '#shared/notices/flash.ts'
import { ApiError } from './api.ts'
import { notifications } from './stores/notifications.ts'

/**
 * Shows the generic failure notice (specification, section 8), except for a refusal that names its problems: the part
 * of the page that made the call shows those.
 */
export function noticeFailure(error: unknown, shown: Pick<typeof notifications, 'add'> = notifications): void {
  console.warn(error)
  if (error instanceof ApiError && error.status < 500 && error.problems.length > 0) return
  // One id: several failures at once are one notice.
  shown.add({ id: 'failed', ...somethingWrong })
}
