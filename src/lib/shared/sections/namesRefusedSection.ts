import { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { isPlainObject } from '../sameValue.ts'
import { sectionTitle } from './sectionTitle.ts'

/** Adds a problem that names the section to the problems of its fields, because a path names only its place. */
export const namesRefusedSection = z.check<unknown>((payload) => {
  const { value } = payload
  const title = sectionTitle(value)
  const type = isPlainObject(value) ? String(value.type).slice(0, 40) : ''
  payload.issues.push({
    code: 'custom',
    path: [],
    input: value,
    message: title
      ? msg('The section “{{title}}” cannot be saved like this.')
      : msg('A section of the type {{type}} cannot be saved like this.'),
    params: { code: 'section', values: { title, type } },
  })
})
namesRefusedSection._zod.def.when = ({ issues }) => issues.length > 0
