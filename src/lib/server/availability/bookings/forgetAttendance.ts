import type { Tx } from '../../db/database.ts'

/** Opens the attendance of a session again, because it has not taken place yet. Only absences are recorded by then. */
export async function forgetAttendance(tx: Tx, sessionId: number): Promise<void> {
  await tx
    .updateTable('session_bookings')
    .set({ attended: null, attended_at: null })
    .where('session_id', '=', sessionId)
    .where('attended', 'is not', null)
    .execute()
}
