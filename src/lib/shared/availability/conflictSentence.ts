import type { SessionConflict } from '../contract/trainingSessions.ts'
import type { Translate } from '../i18n/message.ts'
import type { SessionNames } from './sessionNames.ts'

/** A conflict as one sentence, with the name of the instructor. */
export function conflictSentence(
  { uid, text }: Pick<SessionConflict, 'uid' | 'text'>,
  { people }: Pick<SessionNames, 'people'>,
  t: Translate,
): string {
  const name = uid === undefined ? undefined : people.get(uid)?.full_name
  return name === undefined ? text : t('{{name}}: {{text}}', { name, text })
}
