import type { z } from 'zod'
import type { Access } from '../access/roles.ts'
import type { Formats } from '../i18n/format.ts'
import type { Translate } from '../i18n/message.ts'
import type { IconName } from '../theme/icons.ts'

/** Translation and formats in a reader's language. */
export interface Words {
  t: Translate
  format: Pick<Formats, 'date' | 'signed' | 'inZone'>
}

/** A source string, the values of its placeholders, and the page that it links to. */
interface NoticeText {
  message: string
  values?: (format: Words['format']) => Record<string, string | number>
  href: string
}

/** A kind of notice: its stored details, its message, and its mail. */
interface Kind<Details extends z.ZodType> {
  /** Its label in the form of the notice choices. */
  label: string
  /** The switch without which the kind leads nowhere; the points economy unless given. */
  feature?: 'incentives' | 'availability'
  /** The permission of the users who can get such notices; every user can, unless given. */
  access?: Access
  details: Details
  say(details: z.output<Details>): NoticeText
  icon: IconName
  /** The subject of its mail and the label of the link in it; `null`: no mail. */
  mail: { subject: string; link: string } | null
}

/** Defines a kind of notice. */
export function kind<Details extends z.ZodType>({
  label,
  feature = 'incentives',
  access,
  details,
  say,
  icon,
  mail,
}: Kind<Details>) {
  return {
    label,
    feature,
    access,
    details,
    icon,
    mail,
    read(stored: unknown): NoticeText | undefined {
      const parsed = details.safeParse(stored)
      return parsed.success ? say(parsed.data) : undefined
    },
  }
}
