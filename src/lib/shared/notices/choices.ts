import { msg } from '../i18n/message.ts'
import { noticeKindNames, noticeKinds, type NoticeType } from './kinds.ts'

/** How a user gets notices: in the list and by mail, only in the list, or not at all. */
export const noticeChoices = ['mail', 'list', 'off'] as const
export type NoticeChoice = (typeof noticeChoices)[number]

/** The form of the notice choices. */
export const NOTICE_CHOICES_PATH = '/user/notices#choices'

/** Builds a record with a value for each kind. */
export function byKind<T>(of: (type: NoticeType) => T): Record<NoticeType, T> {
  return Object.fromEntries(noticeKindNames.map((type) => [type, of(type)])) as Record<NoticeType, T>
}

/** The choices of a kind; the first one is the default. */
export function choicesFor(type: NoticeType): readonly NoticeChoice[] {
  return noticeKinds[type].mail ? noticeChoices : noticeChoices.slice(1)
}

/** The user's choice for a kind; a missing or invalid stored value means the default. */
export function chosenFor(type: NoticeType, stored: string | undefined): NoticeChoice {
  const [first = 'list', ...others] = choicesFor(type)
  return others.find((choice) => choice === stored) ?? first
}

/** The label of a choice among the choices of its kind. */
export function choiceLabel(choice: NoticeChoice, type: NoticeType): string {
  return choice === 'list' && noticeKinds[type].mail ? msg('On this site only') : choiceLabels[choice]
}

const choiceLabels: Record<NoticeChoice, string> = {
  mail: msg('On this site and by email'),
  list: msg('On this site'),
  off: msg('Not at all'),
}
