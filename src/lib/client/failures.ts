import { somethingWrong } from '#shared/notices/flash.ts'
import { ApiError } from './api.ts'
import { notifications } from './stores/notifications.ts'

/**
 * Shows the generic failure notice (specification, section 8). A refusal with problems needs no notice: the part of
 * the page that made the call shows the problems.
 */
export function noticeFailure(error: unknown, list: Pick<typeof notifications, 'add'> = notifications): void {
  console.warn(error)
  if (error instanceof ApiError && error.status < 500 && error.problems.length > 0) return
  // The same id, so that several failures at once show one notice.
  list.add({ id: 'failed', ...somethingWrong })
}
