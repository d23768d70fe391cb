import type { MailTexts } from '#shared/contract/mailTemplates.ts'
import { msg } from '#shared/i18n/message.ts'
import { textFaults } from '#shared/i18n/textFaults.ts'
import { mailPlaceholders, mailTextNames, neededPlaceholders, SIGNATURE } from '#shared/mail/mailTexts.ts'
import type { Refused } from '#shared/refusal.ts'

/** Names each placeholder that the mail does not have, and each that a text lacks. An empty text has no problem. */
export function mailTextProblems(type: string, texts: MailTexts): Refused[] {
  const known = mailPlaceholders(type)
    .map((name) => `{{${name}}}`)
    .join('')
  return ([...mailTextNames, SIGNATURE] as const).flatMap((path) => {
    const needed = neededPlaceholders(type, path)
    return textFaults(known, texts[path]).flatMap(({ code, names }): Refused[] => {
      if (code === 'braces') return [{ message: msg('These braces are not a placeholder.'), path, code }]
      const wrong = code === 'lost' ? names.filter((name) => needed.includes(name)) : names
      const message =
        code === 'lost'
          ? msg('The placeholder “{{name}}” is missing.')
          : msg('This email has no placeholder “{{name}}”.')
      return wrong.map((name) => ({ message, values: { name }, path, code: `placeholder_${code}` }))
    })
  })
}
