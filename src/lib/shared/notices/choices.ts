import { msg } from '../i18n/message.ts'
import { noticeKindNames, noticeKinds, type NoticeType } from './kinds.ts'

/** Where a person is told of something: in the list of their notices and by mail, in the list alone, or not at all. */
export const noticeChoices = ['mail', 'list', 'off'] as const
export type NoticeChoice = (typeof noticeChoices)[number]

/** The form in which one chooses. */
export const NOTICE_CHOICES_PATH = '/user/notices#choices'

/** Something for each kind. */
export function byKind<T>(of: (type: NoticeType) => T): Record<NoticeType, T> {
  return Object.fromEntries(noticeKindNames.map((type) => [type, of(type)])) as Record<NoticeType, T>
}

/** What there is to choose for a kind. The first is how it is as long as nobody chose. */
export function choicesFor(type: NoticeType): readonly NoticeChoice[] {
  return noticeKinds[type].mail ? noticeChoices : noticeChoices.slice(1)
}

/** What somebody chose, as it is stored; what is no choice for the kind counts as none. */
export function chosenFor(type: NoticeType, stored: string | undefined): NoticeChoice {
  const [first = 'list', ...others] = choicesFor(type)
  return others.find((choice) => choice === stored) ?? first
}

/** What a choice is called, beside the others of its kind. */
export function choiceLabel(choice: NoticeChoice, type: NoticeType): string {
  return choice === 'list' && noticeKinds[type].mail ? msg('On this site only') : choiceLabels[choice]
}

const choiceLabels: Record<NoticeChoice, string> = {
  mail: msg('On this site and by email'),
  list: msg('On this site'),
  off: msg('Not at all'),
}
