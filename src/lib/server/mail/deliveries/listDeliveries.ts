import { KEYSET_PAGE } from '#shared/contract/common.ts'
import type { FoundDeliveries, MailDeliveriesQuery, MailDelivery } from '#shared/contract/mailDeliveries.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { mailLabel } from '#shared/mail/mailTypes.ts'
import type { Reader } from '../../db/database.ts'

/** The log of sent mails, the newest attempt first. Each page begins behind the last row of the page before. */
export async function listDeliveries(
  reader: Reader,
  { state, uid, after, limit = KEYSET_PAGE }: MailDeliveriesQuery,
  t: Translate,
): Promise<FoundDeliveries> {
  const last = after === undefined ? undefined : placeOf(after)
  let query = reader
    .selectFrom('mail_deliveries as mail')
    .leftJoin('users', 'users.uid', 'mail.uid')
    .selectAll('mail')
    .select('users.full_name')
    .orderBy('mail.at', 'desc')
    .orderBy('mail.id', 'desc')
    // One more says whether another page follows.
    .limit(limit + 1)
  if (state) query = query.where('mail.state', '=', state)
  if (uid) query = query.where('mail.uid', '=', uid)
  if (last)
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('mail.at', 'mail.id'), '<', tuple(last.at, last.id)))
  const rows = await query.execute()
  const shown = rows.slice(0, limit)
  const isLastPage = rows.length <= limit
  const end = shown.at(-1)
  return {
    data: shown.map(
      ({ id, at, uid, address, type, language, state, tries, error, source, full_name }): MailDelivery => ({
        id,
        at,
        person: uid === null ? null : { uid, full_name: full_name ?? '' },
        address,
        type,
        label: t(mailLabel(type)),
        language,
        state,
        tries,
        error,
        is_repeatable: source !== null && state !== 'sent',
      }),
    ),
    meta: {
      limit,
      next: isLastPage || !end ? null : `${end.at.replace(/\D/g, '')}-${end.id}`,
      isLastPage,
      total: null,
    },
  }
}

/** The place of a row, from `yyyyMMddHHmmss-id`. */
function placeOf(after: string): { at: string; id: number } {
  const [digits = '', id = '0'] = after.split('-')
  const at = digits.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3 $4:$5:$6')
  return { at, id: Number(id) }
}
