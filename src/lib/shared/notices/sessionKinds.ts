import { z } from 'zod'
import { Id, Instant } from '../contract/common.ts'
import { ZoneName } from '../contract/siteSettings.ts'
import { msg } from '../i18n/message.ts'
import { kind, type Words } from './kind.ts'

const session = {
  session: Id,
  training: Id,
  title: z.string().max(300),
  from: Instant,
  /** Where the session takes place (IANA): the time is written in this zone. */
  time_zone: ZoneName,
}
const Session = z.strictObject(session)

/** Of learners and of instructors, whose links lead to different pages. */
const teaches = z.boolean().default(false)

/** The learner may not see the training when the notice is sent: the link leads to the learner's sessions. */
const unseen = z.boolean().optional()

/** The kinds of notices about the sessions of trainings. */
export const sessionKinds = {
  session_booked: kind({
    ...common(),
    label: msg('Places that you book'),
    details: Session,
    say: (about) => said(about, msg('Your place in “{{title}}” is booked: {{date}}.')),
    mail: { subject: msg('Your place is booked'), link: msg('See the session') },
  }),
  session_waiting: kind({
    ...common(),
    label: msg('Waiting lists that you join'),
    details: Session,
    say: (about) => said(about, msg('You are on the waiting list of “{{title}}”: {{date}}.')),
    mail: null,
  }),
  session_promoted: kind({
    ...common(),
    label: msg('A place becomes free for you'),
    details: Session,
    say: (about) => said(about, msg('A place became free, and it is yours: “{{title}}”, {{date}}.')),
    mail: { subject: msg('You have a place now'), link: msg('See the session') },
  }),
  session_cancelled: kind({
    ...common(),
    label: msg('Sessions that are cancelled'),
    /** `own`: the learner gave the place back. `ended`: a course administrator ended the booking. `reason` is in the words of the course administrator. */
    details: z.strictObject({
      ...session,
      teaches,
      unseen,
      own: z.boolean().default(false),
      ended: z.boolean().default(false),
      reason: z.string().max(500).default(''),
    }),
    say: (about) => said(about, cancelledMessage(about)),
    mail: { subject: msg('A session is no longer in your calendar'), link: msg('See the session') },
  }),
  session_changed: kind({
    ...common(),
    label: msg('Sessions that change'),
    /** `restored`: it was cancelled before. `released`: the instructor no longer teaches it. */
    details: z.strictObject({
      ...session,
      teaches,
      unseen,
      restored: z.boolean().default(false),
      released: z.boolean().default(false),
    }),
    say: (about) => said(about, changedMessage(about)),
    mail: { subject: msg('A session has changed'), link: msg('See the session') },
  }),
  session_requested: kind({
    ...common(),
    access: 'availability_feature_manage_own',
    label: msg('Sessions that you are asked to teach'),
    details: Session,
    say: (about) => said({ ...about, teaches: true }, msg('You are asked to teach “{{title}}”: {{date}}.')),
    mail: { subject: msg('You are asked to teach a session'), link: msg('Accept or decline') },
  }),
  session_declined: kind({
    ...common(),
    access: 'availability_feature_manage',
    label: msg('Instructors who decline a session'),
    /** For course administrators. `name` is the instructor, `reason` in the words of the instructor. */
    details: z.strictObject({ ...session, name: z.string().max(300), reason: z.string().max(500).default('') }),
    say: (about) => ({
      ...said(
        about,
        about.reason === ''
          ? msg('{{name}} has declined “{{title}}”: {{date}}.')
          : msg('{{name}} has declined “{{title}}”: {{date}}. The reason: {{reason}}'),
      ),
      href: `/course-administration/sessions/${about.session}`,
    }),
    mail: { subject: msg('An instructor has declined a session'), link: msg('See the session') },
  }),
}

function common() {
  return { feature: 'availability', icon: 'calendar_month' } as const
}

interface About extends z.output<typeof Session> {
  teaches?: boolean
  unseen?: boolean | undefined
}

function pageOf({ training, teaches: isTeacher = false, unseen: isUnseen = false }: About): string {
  if (isTeacher) return '/availability'
  return isUnseen ? '/dashboard#my-sessions' : `/training/${training}#sessions`
}

function said(about: About, message: string) {
  const { title, from, time_zone } = about
  return {
    message,
    href: pageOf(about),
    values(format: Words['format']) {
      const there = format.inZone(time_zone)
      return {
        ...('reason' in about && { reason: String(about.reason) }),
        ...('name' in about && { name: String(about.name) }),
        title,
        date: `${there.dateTime(from, 'long')} ${there.zone(from)}`,
      }
    },
  }
}

function changedMessage({ restored, released }: { restored: boolean; released: boolean }): string {
  if (released) return msg('You no longer teach “{{title}}”: {{date}}.')
  if (restored) return msg('“{{title}}” takes place after all: {{date}}.')
  return msg('“{{title}}” has changed. It is now on {{date}}.')
}

function cancelledMessage({ own, ended, reason }: { own: boolean; ended: boolean; reason: string }): string {
  if (ended) return msg('You no longer take part in “{{title}}”: {{date}}.')
  if (own) return msg('You gave back your place in “{{title}}”: {{date}}.')
  if (reason === '') return msg('“{{title}}” is cancelled: {{date}}.')
  return msg('“{{title}}” is cancelled: {{date}}. The reason: {{reason}}')
}
